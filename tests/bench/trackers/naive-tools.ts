/** What somebody would write who thinks in floating point: the same figures, bands and notes as text, without steps. */
export const naive = {
  bmi({ kg, cm }: { readonly kg: number; readonly cm: number }) {
    const square = (cm / 100) ** 2;
    const bmi = (kg / square).toFixed(1);
    const shown = Number(bmi);
    return {
      tool: "bmi",
      figures: {
        bmi,
        healthy_from_kg: (Math.ceil(square * 185) / 10).toFixed(1),
        healthy_to_kg: (Math.floor(square * 229) / 10).toFixed(1),
      },
      band: shown < 18.5 ? "underweight" : shown < 23 ? "normal" : shown < 25 ? "overweight" : "obese",
      notes: shown >= 27.5 ? ["high_risk"] : [],
    };
  },

  water({ kg }: { readonly kg: number }) {
    const stepped = Math.round((kg * 35) / 250) * 250;
    const goal = Math.min(Math.max(stepped, 1_500), 4_000);
    return { tool: "water", figures: { goal_ml: goal.toFixed(0) }, band: null, notes: goal === stepped ? [] : ["limited"] };
  },

  energy({ kg, cm, age, factor }: { readonly kg: number; readonly cm: number; readonly age: number; readonly factor: number }) {
    const bmr = 10 * kg + 6.25 * cm - 5 * age - 161;
    const tdee = bmr * factor;
    const goal = Math.max(tdee - 500, 1_200);
    const isThin = Number((kg / (cm / 100) ** 2).toFixed(1)) < 18.5;
    return {
      tool: "energy",
      figures: {
        bmr_kcal: bmr.toFixed(0),
        tdee_kcal: tdee.toFixed(0),
        goal_kcal: isThin ? null : goal.toFixed(0),
        protein_g: (kg * 0.83).toFixed(0),
      },
      band: null,
      notes: isThin ? ["underweight"] : goal === 1_200 ? ["floor"] : [],
    };
  },

  exercise({ kg, met, minutes }: { readonly kg: number; readonly met: number; readonly minutes: number }) {
    const hours = minutes / 60;
    return {
      tool: "exercise",
      figures: { kcal: (met * kg * hours).toFixed(0), net_kcal: (Math.max(met - 1, 0) * kg * hours).toFixed(0) },
      band: met < 3 ? "light" : met < 6 ? "moderate" : "vigorous",
      notes: [],
    };
  },

  meal(items: readonly NaiveItem[]) {
    const names = ["kcal", "protein_g", "carbs_g", "fat_g", "fibre_g"] as const;
    const figures: Record<string, string | null> = {};
    const incomplete: string[] = [];
    for (const name of names) {
      let sum = 0;
      let known = 0;
      for (const item of items) {
        const amount = item.per100[name];
        if (amount === null) continue;
        sum += (amount * item.grams) / 100;
        known += 1;
      }
      figures[name] = known === 0 ? null : sum.toFixed(name === "kcal" ? 0 : 1);
      if (known > 0 && known < items.length) incomplete.push(name);
    }
    return {
      tool: "meal",
      figures,
      items: items.map(({ food, grams, per100 }) => ({
        food,
        grams: grams.toFixed(1),
        kcal: per100.kcal === null ? null : ((per100.kcal * grams) / 100).toFixed(0),
      })),
      incomplete,
    };
  },

  /** The sums of a year's days. */
  days(entries: readonly { readonly at: number; readonly value: number }[]) {
    return entries.reduce<Record<string, number>>((sums, { at, value }) => {
      const day = new Date(at + INDIA).toISOString().slice(0, 10);
      sums[day] = (sums[day] ?? 0) + value;
      return sums;
    }, {});
  },
};

type NaiveItem = { readonly food: string; readonly grams: number; readonly per100: Readonly<Record<Nutrient, number | null>> };
type Nutrient = "kcal" | "protein_g" | "carbs_g" | "fat_g" | "fibre_g";

const INDIA = 19_800_000;
