import { quoteOf } from "#core/orders/quote/quote.ts";
import { newOrder } from "#core/orders/order/order.ts";
import { orderAfter } from "#core/orders/order/order-step.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { aCheckout } from "./a-checkout.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Deed } from "#core/orders/order/order-step.ts";

export const asha = customerId("asha");

/** Everybody who does something to an order. */
export const by = {
  customer: { kind: "customer", id: asha },
  staff: { kind: "staff", name: "Ravi" },
  carrier: { kind: "carrier" },
  provider: { kind: "provider" },
  clock: { kind: "clock" },
} as const satisfies Record<string, Actor>;

/** Asha's order of these facts, not placed yet. Throws where there is no quote for them. */
export function anOrder(facts: Partial<CheckoutFacts> = {}, way: PaymentWay = "online"): Order {
  const quote = quoteOf(aCheckout(facts), way);
  if (quote.kind === "refused") throw new Error(JSON.stringify(quote.refusal));
  return newOrder({ id: payableId("order-1"), customer: asha, snapshot: quote.value.snapshot });
}

/** The same once it is placed: paid online, or to be paid at the door. */
export function aPlacedOrder(facts: Partial<CheckoutFacts> = {}, way: PaymentWay = "online"): Order {
  const order = anOrder(facts, way);
  const { at } = order.snapshot.facts;
  if (way === "cash" || order.snapshot.figures.total === 0) return done(order, at, by.customer, { kind: "stage", event: "place" });
  const asked = done(order, at, by.customer, { kind: "stage", event: "ask" });
  return done(asked, at, by.provider, { kind: "stage", event: "pay" });
}

/** The order after a deed that must be possible. */
export function done(order: Order, at: number, actor: Actor, action: Deed): Order {
  const after = orderAfter(order, { at, by: actor, deed: action });
  if (after.kind === "refused") throw new Error(JSON.stringify(after.refusal));
  return after.value;
}

/** A parcel brought to a customer's door, step by step. */
export function delivered(order: Order, parcel = 0, at = order.snapshot.facts.at): Order {
  return (["confirm", "pack", "ship", "send-out", "deliver"] as const).reduce(
    (reached, event) => done(reached, at, by.staff, { kind: "parcel", parcel, event }),
    order,
  );
}
