import type { Facts } from "#web/design/phrase.ts";

/** The calculator of daily needs. */
export const needsPhrases = {
  form: "About you",
  activity: "How you live",
  unchosen: "Choose",
  activities: {
    sedentary: "Sitting most of the day",
    light: "Light: some walking, or sport once or twice a week",
    moderate: "Moderate: on your feet, or sport three to five times a week",
    active: "Active: hard work, or sport almost every day",
    very_active: "Very active: hard work and sport",
  },
  aim: "Your weight should",
  aims: { lose: "fall", keep: "stay", gain: "rise" },
  result: "Your day",
  nothingYet: "Fill in the form, and your day appears here.",
  figures: { rest: "Energy at rest", day: "Energy you use a day", goal: "Energy to eat a day", protein: "Protein", water: "Water a day" },
  kilocalories: ({ number }: Facts<"number">) => `${number} kcal`,
  grams: ({ number }: Facts<"number">) => `${number} g`,
  millilitres: ({ number }: Facts<"number">) => `${number} ml`,
  doctor: "If a doctor limits what you drink, follow that.",
  notes: {
    floor: "Eating less than this doesn't give your body what it needs, so we don't set it as a goal.",
    pregnant: "In pregnancy there is no goal for energy. Ask your doctor what is right for you.",
    underweight: "Your weight is low for your height, so there is no goal for losing more.",
    limited: "This calculator goes from 1,500 to 4,000 ml.",
  },
};
