import fc from "fast-check";
import { billFor } from "#core/pricing/price-cart.ts";
import { roundDown } from "#core/shared/exact.ts";
import { paise } from "#core/shared/money.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aProduct } from "#tests/builders/a-product.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { CouponPromise } from "#core/coupons/coupon.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Product } from "#core/catalogue/product.ts";

/** What a customer with a coupon might add until shipping is free. */
export type Question = { readonly request: PricingRequest; readonly candidates: readonly Product[] };

/** A few paise a piece, where every rounding shows, or a few rupees. */
const anyPrice = () =>
  fc
    .oneof(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 12 }).map((rupees) => rupees * 100),
    )
    .map(paise);

const anyGoods = (letter: string) =>
  fc
    .record({
      price: anyPrice(),
      stock: fc.integer({ min: 2, max: 24 }),
      gst: fc.constantFrom(0, 12, 18, 100),
      weight: fc.constantFrom(0, 100, 300, 1000),
      minimumQuantity: fc.constantFrom(1, 1, 3),
      brand: fc.constantFrom("B", "B", "B", null),
    })
    .map(({ price, stock, ...given }) => aProduct({ id: letter, offer: { price, stock }, ...given }));

const anyLine = (letter: string): fc.Arbitrary<CartLine> =>
  fc.record({ product: anyGoods(letter), quantity: fc.integer({ min: 1, max: 4 }) });

/** Often more than a piece costs, until a cap. */
const anyPromise = (): fc.Arbitrary<CouponPromise> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("rupee" as const), amount: fc.integer({ min: 1, max: 3000 }).map(paise) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("percentage" as const),
        percent: fc.constantFrom(30, 100, 105, 150, 201, 400),
        cap: fc.option(fc.integer({ min: 1, max: 3000 }).map(paise), { freq: 3 }),
      }),
    },
  );

const anyCut = (max: number) => fc.option(fc.integer({ min: 1, max }), { freq: 2 });

/**
 * Carts whose way to free shipping turns: the coupon's minimum is some share of what it counts today, so that a line pushed out of its
 * cut locks it; shipping is free from a little above today's total, and under another rule a few pieces further on.
 */
export const anyTurningQuestion = (): fc.Arbitrary<Question> =>
  fc
    .record({
      lines: fc.tuple(anyLine("p1"), anyLine("p2"), anyLine("p3")).chain((lines) => fc.shuffledSubarray([...lines], { minLength: 1 })),
      candidates: fc.tuple(anyGoods("c1"), anyGoods("c2")),
      coupon: fc.record({ promise: anyPromise(), maximumLines: anyCut(3), maximumPieces: anyCut(9), brands: fc.constantFrom([], ["B"]) }),
      share: fc.constantFrom(0, 50, 90, 100, 100),
      missing: fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }).map((rupees) => rupees * 100),
      ),
      other: fc.constantFrom(-60, -20, 0, 20, 90),
      heavierBy: fc.constantFrom(0.1, 0.3, 1, 2.5, 4, null),
    })
    .map(({ lines, candidates, coupon, share, missing, other, heavierBy }) => {
      const open = aRequest({ lines, coupons: [aCoupon({ ...coupon, priorityShipping: paise(missing % 3) })] });
      const value = billFor(open).coupons[0]?.eligibleValue ?? { numerator: 0n, denominator: 1n };
      const minimum = roundDown({ numerator: value.numerator * BigInt(share), denominator: value.denominator * 100n });
      const request = { ...open, coupons: open.coupons.map((given) => ({ ...given, minimum })) };
      const { subtotal, discount, weight } = billFor(request);
      const minimumOrder = paise(subtotal - discount + missing);
      const charge = paise(500);
      const weightExceed =
        heavierBy === null
          ? null
          : {
              above: (weight + Math.round(heavierBy * 100)) / 100,
              minimumOrder: paise(Math.max(0, minimumOrder + Math.round((missing * other) / 20))),
              charge,
            };
      return { request: { ...request, shipping: { basic: { minimumOrder, charge }, weightExceed } }, candidates };
    });
