import fc from "fast-check";
import { priceCart } from "#core/pricing/price-cart.ts";
import { whatIf as coreWhatIf } from "#core/pricing/what-if.ts";
import { anyCandidates } from "#tests/arbitraries/any-candidates.ts";
import { anyCart } from "#tests/arbitraries/any-cart.ts";
import { anyLargeRequest } from "#tests/arbitraries/any-large-request.ts";
import { anyBuyableProduct, anyOffer } from "#tests/arbitraries/any-product.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { claim, claimSame } from "./claim.ts";
import { law } from "./law.ts";
import { modelOfWhatIf, stepped, withCoupon } from "./model/model-what-if.ts";
import type { Law } from "./law.ts";
import type { WhatIfOf } from "./subject.ts";

/** All of them. */
export const whatIfLaws = (whatIf: WhatIfOf = coreWhatIf): readonly Law[] => [
  whatIfUnlocks(whatIf),
  whatIfFreesShipping(whatIf),
  nothingBetterThanWhatIf(whatIf),
];

const anySmallQuestion = () =>
  fc.record({
    request: anyPricingRequest({ lines: anyCart({ maxLength: 3 }), maximumCoupons: 3 }),
    candidates: anyCandidates({ maxLength: 3 }),
  });

/** Half of them with thousands in stock, where nobody could try every number of pieces. */
const anyQuestion = () =>
  fc.oneof(anySmallQuestion(), fc.record({ request: anyLargeRequest(), candidates: fc.array(anyWellStockedProduct(), { maxLength: 3 }) }));

const anyWellStockedProduct = () => anyBuyableProduct({ offer: anyOffer({ stock: fc.constantFrom(10, 999_999, 5_000_000) }) });

export const whatIfUnlocks = (whatIf: WhatIfOf = coreWhatIf): Law =>
  law(
    "what if names a step for each locked coupon, and taking it, no piece fewer, unlocks that coupon at the total told",
    anyQuestion(),
    ({ request, candidates }) => {
      const today = priceCart(request);
      const locked = today.coupons.filter(({ state }) => state === "locked");
      const { coupons } = whatIf(request, candidates);
      claimSame(
        coupons.map(({ code }) => code),
        locked.map(({ coupon }) => coupon.code),
        "the codes",
      );
      for (const [place, { coupon }] of locked.entries()) {
        const step = coupons[place]?.step ?? null;
        if (step === null) continue;
        const bill = priceCart(stepped(withCoupon(request, coupon), step));
        claim(bill.coupons[0]?.state !== "locked", `${coupon.code} is still locked with ${step.pieces} more of ${step.product.id}`);
        if (step.pieces > (step.line === null ? Math.max(1, step.product.minimumQuantity) : 1)) {
          const fewer = priceCart(stepped(withCoupon(request, coupon), { ...step, pieces: step.pieces - 1 }));
          claim(fewer.coupons[0]?.state === "locked", `${coupon.code} unlocks with fewer than ${step.pieces} of ${step.product.id}`);
        }
        claimSame({ total: step.total, more: step.more }, { total: bill.total, more: bill.total - today.total }, coupon.code);
      }
    },
  );

export const whatIfFreesShipping = (whatIf: WhatIfOf = coreWhatIf): Law =>
  law(
    "what if names a step to free shipping where something is missing, and taking it frees it with the present coupon",
    anyQuestion(),
    ({ request, candidates }) => {
      const { shipping, coupons, total } = priceCart(request);
      const { freeShipping } = whatIf(request, candidates);
      claimSame(freeShipping?.missing ?? null, shipping.leftForFree, "what is missing");
      const step = freeShipping?.step ?? null;
      if (step === null) return;
      const present = coupons.find(({ state }) => state === "applied")?.coupon ?? null;
      const bill = priceCart(stepped(withCoupon(request, present), step));
      claimSame(
        { standard: bill.shipping.standard, total: bill.total, more: bill.total - total },
        { standard: 0, total: step.total, more: step.more },
        "with the step",
      );
    },
  );

export const nothingBetterThanWhatIf = (whatIf: WhatIfOf = coreWhatIf): Law =>
  law("no line or candidate, in any number of pieces, does better than what if", anySmallQuestion(), ({ request, candidates }) => {
    claimSame(whatIf(request, candidates), modelOfWhatIf(request, candidates, priceCart), "what if");
  });
