import type { Facts } from "#web/design/phrase.ts";

/** What the exercise tracker alone says. */
export const exercisePhrases = {
  add: "Add exercise",
  search: "Search activities",
  searchHint:
    "Such as walking, yoga or cricket. For steps, note the walk with its minutes; the number of steps is noted in a Fitbook challenge that counts steps.",
  what: "What did you do?",
  chooseOne: "Please choose what you did",
  minutes: "Minutes",
  wrongMinutes: "Please enter 1 to 1440 whole minutes",
  weight: "Your weight in kg",
  weightHint: "We need it to work out the energy. It is noted too, so we ask only once.",
  weightKept: "It is saved with the exercise, and noted, so we ask only once.",
  wrongWeight: "Please enter 20 to 400 kg",
  start: "Start the stopwatch",
  stop: "Stop",
  since: ({ moment }: Facts<"moment">) => `Running since ${moment}.`,
  ownActivities: "Your own activities",
  note: "Note this exercise",
  howItIsWorkedOut: "Energy is MET × weight × hours. METs are those of the 2024 Adult Compendium, for adults of 19 to 59 years.",
  kcal: ({ minutes, kcal }: Facts<"minutes" | "kcal">) => `${minutes}, ${kcal} kcal`,
  named: ({ name, amount }: Facts<"name" | "amount">) => `${name}: ${amount}`,
};
