import fc from "fast-check";
import { priceCart } from "#core/pricing/price-cart.ts";
import { whatChanged as coreWhatChanged } from "#core/pricing/what-changed.ts";
import { anyChange } from "#tests/arbitraries/any-change.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { claim, claimSame } from "./claim.ts";
import { law } from "./law.ts";
import type { Cause, Changes } from "#core/pricing/what-changed.ts";
import type { Law } from "./law.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { WhatChanged } from "./subject.ts";

/** All of them. */
export const whatChangedLaws = (whatChanged: WhatChanged = coreWhatChanged): readonly Law[] => [
  causesSumToTheDifference(whatChanged),
  onlyWhatWasReplacedIsACause(whatChanged),
  nothingChangedHasNoCause(whatChanged),
];

type Two = { readonly before: PricingRequest; readonly after: PricingRequest };

const inOrder: readonly Cause[] = [
  "prices-and-gst",
  "lines-gone",
  "lines-new",
  "quantities",
  "coupon-definition",
  "coupon-choice",
  "date",
  "shipping-settings",
  "rounding",
];

export const causesSumToTheDifference = (whatChanged: WhatChanged = coreWhatChanged): Law =>
  law(
    "the causes of a difference sum to it, each named once and in their order",
    fc.oneof(anyChange(), fc.record<Two>({ before: anyPricingRequest(), after: anyPricingRequest() })),
    ({ before, after }) => {
      const changes = changesOf(whatChanged, before, after);
      claimSame(
        { before: changes.before, after: changes.after },
        { before: priceCart(before).total, after: priceCart(after).total },
        "the totals",
      );
      claimSame(
        changes.causes.reduce((sum, { difference }) => sum + difference, 0),
        changes.after - changes.before,
        "the sum of the causes",
      );
      claim(
        changes.causes.every(({ difference }) => difference !== 0),
        "a cause that changes nothing is named",
      );
      claimSame(
        changes.causes.map(({ cause }) => cause),
        inOrder.filter((cause) => changes.causes.some((named) => named.cause === cause)),
        "the order",
      );
    },
  );

export const onlyWhatWasReplacedIsACause = (whatChanged: WhatChanged = coreWhatChanged): Law =>
  law(
    "where one input alone is another, it is the only cause beside rounding",
    anyChange({ mostInputs: 1 }),
    ({ before, after, replaced }) => {
      const { causes } = changesOf(whatChanged, before, after);
      const difference = priceCart(after).beforeRounding - priceCart(before).beforeRounding;
      const cause = replaced[0];
      claimSame(
        causes.filter((named) => named.cause !== "rounding"),
        difference === 0 ? [] : [{ cause, difference }],
        `with another ${cause ?? "input"}`,
      );
    },
  );

export const nothingChangedHasNoCause = (whatChanged: WhatChanged = coreWhatChanged): Law =>
  law("two requests that are the same have no cause of a difference", anyPricingRequest(), (request) => {
    claimSame(changesOf(whatChanged, request, structuredClone(request)).causes.length, 0, "causes");
  });

function changesOf(whatChanged: WhatChanged, before: PricingRequest, after: PricingRequest): Changes {
  const changes = whatChanged(before, after);
  if (changes.kind === "refused") throw new Error("refused, though no cart on the way is beyond the limits");
  return changes.value;
}
