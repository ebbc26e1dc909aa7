import fc from "fast-check";
import { paise } from "#core/shared/money.ts";
import type { Paise } from "#core/shared/money.ts";

/** Prices that repeat, so that lines tie, and that GST rates divide evenly or not. The first is what a case shrinks to. */
const common = [10_000, 100, 200, 11_200, 10_500, 14_000, 9_999, 10_001, 140, 1, 0].map(paise);

/** An amount up to ₹300: often one that others have too, or a whole number of rupees. */
export const anyAmount = (): fc.Arbitrary<Paise> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 5, arbitrary: fc.constantFrom(...common) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 300 }).map((rupees) => paise(rupees * 100)) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 30_000 }).map(paise) },
  );

/** An amount above nothing, as a cap is. */
export const anyPositiveAmount = (): fc.Arbitrary<Paise> => anyAmount().map((amount) => (amount === 0 ? paise(1) : amount));
