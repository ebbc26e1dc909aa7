import type { Facts } from "#web/design/phrase.ts";

/** Today on one screen. */
export const wellnessPhrases = {
  title: "Your day",
  lead: "Water, sleep, movement, meals and weight on one screen, one tap each, and what goes together over weeks.",
  description:
    "Note water, sleep, exercise and meals with one tap each, even offline. Questions for the mind, short routines for the body.",
  today: "Today",
  steadiness: ({ figure }: Facts<"figure">) => `Steadiness ${figure} of 100`,
  streak: {
    one: ({ count }: Facts<"count">) => `${count} day in a row`,
    other: ({ count }: Facts<"count">) => `${count} days in a row`,
  },
  stillOpen: ({ list }: Facts<"list">) => `Left for today: ${list}.`,
  nothingOpen: "Everything is noted for today.",
  glass: "A glass, 250 ml",
  again: ({ what }: Facts<"what">) => `Again: ${what}`,
  addExercise: "Add exercise",
  asBefore: ({ meal }: Facts<"meal">) => `Same ${meal} as last time`,
  addMeal: "Add a meal",
  weighIn: "Weigh in",
  together: "What goes together",
  togetherText: "Worked out on this device over your last 90 days. That does not say why.",
  togetherNone: "Nothing to show yet. It takes some weeks in which both were noted.",
  found: ({ days, a, b, rho }: Facts<"days" | "a" | "b" | "rho">) => `On ${days} days: ${a}, ${b} (rho ${rho}).`,
  more: { water: "more water", sleep: "longer sleep", exercise: "more exercise", meal: "more energy eaten", weight: "a higher weight" },
  less: { water: "less water", sleep: "shorter sleep", exercise: "less exercise", meal: "less energy eaten", weight: "a lower weight" },
  nextDay: ({ what }: Facts<"what">) => `${what} the day after`,
  thatNight: ({ what }: Facts<"what">) => `${what} the night after`,
  visitors: "Your day in a few taps",
  visitorsText:
    "Sign in, and water, sleep, exercise, meals and weight stand here with one press each. They are kept in your account, and no other customer sees them.",
  needsScript: "Your day is saved in your account, which needs JavaScript.",
  withoutScript: "The calculators need neither.",
  noDiagnosis: "Nothing here is a diagnosis. Days follow Indian time.",
  overMonths: "Over months",
  monthly: { prakriti: "Prakriti", stress: "Stress" },
  trackersTitle: "Daily trackers",
  practice: "Mind and body",
  calculators: "Calculators",
  ways: {
    mind: { title: "Your mind", text: "Eight questions each about feelings, work and people." },
    physical: { title: "Your body", text: "24 short routines with a clock, and your week." },
  },
  tools: {
    body: { title: "BMI and body fat", text: "With Indian bands, and the formula shown." },
    needs: { title: "Daily needs", text: "How much energy, water and protein you need a day." },
    prakriti: { title: "Prakriti test", text: "24 questions about body, function and mind." },
    stress: { title: "Stress test", text: "Ten questions, two minutes." },
  },
};
