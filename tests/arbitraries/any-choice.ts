import fc from "fast-check";
import { anyCode } from "./any-coupon.ts";
import type { CouponChoice } from "#core/pricing/pricing-request.ts";

/** What a customer types: a known code however it is written, an unknown one, too many characters, nothing. */
export const anyTypedCode = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: anyCode() },
    {
      weight: 2,
      arbitrary: fc.tuple(anyCode(), fc.constantFrom(" ", "\t", "")).map(([code, blank]) => `${blank}${code.toLowerCase()}${blank}`),
    },
    { weight: 1, arbitrary: fc.constantFrom("NOPE", "", "  ", "ABCDEFGHIJ K") },
  );

export const anyChoice = (): fc.Arbitrary<CouponChoice> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 4, arbitrary: fc.constant({ kind: "automatic" } as const) },
    { weight: 4, arbitrary: anyTypedCode().map((code) => ({ kind: "typed", code }) as const) },
    { weight: 1, arbitrary: fc.constant({ kind: "none" } as const) },
  );
