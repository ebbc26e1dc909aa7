import { firstDifference } from "./first-difference.ts";

/** Throws `otherwise` where it doesn't hold; every law is made of claims. */
export function claim(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Claims that all of `expected` is said by `given`, figure for figure. */
export function claimSame(given: unknown, expected: unknown, of: string): void {
  const difference = firstDifference(given, expected);
  claim(difference === null, `${of}: ${difference ?? ""}`);
}
