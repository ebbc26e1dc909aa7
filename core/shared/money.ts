declare const paiseBrand: unique symbol;

/** A whole number of paise, exact: never a fraction, never beyond 2^53. May be negative only where a difference is meant. */
export type Paise = number & { readonly [paiseBrand]: true };

/**
 * The largest amount that a price, a setting or a subtotal may have: ₹9,99,99,99,999.99. Source: specification/pricing.md, Largest values.
 */
export const LARGEST_AMOUNT = 999_999_999_999 as Paise;

/** Throws a RangeError on what is no whole number of paise. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of paise`);
  return amount as Paise;
}

export const NOTHING = 0 as Paise;

export const least = (a: Paise, b: Paise): Paise => (a < b ? a : b);

/** The amount rounded up to a whole rupee. A whole rupee stays as it is. Source: specification/pricing.md, Total. */
export function roundUpToRupee(amount: Paise): Paise {
  const over = amount % 100;
  return over === 0 ? amount : paise(amount - over + 100);
}
