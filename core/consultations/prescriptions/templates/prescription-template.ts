import { ok, refused } from "../../../shared/result.ts";
import type { Result } from "../../../shared/result.ts";
import type { ItemDescription, PrescriptionContent } from "../../prescription/prescription.ts";
import type { PrescriptionKind } from "../../prescription/prescription-kind.ts";
import type { HeldSchedule } from "../../prescription/schedule.ts";

declare const templateBrand: unique symbol;
export type TemplateId = string & { readonly [templateBrand]: true };

/** Throws a RangeError on an empty text. */
export function templateId(text: string): TemplateId {
  if (text === "") throw new RangeError("a template id is not empty");
  return text as TemplateId;
}

/** An item without what belongs to one patient: from when on, and why nevertheless. */
export type TemplateItem = Omit<ItemDescription, "key" | "start" | "nevertheless"> & HeldSchedule;

/**
 * What a practitioner prescribes again and again. It has no complaint, findings or diagnosis, no age and no reason: those are a patient's.
 * Source: specification/prescriptions.md, Templates of a practitioner.
 */
export type TemplateContent = Pick<PrescriptionContent, "advice" | "tests" | "followUp"> & { readonly items: readonly TemplateItem[] };

export type PrescriptionTemplate = TemplateContent & { readonly id: TemplateId; readonly name: string; readonly kind: PrescriptionKind };

export const MOST_TEMPLATES = 50;
export const LONGEST_TEMPLATE_NAME = 80;

export type NameProblem = { readonly kind: "no-name" | "name-taken" };

/**
 * A template's name without blanks around it. Refused where another of the practitioner's, whatever its letter case, has it. `own`: the
 * template that is renamed; null: it is new.
 */
export function templateName(
  written: string,
  others: readonly PrescriptionTemplate[],
  own: TemplateId | null,
): Result<string, NameProblem> {
  const name = written.trim().slice(0, LONGEST_TEMPLATE_NAME);
  if (name === "") return refused({ kind: "no-name" });
  const isTaken = others.some((one) => one.id !== own && one.name.toLowerCase() === name.toLowerCase());
  return isTaken ? refused({ kind: "name-taken" }) : ok(name);
}

/** By their names. */
export const inOrderOfNames = (templates: readonly PrescriptionTemplate[]): readonly PrescriptionTemplate[] =>
  templates.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
