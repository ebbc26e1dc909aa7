import { ok, refused } from "../shared/result.ts";
import { stateOfCode } from "../shipping/indian-states.ts";
import type { Result } from "../shared/result.ts";
import type { IndianState } from "../shipping/indian-states.ts";

/** What is wrong with a GSTIN: its form, the state that its first two digits name, or its last letter, which would be `expected`. */
export type GstinFault =
  | { readonly kind: "no-gstin" }
  | { readonly kind: "no-state"; readonly code: string }
  | { readonly kind: "wrong-check-letter"; readonly expected: string };

/** A code of a state, a PAN, the number of the registration there, Z and a check letter. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A GSTIN without its spaces and in capitals, and the state that registered it. Source: specification/invoices.md, Sellers. */
export function gstinIn(written: string): Result<{ readonly gstin: string; readonly state: IndianState }, GstinFault> {
  const gstin = written
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .toUpperCase();
  if (!FORM.test(gstin)) return refused({ kind: "no-gstin" });
  const state = stateOfGstin(gstin);
  if (state === null) return refused({ kind: "no-state", code: gstin.slice(0, 2) });
  const expected = gstinCheckLetter(gstin.slice(0, 14));
  return gstin.endsWith(expected) ? ok({ gstin, state }) : refused({ kind: "wrong-check-letter", expected });
}

/** The state that registered it; null: its first two letters are no code of a state. */
export const stateOfGstin = (gstin: string): IndianState | null => stateOfCode(gstin.slice(0, 2));

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The fifteenth letter of a GSTIN over its first fourteen, as the tax department reckons it: base 36, weights 1 and 2 in turn. */
export function gstinCheckLetter(first14: string): string {
  let sum = 0;
  for (const [place, letter] of [...first14].entries()) {
    const product = LETTERS.indexOf(letter) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return LETTERS.charAt((36 - (sum % 36)) % 36);
}
