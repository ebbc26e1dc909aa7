import { asciiDigits } from "../../shared/ascii-digits.ts";
import { scheduleOf } from "../prescription/schedule.ts";
import type { PrescriptionItem } from "../prescription/prescription.ts";

/** The details that say how much. */
const AMOUNTS = ["dose", "minutes", "sets", "repetitions"] as const;

/**
 * Whether a text says an amount of nothing, as "0 tablets"; "1-0-1" and a text without a number don't. Source:
 * specification/prescriptions.md, When it is taken.
 */
export function isZeroAmount(text: string): boolean {
  const digits = asciiDigits(text.normalize("NFKC")); // So that ½ has digits.
  return /\d/.test(digits) && !/[1-9]/.test(digits);
}

/** The details of an item that say an amount of nothing. */
export const zeroAmounts = (details: PrescriptionItem["details"]): readonly string[] =>
  AMOUNTS.filter((field) => isZeroAmount(details[field] ?? ""));

/** Whether the steps of a taper say how much and the item does so too. Source: specification/prescriptions.md, When it is taken. */
export function isDoseTwice(item: PrescriptionItem): boolean {
  const schedule = scheduleOf(item);
  const { dose: whole = "" } = item.details;
  return whole.trim() !== "" && schedule.kind === "taper" && schedule.steps.some(({ dose }) => dose.trim() !== "");
}
