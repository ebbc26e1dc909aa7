import fc from "fast-check";
import { anyAmount, anyPositiveAmount } from "./any-amount.ts";
import { anyBrand, anyCategory } from "./any-name.ts";
import { anyCouponEnd } from "./any-instant.ts";
import { anyProductId } from "./any-product.ts";
import { NOTHING } from "#core/shared/money.ts";
import { rarely, seldom } from "./seldom.ts";
import type { Coupon, CouponPromise } from "#core/coupons/coupon.ts";
import type { Parts } from "./parts.ts";

/**
 * Codes that meet: one in two letter cases, one with a blank, ten and eleven characters, some beyond 16 bits of which code points and code
 * units are sorted differently.
 */
export const anyCode = (): fc.Arbitrary<string> =>
  fc.constantFrom("A", "B", "C", "a", "b", " A", "AB", "ABCDEFGHIJ", "ABCDEFGHIJK", "🌿", "Ａ", "🌿bcdefghij");

export const anyPercent = (): fc.Arbitrary<number> => fc.constantFrom(10, 50, 100, 0, 7.5, 12.5, 33.333, 150, 0.01, 1e-7);

export const anyPromise = (): fc.Arbitrary<CouponPromise> =>
  fc.oneof(
    fc.record({ kind: fc.constant("rupee" as const), amount: anyAmount() }),
    fc.record({ kind: fc.constant("percentage" as const), percent: anyPercent(), cap: fc.option(anyPositiveAmount(), { freq: 2 }) }),
  );

const anyFew = (item: fc.Arbitrary<string>): fc.Arbitrary<readonly string[]> =>
  seldom<readonly string[]>([], fc.array(item, { minLength: 1, maxLength: 3 }));

const anyCut = (): fc.Arbitrary<number | null> => seldom<number | null>(null, fc.integer({ min: 1, max: 3 }));

/** Any coupon: with and without lists and cuts, private, not for the web, ended. */
export const anyCoupon = (given: Parts<Coupon> = {}): fc.Arbitrary<Coupon> =>
  fc.record<Coupon>({
    code: anyCode(),
    audience: seldom<Coupon["audience"]>("public", fc.constant("private" as const)),
    isForWeb: rarely(true, fc.constant(false)),
    products: anyFew(anyProductId()),
    brands: anyFew(anyBrand()),
    categories: anyFew(anyCategory()),
    maximumLines: anyCut(),
    maximumPieces: anyCut(),
    promise: anyPromise(),
    minimum: anyAmount(),
    priorityShipping: seldom(NOTHING, anyAmount()),
    end: seldom<Coupon["end"]>(null, anyCouponEnd()),
    ...given,
  });

/** A coupon that counts every line of its scope and every piece of them. */
export const anyCouponWithoutCuts = (given: Parts<Coupon> = {}): fc.Arbitrary<Coupon> =>
  anyCoupon({ maximumLines: fc.constant(null), maximumPieces: fc.constant(null), ...given });
