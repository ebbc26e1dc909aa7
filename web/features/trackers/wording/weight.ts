import type { Facts } from "#web/design/phrase.ts";

/** What the weight tracker alone says. */
export const weightPhrases = {
  add: "Weigh in",
  weight: "Weight",
  unit: "Unit",
  units: { kg: "kg", lb: "lb" },
  note: "Note it",
  wrong: ({ from, to }: Facts<"from" | "to">) => `Please enter ${from} to ${to} kg with at most two decimals, or the same in lb with one`,
  doubted: ({ last }: Facts<"last">) => `That is far from your last weight, ${last}. Is the unit right?`,
  meant: "Yes, note it",
};
