import { PRESCRIPTION_RULES } from "#core/consultations/prescriptions/prescription-kind.ts";
import { scheduleWords } from "./schedule-words.ts";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import type { PrescriptionKind } from "#core/consultations/prescriptions/prescription-kind.ts";
import type { PrescriptionItem } from "#core/consultations/prescriptions/prescription.ts";

/** What stands on prescriptions, put together for every language. */
export const prescriptionWords = {
  titleOf: (kind: PrescriptionKind): string => (PRESCRIPTION_RULES[kind].holds === "care-plan" ? phrases.carePlan : phrases.prescription),
  itemsOf: (kind: PrescriptionKind): string =>
    ({ drugs: phrases.drugs, "care-plan": phrases.plan, free: phrases.free })[PRESCRIPTION_RULES[kind].holds],
  count: (count: number): string => (count === 1 ? phrases.oneItem : phrases.items({ count: String(count) })),
  field: (field: string): string => Object.entries(phrases.details).find(([name]) => name === field)?.[1] ?? field,
  /** The details of an item in the order of its kind's fields; empty ones are left out. */
  details: ({ details }: Pick<PrescriptionItem, "details">, kind: PrescriptionKind): readonly string[] =>
    PRESCRIPTION_RULES[kind].details.flatMap((field) => {
      const value = details[field] ?? "";
      return value === "" ? [] : [phrases.detail({ name: prescriptionWords.field(field), value })];
    }),
  /** What a drug is made of, where that is more than its own name. */
  ingredients: ({ name, ingredients }: Pick<PrescriptionItem, "name" | "ingredients">): string | null =>
    ingredients.length === 0 || (ingredients.length === 1 && ingredients[0] === name)
      ? null
      : phrases.contains({ ingredients: ingredients.join(", ") }),
  /** An item in a line. */
  inALine: (item: PrescriptionItem, kind: PrescriptionKind): string =>
    [...prescriptionWords.details(item, kind), scheduleWords.when(item), ...scheduleWords.steps(item), scheduleWords.span(item)].join("; "),
};
