import { buyableLines } from "../cart/guest-lines.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { billFor } from "../pricing/price-cart.ts";
import { dearerBy } from "../pricing/dearer-by-coupon.ts";
import { NOTHING, paise } from "../shared/money.ts";
import { chosenRule } from "../shipping/standard-shipping.ts";
import type { PublicCoupon } from "../coupons/coupon.ts";
import type { KeptLines } from "../customer-cart/kept-cart.ts";
import type { OfferedCoupon } from "../pricing/bill.ts";
import type { Instant } from "../shared/instant.ts";
import type { Paise } from "../shared/money.ts";
import type { ShippingSettings } from "../shipping/shipping-settings.ts";
import type { RegisteredCoupon } from "./coupon-register.port.ts";

/** What a coupon would have done on the present carts. */
export type Rehearsal = {
  readonly carts: number;
  /** The number of carts of which it takes something off. */
  readonly unlocked: number;
  /** The number of carts of which it takes off more than any public coupon. */
  readonly best: number;
  /** The sum that it takes off all of these carts, if it is applied wherever it can be. */
  readonly cost: Paise;
  /** The sum that it takes off them in addition to what the best other public coupon takes off. */
  readonly more: Paise;
  /** The number of carts that cost more with it than without any coupon, delivery included. */
  readonly dearer: number;
};

/** `shipping`: what delivery costs today. */
export type RehearsalTerms = { readonly shipping: ShippingSettings; readonly at: Instant };

const NONE: Rehearsal = { carts: 0, unlocked: 0, best: 0, cost: NOTHING, more: NOTHING, dearer: 0 };

/**
 * One result for each coupon, in the same order. Private coupons and those for the app are treated as typed. Carts beyond the limits of
 * pricing are left out.
 */
export function rehearsals(carts: readonly KeptLines[], coupons: readonly RegisteredCoupon[], terms: RehearsalTerms): readonly Rehearsal[] {
  const { shipping, at } = terms;
  const all = coupons.map(({ coupon }): PublicCoupon => ({ ...coupon, audience: "public", isForWeb: true }));
  let sums = coupons.map(() => NONE);
  for (const cart of carts) {
    const { lines } = buyableLines(cart);
    if (lines.length === 0 || subtotalOf(lines) === null) continue;
    const bill = billFor({ lines, coupons: all, choice: { kind: "none" }, shipping, at });
    const discounts = new Map(bill.coupons.map((offered: OfferedCoupon) => [offered.coupon.code, offered.discount]));
    const rule = chosenRule(shipping, bill.weight);
    const isDearer = (discount: Paise, priority: Paise): boolean =>
      dearerBy({ subtotal: bill.subtotal, discount, priority }, rule) !== null;
    sums = sums.map((sum, which) => withCart(sum, coupons, { which, discounts, isDearer }));
  }
  return sums;
}

type Cart = {
  readonly which: number;
  readonly discounts: ReadonlyMap<string, Paise>;
  readonly isDearer: (discount: Paise, priority: Paise) => boolean;
};

function withCart(sum: Rehearsal, coupons: readonly RegisteredCoupon[], { which, discounts, isDearer }: Cart): Rehearsal {
  const own = discounts.get(coupons[which]?.coupon.code ?? "") ?? NOTHING;
  const others = coupons.map(({ coupon, usesLeft }, at) =>
    at !== which && coupon.audience === "public" && coupon.isForWeb && usesLeft !== 0 ? (discounts.get(coupon.code) ?? NOTHING) : NOTHING,
  );
  const other = Math.max(NOTHING, ...others);
  return {
    carts: sum.carts + 1,
    unlocked: sum.unlocked + (own > 0 ? 1 : 0),
    best: sum.best + (own > other ? 1 : 0),
    cost: paise(sum.cost + own),
    more: paise(sum.more + Math.max(0, own - other)),
    dearer: sum.dearer + (own > 0 && isDearer(own, coupons[which]?.coupon.priorityShipping ?? NOTHING) ? 1 : 0),
  };
}
