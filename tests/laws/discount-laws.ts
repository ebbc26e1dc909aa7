import fc from "fast-check";
import { priceCart as corePriceCart } from "#core/pricing/price-cart.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { claim, claimSame } from "./claim.ts";
import { asItReads, down, over, smaller, times, whole } from "./model/fraction.ts";
import { law } from "./law.ts";
import type { Bill, OfferedCoupon } from "#core/pricing/bill.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { Law } from "./law.ts";
import type { PriceCart } from "./subject.ts";

/** All of them. */
export const discountLaws = (priceCart: PriceCart = corePriceCart): readonly Law[] => [
  discountWithinItsLimits(priceCart),
  discountIsTheSmallestOfItsLimits(priceCart),
  unlockedFromItsMinimumOn(priceCart),
  couponsKeepToThemselves(priceCart),
  morePiecesNeverLowerADiscount(priceCart),
  theBestIsFoundAutomatically(priceCart),
  couponsAreInOfferedOrder(priceCart),
];

export const discountWithinItsLimits = (priceCart: PriceCart = corePriceCart): Law =>
  law("a discount lies between nothing and the smallest of its limits", anyPricingRequest(), (request) => {
    const bill = priceCart(request);
    for (const offered of bill.coupons) {
      const { coupon, state, discount } = offered;
      const largest = state === "locked" || state === "expired" ? 0 : smallestLimit(offered, bill);
      claim(
        Number.isInteger(discount) && discount >= 0 && discount <= largest,
        `${coupon.code} takes ${discount} paise off, its limit is ${largest}`,
      );
    }
    claimSame(bill.discount, bill.coupons.find(({ state }) => state === "applied")?.discount ?? 0, "the discount");
  });

function smallestLimit({ coupon: { promise }, eligibleValue }: OfferedCoupon, { subtotal }: Bill): number {
  const limits =
    promise.kind === "rupee"
      ? [whole(promise.amount), eligibleValue]
      : [over(times(eligibleValue, asItReads(promise.percent)), whole(100)), ...(promise.cap === null ? [] : [whole(promise.cap)])];
  return Number(down(limits.reduce(smaller, whole(subtotal))));
}

export const discountIsTheSmallestOfItsLimits = (priceCart: PriceCart = corePriceCart): Law =>
  law("a coupon that is unlocked takes off all that its limits leave", anyPricingRequest(), (request) => {
    const bill = priceCart(request);
    for (const offered of bill.coupons.filter(({ state }) => state === "unlocked" || state === "applied"))
      claimSame(offered.discount, smallestLimit(offered, bill), offered.coupon.code);
  });

export const unlockedFromItsMinimumOn = (priceCart: PriceCart = corePriceCart): Law =>
  law("a coupon that has not ended is unlocked exactly from its minimum on, and never by nothing", anyPricingRequest(), (request) => {
    for (const {
      coupon,
      state,
      eligibleValue: { numerator, denominator },
    } of priceCart(request).coupons) {
      const reaches = numerator >= BigInt(coupon.minimum) * denominator;
      if (state !== "expired" && coupon.minimum > 0)
        claim(reaches === (state !== "locked"), `${coupon.code} is ${state} at ${numerator}/${denominator} of ${coupon.minimum}`);
    }
  });

export const couponsKeepToThemselves = (priceCart: PriceCart = corePriceCart): Law =>
  law("what a coupon would take off does not depend on the other coupons", anyPricingRequest(), (request) => {
    for (const { coupon, ...inCompany } of priceCart(request).coupons) {
      const [alone] = priceCart({ ...request, coupons: [{ ...coupon, audience: "public" }], choice: { kind: "none" } }).coupons;
      const state = inCompany.state === "applied" ? "unlocked" : inCompany.state;
      claimSame(
        { ...inCompany, state },
        { state: alone?.state, eligibleValue: alone?.eligibleValue, discount: alone?.discount, hint: alone?.hint },
        coupon.code,
      );
    }
  });

export const morePiecesNeverLowerADiscount = (priceCart: PriceCart = corePriceCart): Law =>
  law(
    "more pieces of a line never lower what a coupon would take off",
    fc.record({ request: anyPricingRequest(), line: fc.nat({ max: 5 }), pieces: fc.integer({ min: 1, max: 9 }) }),
    ({ request, line, pieces }) => {
      const more = {
        ...request,
        lines: request.lines.map((each, index) => (index === line ? { ...each, quantity: each.quantity + pieces } : each)),
      };
      const after = new Map<Coupon, OfferedCoupon>(priceCart(more).coupons.map((offered) => [offered.coupon, offered]));
      for (const { coupon, discount } of priceCart(request).coupons)
        claim(
          (after.get(coupon)?.discount ?? -1) >= discount,
          `${coupon.code} takes ${discount} off, and ${after.get(coupon)?.discount} with ${pieces} pieces more`,
        );
    },
  );

export const theBestIsFoundAutomatically = (priceCart: PriceCart = corePriceCart): Law =>
  law(
    "no unlocked coupon takes off more than the one that is applied automatically",
    anyPricingRequest({ choice: fc.constant({ kind: "automatic" }) }),
    (request) => {
      const { applied, coupons, discount } = priceCart(request);
      claimSame(discount, Math.max(0, ...coupons.map((each) => each.discount)), "the discount");
      claim((applied === null) === (discount === 0), `applied is ${applied?.code ?? "none"}, the discount ${discount}`);
    },
  );

const rank = { applied: 0, unlocked: 0, locked: 1, expired: 2 };

export const couponsAreInOfferedOrder = (priceCart: PriceCart = corePriceCart): Law =>
  law(
    "coupons are offered with the usable first, then the locked, then the ended, the larger discount before the smaller",
    anyPricingRequest(),
    (request) => {
      const { coupons } = priceCart(request);
      for (const [place, next] of coupons.slice(1).entries()) {
        const previous = coupons[place];
        const isInOrder = previous !== undefined && (rank[previous.state] - rank[next.state] || next.discount - previous.discount) <= 0;
        claim(isInOrder, `${previous?.coupon.code} stands before ${next.coupon.code}`);
      }
    },
  );
