import type { Mode, PublicPractitioner } from "../practitioner.ts";
import type { Paise } from "../../shared/money.ts";

/** Which consultations somebody would take; null: any. */
export type OfferLimits = { readonly mode: Mode | null; readonly maxFee: Paise | null };

/**
 * The consultations of a practitioner that are within the limits: their lengths in minutes, the shortest first, and the lowest fee. Null:
 * there are none. Source: specification/consultations.md, Directory.
 */
export function lengthsOf(
  { fees }: Pick<PublicPractitioner, "fees">,
  { mode, maxFee }: OfferLimits,
): { readonly lengths: readonly [number, ...number[]]; readonly lowestFee: Paise } | null {
  const within = fees.filter((fee) => (mode === null || fee.mode === mode) && (maxFee === null || fee.amount <= maxFee));
  const [shortest, ...longer] = [...new Set(within.map(({ length }) => length))].sort((a, b) => a - b);
  const [first, ...others] = within;
  if (shortest === undefined || first === undefined) return null;
  const lowestFee = others.reduce((lowest, { amount }) => (amount < lowest ? amount : lowest), first.amount);
  return { lengths: [shortest, ...longer], lowestFee };
}
