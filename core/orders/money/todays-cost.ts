import { whatChanged } from "../../pricing/what-changed.ts";
import { NOTHING, paise } from "../../shared/money.ts";
import { ok } from "../../shared/result.ts";
import { checkoutBill } from "../order/checkout-bill.ts";
import { pricingOf } from "../order/checkout-facts.ts";
import { prepaidDiscount } from "../order/prepaid-discount.ts";
import type { Cause } from "../../pricing/what-changed.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { CheckoutFacts } from "../order/checkout-facts.ts";
import type { OrderSnapshot } from "../order/snapshot.ts";

/** What an order cost, what it would cost today, and why. The differences sum to the difference of the totals, to the paisa. */
export type TodaysCost = {
  readonly before: Paise;
  readonly after: Paise;
  readonly causes: readonly { readonly cause: Cause | "prepaid-discount"; readonly difference: Paise }[];
};

/**
 * The cost of the same order, paid the same way, with today's facts. Both sides are priced by the newest rules. Refused where a cart
 * between the two is beyond the limits; throws `BeyondLimits` where one of the two is. Source: specification/orders.md, Money of an order.
 */
export function todaysCost({ facts, way }: OrderSnapshot, today: CheckoutFacts): Result<TodaysCost, { readonly kind: "beyond-limits" }> {
  const [then, now] = [checkoutBill(facts, way), checkoutBill(today, way)];
  const changes = whatChanged(pricingOf(facts), pricingOf(today));
  if (changes.kind === "refused") return changes;
  const causes = [
    ...changes.value.causes.filter(({ cause }) => cause !== "rounding"),
    { cause: "prepaid-discount", difference: paise(prepaidDiscount(then.prepaid) - prepaidDiscount(now.prepaid)) } as const,
    { cause: "rounding", difference: paise(now.roundOff - then.roundOff) } as const,
  ];
  return ok({ before: then.total, after: now.total, causes: causes.filter(({ difference }) => difference !== NOTHING) });
}
