import type { Facts } from "#web/design/phrase.ts";

/** Where the figures of a tracker come from. */
export const explainedPhrases = {
  how: "How it came about",
  howNamed: ({ what }: Facts<"what">) => `How it came about: ${what}`,
  formula: ({ formula }: Facts<"formula">) => `Formula: ${formula}`,
  ofHundred: ({ figure }: Facts<"figure">) => `${figure} of 100`,
  days: {
    water: "All glasses of the day together.",
    sleep: "All sleep that ends on the day together. Where two overlap, no minute counts twice.",
    exercise: "All minutes of the day together.",
    meal: "The energy of all you ate on the day together, rounded once.",
    weight: "The last weight of the day counts.",
  },
  sum: "Together",
  goal: "Goal",
  goalSince: ({ day }: Facts<"day">) => `Goal since ${day}`,
  usualGoal: "Goal until you set your own",
  mealGoal: "Meals reach the goal from 90 to 110 % of it.",
  steadiness: [
    "Each day on which you reach the goal brings you about 5 % nearer to 100, each other day costs 5 % of what you have. After 13 days in a row it is 50.",
    "Paused days change nothing, nor does today while it is open. Counted from your first entry on; what lies more than 400 days back no longer shows.",
  ],
  streak: "Days in a row on which you reached the goal. Paused days neither count nor break it, nor does today while it is open.",
  longest: "Longest so far",
  met: "Days with the goal reached",
  others: "Days without",
  pausedDays: "Paused days",
  average:
    "The sum of the days that have a value, before today, by how many they are. A day without an entry does not count; one with “nothing” counts as 0.",
  weightAverage: "The sum of the weights of the days that have one, before today, by how many they are.",
  weekMean: "The mean of the weights shown for this day and the six before. A day without a weight does not count.",
  notNoted: "not noted",
  daysWithValue: "Days that count",
  certainty: "A figure is as sure as what was noted. What was not noted is left out and never guessed.",
  exercise: {
    met: "MET",
    ofTable: ({ met, code }: Facts<"met" | "code">) => `${met} (Compendium ${code})`,
    own: ({ met }: Facts<"met">) => `${met} (as you set it)`,
    minutes: "Minutes",
    weight: "Weight of that day",
  },
  meal: {
    amount: "Amount",
    amountIs: ({ amount, grams }: Facts<"amount" | "grams">) => `${amount} = ${grams}`,
    per100: ({ nutrient }: Facts<"nutrient">) => `${nutrient} in 100 g`,
    unknown: "not known",
    parts: ({ grams }: Facts<"grams">) => `What is in ${grams} of it, by today’s recipe`,
    table: ({ version }: Facts<"version">) => `From our table ${version}`,
    kept: "Kept with the entry when you noted it: a later change of the table changes nothing here.",
    printed: "As you entered it. What else is in it is not known.",
  },
};
