import { newOrder } from "#core/orders/order/order.ts";
import { quoteOf } from "#core/orders/quote/quote.ts";
import { payableId } from "#core/ledger/entry.ts";
import { demoOrders } from "./orders.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CheckoutFacts, DeliveryAddress } from "#core/orders/order/checkout-facts.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { OrderedLine } from "#core/orders/order/ordered-product.ts";
import type { Step } from "#core/orders/order/order-step.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { DeliveryPlace } from "#core/shipping/delivery-place.ts";
import type { DemoGood, DemoOrder, Happened } from "./demo-order.ts";

/** An order that was made then, and what happened to it since, the oldest first; times in milliseconds since 1970. */
export type OrderHistory = { readonly order: Order; readonly madeAt: number; readonly moments: readonly Moment[] };

/** A step, and what the provider told at that moment. */
export type Moment = { readonly step: Step; readonly events: readonly PaymentEvent[] };

/** What the demo's orders are made of. `goods` can be bought, the most popular first. */
export type DemoShop = Pick<CheckoutFacts, "terms"> & {
  readonly goods: readonly ProductDetails[];
  readonly shipping: CheckoutFacts["cart"]["shipping"];
  /** Those of `WHO_ORDERS`, by their keys. */
  readonly people: ReadonlyMap<string, Orderer>;
  /** An id as those are that are made then; `nth` tells apart what is made at once. */
  readonly idAt: (at: number, nth: number) => string;
};

export type Orderer = { readonly id: CustomerId; readonly address: DeliveryAddress; readonly place: DeliveryPlace | null };

/** The keys of the people who have orders. */
export const ORDERING_PEOPLE: readonly string[] = [...new Set(demoOrders.map(({ of }) => of))];

const HOUR = 60 * 60 * 1000;

/** The demo's orders as they stand at `now`. Throws a TypeError where one can't be quoted: the demo is ours. */
export const orderHistoriesAt = (now: number, shop: DemoShop): readonly OrderHistory[] =>
  demoOrders.map((ordered, nth) => storyOf(ordered, { now, shop, nth: FIRST + nth }));

const FIRST = 5_000; // Beside the ids of people's own things.

type Telling = { readonly now: number; readonly shop: DemoShop; readonly nth: number };

function storyOf(ordered: DemoOrder, { now, shop, nth }: Telling): OrderHistory {
  const at = now - ordered.hours * HOUR;
  const orderer = shop.people.get(ordered.of);
  if (orderer === undefined) throw new TypeError(`nobody in the demo is called ${ordered.of}`);
  const { id: customer, address, place } = orderer;
  const lines = ordered.goods.map((good) => lineOf(good, shop.goods));
  const cart = { lines, coupons: [], choice: { kind: "automatic" as const }, shipping: shop.shipping };
  const quote = quoteOf({ cart, address, place, terms: shop.terms, at }, ordered.way);
  if (quote.kind === "refused") throw new TypeError(`order ${nth} of the demo can't be made: ${quote.refusal.kind}`);

  const order = newOrder({ id: payableId(shop.idAt(at, nth)), customer, snapshot: quote.value.snapshot });
  const since = ordered.happened
    .filter(({ deed }) => deed.kind !== "parcel" || deed.parcel < order.parcels.length)
    .toSorted((a, b) => b.hours - a.hours)
    .map((one) => momentOf(order, one, now));
  return { order, madeAt: at, moments: [...begun(order, ordered, at), ...since] };
}

/** Placed in cash, or asked to be paid; paid soon after, unless it is told that it wasn't. */
function begun(order: Order, { way, happened }: DemoOrder, at: number): readonly Moment[] {
  const by = { kind: "customer", id: order.customer } as const;
  const first: Moment = { step: { at, by, deed: { kind: "stage", event: way === "cash" ? "place" : "ask" } }, events: [] };
  if (way === "cash" || happened.some(({ deed }) => deed.kind === "stage" && deed.event === "fail")) return [first];
  const paidAt = at + HOUR / 30;
  return [
    first,
    {
      step: { at: paidAt, by: { kind: "provider" }, deed: { kind: "stage", event: "pay" } },
      events: [paymentEvent(order, "captured", paidAt)],
    },
  ];
}

function momentOf(order: Order, { hours, by, deed }: Happened, now: number): Moment {
  const at = now - hours * HOUR;
  const actor = by === "staff" ? ({ kind: "staff", name: "Demo" } as const) : ({ kind: by } as const);
  const hasFailed = deed.kind === "stage" && deed.event === "fail";
  return { step: { at, by: actor, deed }, events: hasFailed ? [paymentEvent(order, "failed", at)] : [] };
}

function paymentEvent({ id, snapshot }: Order, kind: "captured" | "failed", at: number): PaymentEvent {
  const payment = `sbp_demo_${id}`;
  return { id: `${payment}/${kind}`, provider: "sandbox", payment, kind, amount: snapshot.figures.total, at };
}

function lineOf({ nth, pieces, keeps = false }: DemoGood, goods: readonly ProductDetails[]): OrderedLine {
  const fitting = keeps ? goods.filter(({ isConsumable }) => !isConsumable) : goods;
  const product = fitting[nth % fitting.length];
  if (product?.seller == null) throw new TypeError("a shop without goods has no orders");
  const { seller, hsn, isConsumable, ...shown } = product;
  return {
    product: { ...shown, hsn, isConsumable, seller: { ...seller, address: seller.address ?? seller.state } },
    quantity: Math.max(pieces, product.minimumQuantity),
  };
}
