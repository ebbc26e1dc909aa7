import { bmi } from "#core/health/tools/bmi.ts";
import { energy } from "#core/health/tools/energy.ts";
import { exercise } from "#core/health/tools/exercise.ts";
import { meal } from "#core/health/tools/meal.ts";
import { summary } from "#core/health/tools/summary.ts";
import { water } from "#core/health/tools/water.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { exactly } from "#core/shared/exact.ts";
import { atMost } from "#tests/bench/figure.ts";
import { shareOfTheLoop } from "#tests/bench/ndjson.bench.ts";
import { alternate } from "#tests/bench/pricing.bench.ts";
import { naive } from "./naive-tools.ts";
import type { TrackerEntry } from "#core/health/tools/summary.ts";
import type { Figure } from "#tests/bench/figure.ts";

const PEOPLE = 500;
const LINES = 4_000;

/** CPU of the tools against floating point over the same numbers, which each gets as it takes them, in alternating rounds of one run. */
export async function bench(): Promise<readonly Figure[]> {
  return [...toolsWithSteps(), ofAMeal(), ofAYear(), await ofManyLines()];
}

/** Numbers as people type them, no two alike, and the same as exact fractions. */
const people = Array.from({ length: PEOPLE }, (_, nth) => {
  const kg = 45 + ((nth * 37) % 600) / 10;
  const cm = 145 + ((nth * 53) % 500) / 10;
  const met = [2.3, 3.5, 3.8, 8][nth % 4] ?? 1;
  const exact = { weightKg: exactly(kg), heightCm: exactly(cm), met: exactly(met) };
  return { kg, cm, met, age: 18 + ((nth * 7) % 70), minutes: 5 + ((nth * 11) % 115), exact };
});
type Person = (typeof people)[number];

function toolsWithSteps(): readonly Figure[] {
  const tools: readonly (readonly [string, (of: Person) => unknown, (of: Person) => unknown])[] = [
    ["bmi", naive.bmi, ({ exact: { weightKg, heightCm } }) => bmi({ weightKg, heightCm, ageYears: null, pregnant: false })],
    ["water", naive.water, ({ exact }) => water({ weightKg: exact.weightKg })],
    [
      "energy",
      (of) => naive.energy({ ...of, factor: 1.375 }),
      ({ exact: { weightKg, heightCm }, age }) =>
        energy({ sex: "female", ageYears: age, weightKg, heightCm, activity: "light", aim: "lose", pregnant: false }),
    ],
    ["exercise", naive.exercise, ({ exact: { met, weightKg }, minutes }) => exercise({ met, minutes, weightKg, ageYears: null })],
  ];
  return tools.map(([name, bare, ours]) => {
    const [bareTook = 0, oursTook = 0] = alternate([() => people.map(bare), () => people.map(ours)], 60);
    return atMost(`${name}, with all steps, against a float loop that formats the same without them`, oursTook / bareTook, 3);
  });
}

/** Ten dishes, of one of which a table knows no fibre. */
function ofAMeal(): Figure {
  const dishes = Array.from({ length: 10 }, (_, nth) => ({
    food: `dish-${nth}`,
    grams: 40 + ((nth * 37) % 200) + 0.5,
    per100: { kcal: 90 + nth * 13, protein_g: 2.5 + nth, carbs_g: 11.75 + nth, fat_g: 0.35 + nth, fibre_g: nth === 3 ? null : 1.2 },
  }));
  const exact = (amount: number | null) => (amount === null ? null : exactly(amount));
  const items = dishes.map(({ food, grams, per100: { kcal, protein_g, carbs_g, fat_g, fibre_g } }) => ({
    food,
    grams: exactly(grams),
    per100: {
      kcal: exactly(kcal),
      protein_g: exactly(protein_g),
      carbs_g: exactly(carbs_g),
      fat_g: exactly(fat_g),
      fibre_g: exact(fibre_g),
    },
  }));
  const [bareTook = 0, oursTook = 0] = alternate([() => naive.meal(dishes), () => meal(items)], 2_000);
  return atMost("a meal of 10 dishes against a float loop that formats the same", oursTook / bareTook, 2);
}

/** A year of glasses, most of them of whole millilitres. */
function ofAYear(): Figure {
  const from = day("2025-12-01");
  const noted = Array.from({ length: 7_000 }, (_, nth) => ({
    id: `entry-${nth}`,
    at: firstInstantOf(daysAfter(from, nth % 365)) + ((nth * 7_919) % 86_400) * 1_000,
    value: nth % 20 === 0 ? 187.5 : 250,
  }));
  const entries = noted.map((one): TrackerEntry => ({ kind: "amount", ...one }));
  const [to, goals] = [daysAfter(from, 364), [{ from, value: 2_500 }]];
  const [bareTook = 0, oursTook = 0] = alternate(
    [() => naive.days(noted), () => summary({ tracker: "water", from, to, today: to, goals, paused: new Set(), entries })],
    5,
  );
  return atMost("the summary of a year with 7,000 entries against a float reduce by day", oursTook / bareTook, 2);
}

/** What people ask of calculators, line by line. */
async function ofManyLines(): Promise<Figure> {
  const lines = Array.from({ length: LINES }, (_, nth) => {
    const { kg, cm, age, met, minutes } = people[nth % PEOPLE] ?? { kg: 60, cm: 160, age: 30, met: 3, minutes: 30 };
    const of = [
      { tool: "bmi", weight_kg: kg, height_cm: cm },
      { tool: "energy", sex: "female", age_years: age, weight_kg: kg, height_cm: cm, activity: "light", aim: "lose" },
      { tool: "water", weight_kg: kg },
      { tool: "exercise", met, minutes, weight_kg: kg },
    ];
    return JSON.stringify(of[nth % of.length]);
  });
  const share = await shareOfTheLoop(["health", "check"], lines);
  return {
    name: "bmi, energy, water and exercise by turns: speed of --ndjson against JSON.parse and JSON.stringify alone",
    figure: Math.round(share * 100),
    unit: "%",
    target: "at least 40",
    met: share >= 0.4,
  };
}
