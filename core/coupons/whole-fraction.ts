/**
 * A fraction of safe integers that is not negative. It is worked with many times faster than `Exact`, for as long as safe integers hold
 * its parts; the denominator is positive.
 */
export type WholeFraction = { readonly numerator: number; readonly denominator: number };

/** Whether it is less than a whole number. A product that is no safe integer is larger than any numerator, however it is rounded. */
export const isLess = ({ numerator, denominator }: WholeFraction, whole: number): boolean => numerator < whole * denominator;

/** The largest whole number not above it. */
export const floorOf = ({ numerator, denominator }: WholeFraction): number => (numerator - (numerator % denominator)) / denominator;
