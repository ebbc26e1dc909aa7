import { exactly, isBelow, plus, times } from "../shared/exact.ts";
import { asDouble, dividedBy } from "./fraction.ts";
import { rounded } from "./rounded.ts";
import { step } from "./step.ts";
import type { Exact } from "../shared/exact.ts";
import type { Step } from "./health-answer.ts";

/** What a formula reckons with, over one kind of number. `text` rounds half away from zero to so many decimals, a `step` to at most four. */
export type Reckoning<Amount> = {
  readonly number: (number: number) => Amount;
  readonly plus: (a: Amount, b: Amount) => Amount;
  readonly times: (a: Amount, b: Amount) => Amount;
  readonly over: (a: Amount, b: Amount) => Amount;
  readonly isBelow: (a: Amount, whole: number) => boolean;
  readonly text: (amount: Amount, decimals: number) => string;
  readonly step: (name: string, amount: Amount) => Step;
};

/**
 * What a formula makes of two measures, exactly. Where the first is in hundredths and the second in tenths, as people have them, it is worked
 * out in doubles, which take a fifth of the time of fractions. Source: specification/health-tools.md, Numbers and units.
 */
export const reckoned = <Answer>(a: Exact, b: Exact, work: <Amount>(by: Reckoning<Amount>, a: Amount, b: Amount) => Answer): Answer =>
  isPlain(a, 100n) && isPlain(b, 10n) ? work(DOUBLES, asDouble(a), asDouble(b)) : work(FRACTIONS, a, b);

const isPlain = ({ numerator, denominator }: Exact, most: bigint): boolean =>
  denominator <= most && numerator > 0n && numerator <= denominator * 500n;

/**
 * More than the doubles of these formulas are off by, and less than what they make of such measures, which are fractions with small parts, lies
 * from a half if not on it: a body mass index, the nearest, lies 2e-8 units of its last decimal from it at least.
 */
const near = (size: number): number => size * 2e-14 + 1e-8;

/** Rounded to a whole number of the parts into which 1 is divided; never -0. */
const roundedTo = (amount: number, parts: number): number => {
  const size = Math.abs(amount) * parts;
  return (Math.sign(amount) * Math.floor(size + 0.5 + near(size))) / parts + 0;
};

const DOUBLES: Reckoning<number> = {
  number: (number) => number,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  isBelow: (a, whole) => a < whole - near(whole),
  text(amount, decimals) {
    const number = roundedTo(amount, 10 ** decimals);
    return decimals === 0 ? String(number) : number.toFixed(decimals); // Of a whole number toFixed takes twice as long.
  },
  step: (name, amount) => ({ name, value: String(roundedTo(amount, 10_000)) }),
};

const FRACTIONS: Reckoning<Exact> = { number: exactly, plus, times, over: dividedBy, isBelow, text: rounded, step };
