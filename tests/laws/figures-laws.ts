import { billFor as coreBillFor, priceCart as corePriceCart } from "#core/pricing/price-cart.ts";
import { anyLargeRequest } from "#tests/arbitraries/any-large-request.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { aLine } from "#tests/builders/a-line.ts";
import { LARGEST_AMOUNT } from "#core/shared/money.ts";
import { claim, claimSame } from "./claim.ts";
import { law } from "./law.ts";
import { modelOf } from "./model/model.ts";
import type { BillFor, PriceCart } from "./subject.ts";
import type { Law } from "./law.ts";

export const agreesWithTheModel = (priceCart: PriceCart = corePriceCart): Law =>
  law("every figure and every fact is the one that the slow model of the rules gives", anyPricingRequest(), (request) => {
    claimSame(priceCart(request), modelOf(request), "the bill");
  });

export const agreesWithTheModelAtTheLimits = (priceCart: PriceCart = corePriceCart): Law =>
  law("no figure is wrong where amounts, quantities, weights and percentages are as large as they may be", anyLargeRequest(), (request) => {
    claimSame(priceCart(request), modelOf(request), "the bill");
  });

export const figuresAreTheSameWithoutFacts = (billFor: BillFor = coreBillFor, priceCart: PriceCart = corePriceCart): Law =>
  law("the figures alone are those of the explained bill", anyPricingRequest(), (request) => {
    const { explanation: _explanation, ...bill } = priceCart(request);
    claimSame(billFor(request), bill, "the bill");
  });

export const pricingLeavesItsRequestAlone = (priceCart: PriceCart = corePriceCart): Law =>
  law("pricing changes nothing that it is given, and answers the same again", anyPricingRequest(), (request) => {
    const frozen = deeplyFrozen(structuredClone(request));
    claimSame(priceCart(frozen), priceCart(frozen), "the second bill");
    claim(JSON.stringify(frozen) === JSON.stringify(request), "the request has changed");
  });

export const beyondTheLimitIsAFault = (priceCart: PriceCart = corePriceCart): Law =>
  law("a subtotal beyond the limit is a fault and never a figure", anyLargeRequest(), (request) => {
    const lines = [...request.lines, aLine({ rupees: LARGEST_AMOUNT / 100 }), aLine({ rupees: 0.01 })];
    claim(
      isFault(() => priceCart({ ...request, lines })),
      "it has a bill",
    );
  });

function isFault(price: () => unknown): boolean {
  try {
    price();
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}

function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) deeplyFrozen(part);
  }
  return Object.freeze(value);
}
