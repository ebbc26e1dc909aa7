import { compare, exactly, times } from "../shared/exact.ts";
import type { Exact } from "../shared/exact.ts";

/** A quotient of fractions; the divisor is above 0. */
export const dividedBy = (a: Exact, b: Exact): Exact => times(a, { numerator: b.denominator, denominator: b.numerator });

/** Whether a fraction is below a number, taken by its decimal text. */
export const isLess = (a: Exact, than: number): boolean => compare(a, exactly(than)) < 0;

/** The nearest double, or one beside it where the parts are beyond safe integers. */
export const asDouble = ({ numerator, denominator }: Exact): number => Number(numerator) / Number(denominator);
