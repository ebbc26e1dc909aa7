import { describe } from "vitest";
import {
  aGrowingCartNeverLocks,
  howACodeIsTypedDoesNotMatter,
  orderOfLinesDoesNotMatter,
  removedLinesCountForNothing,
  spellingOfNamesDoesNotMatter,
  splittingALineChangesNothing,
} from "./cart-laws.ts";
import {
  couponsAreInOfferedOrder,
  couponsKeepToThemselves,
  discountIsTheSmallestOfItsLimits,
  discountWithinItsLimits,
  morePiecesNeverLowerADiscount,
  theBestIsFoundAutomatically,
  unlockedFromItsMinimumOn,
} from "./discount-laws.ts";
import { factsAddUpToTheirFigures } from "./explanation-laws.ts";
import {
  agreesWithTheModel,
  agreesWithTheModelAtTheLimits,
  beyondTheLimitIsAFault,
  figuresAreTheSameWithoutFacts,
  pricingLeavesItsRequestAlone,
} from "./figures-laws.ts";
import { itHolds } from "./it-holds.ts";
import {
  anEmptyCartCostsNothing,
  chargeNeverRisesWithTheTotal,
  priorityChargeChangesOnlyTheCharge,
  totalIsAWholeRupee,
} from "./total-laws.ts";

describe("a bill", () => {
  itHolds(
    agreesWithTheModel(),
    "[ru-discount-eligible-product] [ru-discount-eligible-brand] [ru-discount-eligible-category] [ru-discount-eligible-all] [ru-discount-order] [ru-discount-qty-cap] [ru-discount-ex-tax] [ru-stock-above-5] [ru-stock-1-to-5]",
    15_000,
  );
  itHolds(agreesWithTheModelAtTheLimits(), "[co-tax-formula]");
  itHolds(beyondTheLimitIsAFault());
  itHolds(figuresAreTheSameWithoutFacts());
  itHolds(pricingLeavesItsRequestAlone());
  itHolds(factsAddUpToTheirFigures());
});

describe("a coupon", () => {
  itHolds(discountWithinItsLimits(), "[ru-discount-rupee-cap] [ru-discount-percent-cap]");
  itHolds(discountIsTheSmallestOfItsLimits(), "[ru-discount-percent-floor] [co-no-cap]");
  itHolds(unlockedFromItsMinimumOn(), "[ru-discount-min-order] [ru-coupon-locks]");
  itHolds(couponsKeepToThemselves());
  itHolds(morePiecesNeverLowerADiscount());
  itHolds(theBestIsFoundAutomatically(), "[ru-coupon-autoselect]");
  itHolds(couponsAreInOfferedOrder(), "[ru-coupon-sorted]");
});

describe("a cart", () => {
  itHolds(orderOfLinesDoesNotMatter());
  itHolds(splittingALineChangesNothing());
  itHolds(aGrowingCartNeverLocks());
  itHolds(removedLinesCountForNothing(), "[ru-cart-inactive-removed] [ru-cart-zero-stock-removed]");
  itHolds(spellingOfNamesDoesNotMatter());
  itHolds(howACodeIsTypedDoesNotMatter(), "[ru-code-trim]");
});

describe("a total", () => {
  itHolds(totalIsAWholeRupee(), "[ru-total] [co-total-formula]");
  itHolds(chargeNeverRisesWithTheTotal(), "[ru-shipping-free] [ru-shipping-charged] [ru-shipping-left]");
  itHolds(priorityChargeChangesOnlyTheCharge(), "[ru-coupon-priority-shipping]");
  itHolds(anEmptyCartCostsNothing(), "[ru-cart-empty-clears]");
});
