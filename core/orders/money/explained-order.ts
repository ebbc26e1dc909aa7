import { checkoutBill } from "../order/checkout-bill.ts";
import { figuresOf } from "../order/figures.ts";
import { figureDifferences } from "../order/order-check.ts";
import { NEWEST_RULES, rulesOf } from "../order/snapshot.ts";
import type { CheckoutBill } from "../order/checkout-bill.ts";
import type { OrderSnapshot } from "../order/snapshot.ts";

/**
 * An order's bill with the facts that explain each figure; null where today's rules would give other figures than the customer was shown.
 * Source: specification/pricing.md, Explaining a figure.
 */
export function explainedOrder({ rules, facts, way, figures }: OrderSnapshot): CheckoutBill | null {
  if (rulesOf(rules) !== rulesOf(NEWEST_RULES)) return null;
  const bill = checkoutBill(facts, way);
  return figureDifferences(figures, figuresOf(bill)).length === 0 ? bill : null;
}
