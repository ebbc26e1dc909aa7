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
  girths: "Waist, hip and neck too",
  girth: { waist: "Waist", hip: "Hip", neck: "Neck" },
  girthUnit: "Measured in",
  girthUnits: { cm: "cm", in: "inches" },
  wrongGirth: ({ from, to }: Facts<"from" | "to">) =>
    `Please enter ${from} to ${to} cm with at most one decimal, or the same in inches with two`,
};
