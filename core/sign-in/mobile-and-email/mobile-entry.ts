import { MOBILE_LENGTH, mobileIn } from "../../identity/mobile.ts";
import { asciiDigits } from "../../shared/ascii-digits.ts";
import type { Mobile } from "../../identity/mobile.ts";

/** The most characters that the field of a mobile holds: its ten digits and a 0 before them. */
const LONGEST_ENTRY = MOBILE_LENGTH + 1;

/**
 * The text that a field keeps of what was typed or pasted: digits, of Indian scripts too, without the +91 that is shown before the field.
 * Letters and gaps are left out. Of a number that was pasted or filled in with its country's code the ten digits stay.
 * Source: specification/sign-in.md, The form.
 */
export function mobileTyped(text: string): string {
  const digits = asciiDigits(text.normalize("NFKC"))
    .replace(/^tel:/i, "")
    .replace(/(?!^\+)[^\d]/gu, "")
    .replace(/^\+91/, "");
  return digits.length > LONGEST_ENTRY ? (mobileIn(digits) ?? digits) : digits;
}

/** What a field that holds `before` keeps once `text` stands in it: a key more than it holds does nothing. */
export function mobileEntered(before: string, text: string): string {
  const after = mobileTyped(text);
  return after.length > LONGEST_ENTRY && after.length === before.length + 1 ? before : after;
}

/** Why a code can't be sent to the number in a field. `empty`: no message is shown yet. null: a code can be sent. */
export type MobileEntryProblem = "empty" | "invalid";

export function mobileEntry(typed: string): { readonly kind: "ready"; readonly mobile: Mobile } | { readonly kind: MobileEntryProblem } {
  if (typed === "") return { kind: "empty" };
  const mobile = mobileIn(typed);
  return mobile === null || typed.length < MOBILE_LENGTH ? { kind: "invalid" } : { kind: "ready", mobile };
}
