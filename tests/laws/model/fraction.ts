/** An exact fraction, as slow and plain as can be: the model counts with nothing else. Shaped like core's `Exact`. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const whole = (number: number | bigint): Fraction => ({ numerator: BigInt(number), denominator: 1n });

export const zero: Fraction = whole(0);

/** The fraction that a number's shortest decimal text reads as. */
export function asItReads(number: number): Fraction {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const [digits = "", decimals = ""] = mantissa.split(".");
  const shift = Number(exponent) - decimals.length;
  const read = BigInt(digits + decimals);
  return shift < 0 ? { numerator: read, denominator: 10n ** BigInt(-shift) } : whole(read * 10n ** BigInt(shift));
}

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { numerator: -b.numerator, denominator: b.denominator });

export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** `b` is above 0. */
export const over = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, zero);

export const isBelow = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

export const isEqual = (a: Fraction, b: Fraction): boolean => !isBelow(a, b) && !isBelow(b, a);

export const smaller = (a: Fraction, b: Fraction): Fraction => (isBelow(b, a) ? b : a);

/** The largest whole number not above it. */
export function down({ numerator, denominator }: Fraction): bigint {
  const rest = ((numerator % denominator) + denominator) % denominator;
  return (numerator - rest) / denominator;
}

export const up = (fraction: Fraction): bigint => -down({ numerator: -fraction.numerator, denominator: fraction.denominator });

export const halfUp = (fraction: Fraction): bigint => down(plus(fraction, { numerator: 1n, denominator: 2n }));
