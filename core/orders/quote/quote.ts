import { quantityProblemOf } from "../../cart/quantity-problem.ts";
import { removalReasonOf } from "../../cart/removal-reason.ts";
import { titleOf } from "../../catalogue/product-title.ts";
import { ok, refused } from "../../shared/result.ts";
import { contradictedState } from "../../shipping/pincode-states.ts";
import { cashRefusals } from "./cash-refusal.ts";
import { checkoutBill } from "../order/checkout-bill.ts";
import { figuresOf } from "../order/figures.ts";
import { prepaidDiscount } from "../order/prepaid-discount.ts";
import { NEWEST_RULES } from "../order/snapshot.ts";
import type { QuantityProblem } from "../../cart/quantity-problem.ts";
import type { RemovalReason } from "../../cart/removal-reason.ts";
import type { ProductTitle } from "../../catalogue/product-title.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { IndianState } from "../../shipping/indian-states.ts";
import type { Pincode } from "../../shipping/delivery-place.ts";
import type { CashRefusal } from "./cash-refusal.ts";
import type { CheckoutBill, PaymentWay } from "../order/checkout-bill.ts";
import type { CheckoutFacts } from "../order/checkout-facts.ts";
import type { OrderSnapshot } from "../order/snapshot.ts";

/** A price that holds for a while, and what is ordered if the quote is placed. `madeAt` and `validUntil` in milliseconds since 1970. */
export type Quote = {
  readonly snapshot: OrderSnapshot;
  readonly bill: CheckoutBill;
  readonly ways: WaysOffered;
  readonly madeAt: number;
  readonly validUntil: number;
};

/** What each way to pay costs; `saves` is what paying online takes off. Online is always offered. */
export type WaysOffered = {
  readonly online: { readonly total: Paise; readonly saves: Paise };
  readonly cash:
    | { readonly kind: "offered"; readonly total: Paise }
    | { readonly kind: "not-offered"; readonly reasons: readonly CashRefusal[] };
};

/**
 * Why there is no quote. Each line that must be corrected first says what is wrong with it. "pincode-elsewhere": the address names another
 * state than `state`, in which its pincode lies, and the state decides which taxes are due.
 */
export type QuoteRefusal =
  | { readonly kind: "empty-cart" }
  | { readonly kind: "lines-to-settle"; readonly lines: readonly LineToSettle[] }
  | { readonly kind: "undeliverable"; readonly pincode: Pincode }
  | { readonly kind: "pincode-elsewhere"; readonly pincode: Pincode; readonly state: IndianState }
  | { readonly kind: "cash-not-offered"; readonly reasons: readonly CashRefusal[] };

/** `place` in the cart; `minimum`: the fewest pieces that one may buy; `stock`: how many there are for this customer now. */
export type LineToSettle = ProductTitle & {
  readonly place: number;
  readonly productId: string;
  readonly problem: RemovalReason | QuantityProblem;
  readonly minimum: number;
  readonly stock: number;
};

/** How long a quote holds, in milliseconds. Source: specification/checkout.md, Quote. */
export const QUOTE_HOLDS = 15 * 60 * 1000;

/**
 * The quote for paying that way, made at the time of the facts. Throws `BeyondLimits`.
 * Source: specification/checkout.md, Quote; specification/checkout.md, Cash on delivery.
 */
export function quoteOf(facts: CheckoutFacts, way: PaymentWay): Result<Quote, QuoteRefusal> {
  if (facts.cart.lines.length === 0) return refused({ kind: "empty-cart" });
  const lines = linesToSettle(facts);
  if (lines.length > 0) return refused({ kind: "lines-to-settle", lines });
  const state = contradictedState(facts.address);
  if (state !== null) return refused({ kind: "pincode-elsewhere", pincode: facts.address.pincode, state });
  if (facts.place === null) return refused({ kind: "undeliverable", pincode: facts.address.pincode });

  const [online, cash] = [checkoutBill(facts, "online"), checkoutBill(facts, "cash")];
  const reasons = cashRefusals(facts, cash);
  if (way === "cash" && reasons.length > 0) return refused({ kind: "cash-not-offered", reasons });
  const bill = way === "cash" ? cash : online;
  return ok({
    snapshot: { rules: NEWEST_RULES, facts, way, figures: figuresOf(bill) },
    bill,
    ways: {
      online: { total: online.total, saves: prepaidDiscount(online.prepaid) },
      cash: reasons.length > 0 ? { kind: "not-offered", reasons } : { kind: "offered", total: cash.total },
    },
    madeAt: facts.at,
    validUntil: facts.at + QUOTE_HOLDS,
  });
}

function linesToSettle({ cart }: CheckoutFacts): readonly LineToSettle[] {
  return cart.lines.flatMap(({ product, quantity }, place) => {
    const problem = removalReasonOf(product) ?? quantityProblemOf(product, quantity);
    const { id, minimumQuantity: minimum, offer } = product;
    return problem === null ? [] : [{ place, productId: id, ...titleOf(product), problem, minimum, stock: offer?.stock ?? 0 }];
  });
}
