import { figuresFor } from "./figures.ts";
import type { PaymentWay } from "./checkout-bill.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { OrderFigures } from "./figures.ts";

/** The version of the rules by which orders are priced now. When a rule changes, the former version stays in the table under its number. */
export const NEWEST_RULES = 2;

/** From this version on, whether tax is within a state is decided once a document; before, line by line. */
export const ONE_SUPPLY_A_DOCUMENT = 2;

/**
 * Everything that an order's figures were calculated from, the figures themselves, and the version of the rules. Invoice, refund and check
 * read nothing else.
 */
export type OrderSnapshot = {
  readonly rules: number;
  readonly facts: CheckoutFacts;
  readonly way: PaymentWay;
  readonly figures: OrderFigures;
};

type Rules = (facts: CheckoutFacts, way: PaymentWay) => OrderFigures;

const versions: ReadonlyMap<number, Rules> = new Map([
  [1, figuresFor],
  [2, figuresFor],
]);

/** The rules of that version; null: there is no such version. Source: specification/checkout.md, Quote. */
export const rulesOf = (version: number): Rules | null => versions.get(version) ?? null;

/** The snapshot that is stored with a quote and its order. Throws `BeyondLimits`. Source: specification/checkout.md, Quote. */
export const snapshotOf = (facts: CheckoutFacts, way: PaymentWay): OrderSnapshot => ({
  rules: NEWEST_RULES,
  facts,
  way,
  figures: figuresFor(facts, way),
});
