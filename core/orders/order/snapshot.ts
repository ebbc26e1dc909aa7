import { figuresFor } from "../money/figures.ts";
import type { PaymentWay } from "../quote/checkout-bill.ts";
import type { CheckoutFacts } from "../quote/checkout-facts.ts";
import type { OrderFigures } from "../money/figures.ts";

/** The rules by which orders are priced now. Where a rule changes, the former one stays in the table under its number. */
export const NEWEST_RULES = 1;

/** Everything that an order's figures came from, the figures themselves, and the version of the rules between them. Nothing else is read for invoice, refund and check. */
export type OrderSnapshot = {
  readonly rules: number;
  readonly facts: CheckoutFacts;
  readonly way: PaymentWay;
  readonly figures: OrderFigures;
};

type Rules = (facts: CheckoutFacts, way: PaymentWay) => OrderFigures;

const versions: ReadonlyMap<number, Rules> = new Map([[NEWEST_RULES, figuresFor]]);

/** The rules of that version; null: there are none. Source: specification/checkout.md, Quote. */
export const rulesOf = (version: number): Rules | null => versions.get(version) ?? null;

/** As it is kept with a quote and its order. Throws `BeyondLimits`. Source: specification/checkout.md, Quote. */
export const snapshotOf = (facts: CheckoutFacts, way: PaymentWay): OrderSnapshot => ({
  rules: NEWEST_RULES,
  facts,
  way,
  figures: figuresFor(facts, way),
});
