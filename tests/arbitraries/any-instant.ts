import fc from "fast-check";
import type { CouponEnd } from "#core/coupons/coupon.ts";
import type { Instant } from "#core/shared/instant.ts";

/** The first instant of 2026-11-20 in India, 5 hours 30 minutes before Greenwich's. */
const midnight = Date.UTC(2026, 10, 20) / 1000 - 19_800;
const aDay = 86_400;

/** One of a few moments around an Indian midnight, so that two are often the same or a fraction of a second apart. */
export const anyInstant = (): fc.Arbitrary<Instant> =>
  fc.record({
    seconds: fc.constantFrom(36_000, 0, -1, 1, aDay, aDay - 1).map((later) => midnight + later),
    decimals: fc.constantFrom("", "5", "49", "000001", "9999999999"),
  });

/** The end of an Indian day near those moments, or one of them. */
export const anyCouponEnd = (): fc.Arbitrary<CouponEnd> =>
  fc.oneof(
    fc.constantFrom(2, 1, 0, -1).map((days): CouponEnd => ({ kind: "day", nextBegins: { seconds: midnight + days * aDay, decimals: "" } })),
    anyInstant().map((last): CouponEnd => ({ kind: "instant", last })),
  );
