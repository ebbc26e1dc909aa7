import fc from "fast-check";
import { anyBuyableProduct, anyOffer } from "./any-product.ts";
import { anyCart } from "./any-cart.ts";
import { anyCoupon } from "./any-coupon.ts";
import { anyPricingRequest } from "./any-pricing-request.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { CouponPromise } from "#core/coupons/coupon.ts";
import type { Paise } from "#core/shared/money.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

const LARGEST_QUANTITY = 999_999;

const anyLargeAmount = (): fc.Arbitrary<Paise> =>
  fc.constantFrom(LARGEST_AMOUNT, paise(999_999_999_998), paise(999_999), paise(1_000_001), paise(11_199_999), paise(1));

const anyLargeProduct = () =>
  anyBuyableProduct({
    offer: anyOffer({ price: anyLargeAmount() }),
    weight: fc.constantFrom(9_999_999, 9_999_998.999_999, 0.000_000_1),
    gst: fc.constantFrom(0, 12, 17.999_999_999_999, 1e-300, 99.999_999_999_999_99),
  });

/** Amounts, quantities, weights and percentages at their limits; the subtotal is within its own. */
export const anyLargeRequest = (): fc.Arbitrary<PricingRequest> =>
  anyPricingRequest({
    lines: fc
      .record({
        lines: anyCart({ product: anyLargeProduct() }),
        pieces: fc.array(fc.integer({ min: 1, max: LARGEST_QUANTITY }), { minLength: 6, maxLength: 6 }),
      })
      .map(({ lines, pieces }) => fitting(lines, pieces)),
    coupon: anyCoupon({ promise: anyLargePromise(), minimum: anyLargeAmount(), priorityShipping: anyLargeAmount() }),
    shipping: fc.record({
      basic: fc.record({ minimumOrder: anyLargeAmount(), charge: anyLargeAmount() }),
      weightExceed: fc.record({
        minimumOrder: anyLargeAmount(),
        charge: anyLargeAmount(),
        above: fc.constantFrom(0, 1e12, 1e300, 9999.99),
      }),
    }),
  });

const anyLargePromise = (): fc.Arbitrary<CouponPromise> =>
  fc.oneof(
    fc.record({ kind: fc.constant("rupee" as const), amount: anyLargeAmount() }),
    fc.record({
      kind: fc.constant("percentage" as const),
      percent: fc.constantFrom(99.999_999_999_999_99, 1e-300, 1e6, 1e15, 1e300),
      cap: fc.option(anyLargeAmount(), { freq: 2 }),
    }),
  );

/** As many pieces of each line as the largest subtotal leaves room for; a line for which there is none is left out. */
function fitting(lines: readonly CartLine[], pieces: readonly number[]): readonly CartLine[] {
  let room: number = LARGEST_AMOUNT;
  return lines.flatMap(({ product }, index) => {
    const price = product.offer?.price ?? 0;
    const quantity = Math.min(pieces[index] ?? 1, Math.floor(room / price), LARGEST_QUANTITY);
    room -= price * quantity;
    return quantity < 1 ? [] : [{ product, quantity }];
  });
}
