import { randomUUID } from "node:crypto";
import { payableId } from "#core/ledger/entry.ts";
import { PAYMENT_WAITS } from "#core/orders/order/order-stage.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { newOrder } from "#core/orders/order/order.ts";
import { QUOTE_HOLDS, quoteOf } from "#core/orders/quote/quote.ts";
import { now } from "#tests/fixtures.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";
import type { OrderChange } from "#core/orders/order/order-change.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Deed, Step } from "#core/orders/order/order-step.ts";
import type { Language } from "#core/shared/language.ts";
import type { CallKey, GoodsAvailability } from "#core/orders/order/orders.port.ts";
import type { Buyer, OrderShop } from "./a-stocked-shop.ts";

type Desk = Pick<OrderShop, "orders">;
type When = { readonly at?: number };

/** What was seen, and the quote where there is one. */
export type Quoted = { readonly id: PayableId | null; readonly facts: CheckoutFacts | null };

/** A quote of all that is in somebody's cart, as `QuoteMyOrder` makes it. */
export async function quoted(
  { orders }: Desk,
  { id: customer, address }: Buyer,
  way: PaymentWay,
  { at = now }: When = {},
): Promise<Quoted> {
  const id = payableId(randomUUID());
  return orders.quote<Quoted>(customer, {
    address,
    at,
    decide(facts) {
      const quote = facts === null ? null : quoteOf(facts, way);
      if (quote?.kind !== "ok") return { keep: null, answer: { id: null, facts } };
      const order = newOrder({ id, customer, snapshot: quote.value.snapshot });
      return { keep: { order, until: at + QUOTE_HOLDS }, answer: { id, facts } };
    },
  });
}

/** The same for whoever must have one. */
export async function aQuote(desk: Desk, buyer: Buyer, way: PaymentWay, when: When = {}): Promise<PayableId> {
  const { id, facts } = await quoted(desk, buyer, way, when);
  if (id === null) throw new Error(`no quote for ${JSON.stringify(facts)}`);
  return id;
}

type Placing = When & { readonly key?: CallKey | null; readonly language?: Language | null };

/**
 * Takes a quote, where goods and coupon can still be had: at once what is paid at the door, else by asking for the payment. Answers what
 * became of it.
 */
export async function applied(
  { orders }: Desk,
  { id: customer }: Buyer,
  order: PayableId,
  { at = now, key = null, language = null }: Placing = {},
): Promise<string> {
  return orders.place<string>(customer, {
    order,
    at,
    key,
    language,
    decide(seen) {
      if (seen === null) return { change: null, answer: "unknown" };
      const { order: known } = seen;
      if (known.order.stage !== "quoted") return { change: null, answer: `was ${known.order.stage}` };
      if (known.goods === "gone") return { change: null, answer: "gone" };
      const event = known.order.snapshot.way === "online" && known.order.snapshot.figures.total > 0 ? "ask" : "place";
      const change = changed(known.order, [{ at, by: { kind: "customer", id: customer }, deed: { kind: "stage", event } }]);
      return { change, answer: change.after.stage };
    },
  });
}

/** Does something to an order that must be possible. */
export async function done(
  { orders }: Desk,
  id: PayableId,
  by: Actor,
  action: Deed,
  { at = now, key = null }: Placing = {},
): Promise<string> {
  const answer = await orders.change<string>(id, {
    at,
    key,
    events: [],
    decide({ order }) {
      const change = changed(order, [{ at, by, deed: action }]);
      return { change, answer: change.after.stage };
    },
  });
  return answer ?? "unknown";
}

/** A payment that came in full. */
export const paid = (desk: Desk, id: PayableId, when: When = {}): Promise<string> =>
  done(desk, id, { kind: "provider" }, { kind: "stage", event: "pay" }, when);

export const expired = (desk: Desk, id: PayableId, at: number): Promise<string> =>
  done(desk, id, { kind: "clock" }, { kind: "stage", event: "expire" }, { at });

/** An order that was placed. */
export async function placed(desk: Desk, buyer: Buyer, way: PaymentWay, when: When = {}): Promise<PayableId> {
  const id = await aQuote(desk, buyer, way, when);
  if ((await applied(desk, buyer, id, when)) === "pending-payment") await paid(desk, id, when);
  return id;
}

/** What an order that is waited for may count on. */
export async function goodsOf({ orders }: Desk, id: PayableId, { at = now }: When = {}): Promise<GoodsAvailability | null> {
  return orders.change<GoodsAvailability>(id, { at, key: null, events: [], decide: ({ goods }) => ({ change: null, answer: goods }) });
}

/** What steps make of an order; throws where they don't fit. */
export function changed(order: Order, steps: readonly Step[]): OrderChange {
  const change = changeBy(order, steps);
  if (change.kind === "refused") throw new Error(`${JSON.stringify(steps)} on ${order.stage}: ${JSON.stringify(change.refusal)}`);
  return change.value;
}

/** After that the goods of an order that was not paid are free. */
export const AFTER_WAITING = PAYMENT_WAITS + 1;
