import { paise } from "#core/shared/money.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import type { AppliedCoupon } from "#core/pricing/bill.ts";

/** Source: specification/coupons.md, What a coupon holds. */
const SELECTED = "coupon";
const ON_CART = "cart_coupon";

/**
 * The coupon of a customer's cart as this browser remembers it. `storageOf` is asked each time and may throw. A coupon's code is its id.
 */
export function rememberedCouponIn(storageOf: () => Storage): RememberedCoupon {
  return {
    read: () => appliedIn(nullIfThrown(() => JSON.parse(storageOf().getItem(ON_CART) ?? "null"))),
    put(applied) {
      nullIfThrown(() => {
        if (applied === null) {
          storageOf().removeItem(SELECTED);
          storageOf().removeItem(ON_CART);
          return;
        }
        const onCart = { coupon: applied.code, discount: applied.discount / 100 };
        storageOf().setItem(SELECTED, JSON.stringify({ id: applied.code, ...onCart }));
        storageOf().setItem(ON_CART, JSON.stringify(onCart));
      });
    },
  };
}

function appliedIn(wire: unknown): AppliedCoupon | null {
  if (typeof wire !== "object" || wire === null) return null;
  const { coupon, discount }: { coupon?: unknown; discount?: unknown } = wire;
  if (typeof coupon !== "string" || coupon === "" || typeof discount !== "number") return null;
  return nullIfThrown(() => ({ code: coupon, discount: paise(Math.round(discount * 100)) }));
}
