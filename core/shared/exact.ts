// Decision: docs/decisions/money-as-paise-and-exact-fractions.md
import { paise } from "./money.ts";
import type { Paise } from "./money.ts";

/** An exact fraction; the denominator is positive. Not necessarily in lowest terms: compare with `compare`, never by parts. */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint };

/** An exact amount in paise, as amounts excluding tax are until the rule that rounds. */
export type ExactPaise = Exact;

/** The fraction that a number's shortest decimal text stands for: 0.1 is a tenth, not the nearest binary fraction. */
export function exactly(number: number): Exact {
  if (Number.isSafeInteger(number)) return { numerator: BigInt(number), denominator: 1n };
  const [digits = "", power = "0"] = String(number).split("e");
  const [whole = "", decimals = ""] = digits.split(".");
  const [numerator, places] = [BigInt(whole + decimals), decimals.length - Number(power)];
  return places > 0
    ? { numerator, denominator: 10n ** BigInt(places) }
    : { numerator: numerator * 10n ** BigInt(-places), denominator: 1n };
}

/** Negative, 0 or positive as `a` is below, at or above `b`. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether it is less than a whole number. */
export const isBelow = ({ numerator, denominator }: Exact, whole: number): boolean => numerator < BigInt(whole) * denominator;

export const plus = (a: Exact, b: Exact): Exact =>
  a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : { numerator: a.numerator * b.denominator + b.numerator * a.denominator, denominator: a.denominator * b.denominator };

export const times = (a: Exact, b: Exact): Exact => ({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator });

export const minus = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.denominator - b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/** The largest whole number of paise not above it. */
export const roundDown = (amount: ExactPaise): Paise => paise(Number(floor(amount)));

/** The smallest whole number of paise not below it. */
export const roundUp = (amount: ExactPaise): Paise =>
  paise(0 - Number(floor({ numerator: -amount.numerator, denominator: amount.denominator })));

/** The nearest whole number of paise; half a paisa goes up. */
export const roundHalfUp = (amount: ExactPaise): Paise =>
  paise(Number(floor({ numerator: 2n * amount.numerator + amount.denominator, denominator: 2n * amount.denominator })));

/** Rounded down, still as a fraction: for what may be beyond every amount. */
export const wholePart = (amount: Exact): Exact => ({ numerator: floor(amount), denominator: 1n });

/** BigInt division cuts towards zero; this goes down. */
function floor({ numerator, denominator }: Exact): bigint {
  const cut = numerator / denominator;
  return numerator % denominator < 0n ? cut - 1n : cut;
}
