import { provisionalDiagnosis } from "#core/consultations/prescriptions/diagnosis.ts";
import { overriddenOf } from "#core/consultations/prescription/prescription.ts";
import { changesBetween } from "#core/consultations/prescriptions/prescription-changes.ts";
import { PRESCRIPTION_RULES } from "#core/consultations/prescription/prescription-kind.ts";
import { scheduleWords } from "./schedule-words.ts";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import type { PrescriptionKind } from "#core/consultations/prescription/prescription-kind.ts";
import type { PrescriptionText } from "#core/consultations/prescriptions/prescription-changes.ts";
import type { PrescriptionItem, PrescriptionVersion, Warning } from "#core/consultations/prescription/prescription.ts";

/** What is otherwise in a version, how it was and how it is. */
type PrescriptionChange = { readonly what: string; readonly was: string | null; readonly is: string | null };

/** What stands on prescriptions, put together for every language. */
export const prescriptionWords = {
  titleOf: (kind: PrescriptionKind): string => (PRESCRIPTION_RULES[kind].holds === "care-plan" ? phrases.carePlan : phrases.prescription),
  itemsOf: (kind: PrescriptionKind): string =>
    ({ drugs: phrases.drugs, "care-plan": phrases.plan, free: phrases.free })[PRESCRIPTION_RULES[kind].holds],
  /** A diagnosis in a line. */
  diagnosis: (diagnosis: string): string => {
    const provisional = provisionalDiagnosis(diagnosis);
    return provisional === null ? diagnosis : phrases.provisional({ diagnosis: provisional });
  },
  /** A text under its name. */
  text: (name: PrescriptionText, value: string): { readonly name: string; readonly value: string } => {
    const provisional = name === "diagnosis" ? provisionalDiagnosis(value) : null;
    return provisional === null ? { name: phrases.texts[name], value } : { name: phrases.provisionalDiagnosis, value: provisional };
  },
  /** What was prescribed for, as a heading. */
  headingOf: ({ kind, diagnosis }: Pick<PrescriptionVersion, "kind" | "diagnosis">): string =>
    provisionalDiagnosis(diagnosis) === null
      ? `${phrases.kinds[kind]}: ${diagnosis}`
      : `${phrases.kinds[kind]} · ${prescriptionWords.diagnosis(diagnosis)}`,
  count: (count: number): string => (count === 1 ? phrases.oneItem : phrases.items({ count: String(count) })),
  field: (field: string): string => Object.entries(phrases.details).find(([name]) => name === field)?.[1] ?? field,
  /** A field with what its word means, where not everybody knows it. */
  explained: (field: string): string => {
    const meaning = Object.entries(phrases.meanings).find(([name]) => name === field)?.[1];
    const name = prescriptionWords.field(field);
    return meaning === undefined ? name : phrases.explained({ name, meaning });
  },
  /** The details of an item in the order of its kind's fields; empty ones are left out. */
  details: ({ details }: Pick<PrescriptionItem, "details">, kind: PrescriptionKind): readonly string[] =>
    PRESCRIPTION_RULES[kind].details.flatMap((field) => {
      const value = details[field] ?? "";
      return value === "" ? [] : [phrases.detail({ name: prescriptionWords.explained(field), value })];
    }),
  /** What a drug is made of, where that is more than its own name. */
  ingredients: ({ name, ingredients }: Pick<PrescriptionItem, "name" | "ingredients">): string | null =>
    ingredients.length === 0 || (ingredients.length === 1 && ingredients[0] === name)
      ? null
      : phrases.contains({ ingredients: ingredients.join(", ") }),
  /** In spite of what an item was signed. */
  overridden: ({ kind, with: what }: Warning): string => phrases.overridden[kind]({ what }),
  /** What a version says otherwise than the one before it; `was`, `is` null: it is new, or gone. */
  changesOf: (before: PrescriptionVersion, after: PrescriptionVersion): readonly PrescriptionChange[] => {
    const { texts, added, changed, removed } = changesBetween(before, after);
    const orNothing = (text: string) => (text === "" ? phrases.nothing : text);
    return [
      ...added.map((item) => ({ what: phrases.added(item), was: null, is: prescriptionWords.inALine(item, after.kind) })),
      ...changed.map((pair) => ({
        what: phrases.changed(pair.after),
        was: prescriptionWords.inALine(pair.before, before.kind),
        is: prescriptionWords.inALine(pair.after, after.kind),
      })),
      ...removed.map((item) => ({ what: phrases.removed(item), was: prescriptionWords.inALine(item, before.kind), is: null })),
      ...texts.map(({ text, before: was, after: is }) => ({
        what: phrases.texts[text],
        was: orNothing(text === "diagnosis" ? prescriptionWords.diagnosis(was) : was),
        is: orNothing(text === "diagnosis" ? prescriptionWords.diagnosis(is) : is),
      })),
    ];
  },
  /** What was signed in spite of an allergy that its patient told of, an item a line. */
  inSpiteOfAllergies: (version: Pick<PrescriptionVersion, "items" | "overridden">): readonly string[] =>
    version.items.flatMap((item) => {
      const allergies = overriddenOf(version, item).flatMap(({ kind, with: what }) => (kind === "allergy" ? [what] : []));
      return allergies.length === 0
        ? []
        : [phrases.inSpiteOfAllergy({ name: item.name, what: allergies.join(", "), reason: item.nevertheless ?? phrases.nothing })];
    }),
  /** An item in a line. */
  inALine: (item: PrescriptionItem, kind: PrescriptionKind): string =>
    [...prescriptionWords.details(item, kind), scheduleWords.when(item), ...scheduleWords.steps(item), scheduleWords.span(item)].join("; "),
};
