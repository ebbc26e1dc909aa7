import { BeyondLimits } from "../../shared/beyond-limits.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeBy } from "../order/order-change.ts";
import { orderTotals } from "../views/order-totals.ts";
import { KeyTaken, Orders } from "../order/orders.port.ts";
import { sealedText } from "./my-quote.ts";
import { QUOTE_HOLDS } from "./quote.ts";
import { quoteChanges } from "./quote-change.ts";
import { maker } from "../../shared/use-case.ts";
import { QuoteMyOrder } from "./quote-my-order.use-case.ts";
import { QuoteSeals } from "./quote-seals.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { AddressId } from "../../account/address.ts";
import type { Reader } from "../../identity/session.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { CheckoutFacts } from "../order/checkout-facts.ts";
import type { MyQuote } from "./my-quote.ts";
import type { OrderChange } from "../order/order-change.ts";
import type { OrderTotals } from "../views/order-totals.ts";
import type { Decided, SeenOrder } from "../order/orders.port.ts";
import type { QuoteChange } from "./quote-change.ts";
import type { QuotingRefusal } from "./quote-my-order.use-case.ts";

/**
 * A quote that is placed as it was shown. `address`: where the goods go, for a new quote if this one is stale. `key`: made by the caller,
 * one for each quote; null: none.
 */
export type TakenQuote = {
  readonly quote: PayableId;
  readonly signature: string;
  readonly address: AddressId;
  readonly key: string | null;
};

/** "placed": nothing is to be paid now. "payment-waits": the order is placed once it is paid. */
export type Placement = { readonly kind: "placed" | "payment-waits"; readonly order: OrderTotals };

/**
 * Why the quote isn't placed. "stale": something changed since; `fresh` is the new quote, or why there is none. "gone": the order waited
 * for its payment in vain. "unknown": another quote has replaced it, or it never was this customer's. "key-taken": the key was used for
 * another quote.
 */
export type PlacingRefusal =
  | { readonly kind: "stale"; readonly changes: readonly QuoteChange[]; readonly fresh: Result<MyQuote, QuotingRefusal> }
  | { readonly kind: "wrong-signature" | "unknown" | "gone" | "key-taken" };

/**
 * Places an order as it was quoted, or answers what changed. A repetition gets the same answer, and there is only one order. Letters about
 * it are in the reader's language. Source: specification/checkout.md, Placing.
 */
export type PlaceMyOrder = (reader: Reader, taken: TakenQuote) => Promise<Result<Placement, PlacingRefusal>>;
export const PlaceMyOrder = useCase<PlaceMyOrder>("orders", "PlaceMyOrder");

type Answer = Result<Placement, Exclude<PlacingRefusal, { readonly kind: "stale" }> | Stale>;
type Stale = { readonly kind: "stale"; readonly changes: readonly QuoteChange[]; readonly way: MyQuote["snapshot"]["way"] };

export const makePlaceMyOrder = maker(
  PlaceMyOrder,
  { orders: Orders, quoteMyOrder: QuoteMyOrder, seals: QuoteSeals, now: Clock },
  ({ orders, quoteMyOrder, seals, now }) =>
    async ({ customer, language }, { quote, signature, address, key }) => {
      const at = now();
      const answer = await orders
        .place<Answer>(customer, {
          order: quote,
          at,
          key: key === null ? null : { customer, key, asked: `place ${quote}` },
          language,
          decide: (seen) => (seen === null ? notPlaced("unknown") : decided(seen.order, seen.today, { at, signature, seals })),
        })
        .catch((error: unknown) => {
          if (error instanceof KeyTaken) return refused({ kind: "key-taken" });
          throw error;
        });
      if (answer.kind === "ok" || answer.refusal.kind !== "stale") return answer as Result<Placement, PlacingRefusal>;
      const { changes, way } = answer.refusal;
      return refused({ kind: "stale", changes, fresh: await quoteMyOrder(customer, { address, way }) });
    },
);

type SealedQuote = { readonly at: number; readonly signature: string; readonly seals: QuoteSeals };

function decided(seen: SeenOrder, today: CheckoutFacts, { at, signature, seals }: SealedQuote): Decided<Answer> {
  const { order } = seen;
  const { snapshot } = order;
  const quote = { snapshot, validUntil: snapshot.facts.at + QUOTE_HOLDS };
  if (!seals.fits(sealedText(order.id, quote), signature)) return notPlaced("wrong-signature");
  switch (order.stage) {
    case "quoted":
      break;
    case "pending-payment":
    case "payment-failed":
      return { change: null, answer: ok({ kind: "payment-waits", order: orderTotals(seen) }), isDone: true };
    case "placed":
      return { change: null, answer: ok({ kind: "placed", order: orderTotals(seen) }), isDone: true };
    case "expired":
      return notPlaced("gone");
  }
  const changes = changesSince(quote, today);
  if (changes !== "none") return { change: null, answer: refused({ kind: "stale", changes, way: snapshot.way }) };
  const change = takenBy(order, at);
  const kind = change.after.stage === "placed" ? "placed" : "payment-waits";
  return { change, answer: ok({ kind, order: orderTotals({ ...seen, order: change.after }) }) };
}

const notPlaced = (kind: "unknown" | "wrong-signature" | "gone"): Decided<Answer> => ({ change: null, answer: refused({ kind }) });

/** If the cart is beyond the limits now, the new quote says so. */
function changesSince(quote: Parameters<typeof quoteChanges>[0], today: CheckoutFacts): readonly QuoteChange[] | "none" {
  try {
    const changes = quoteChanges(quote, today);
    return changes.length === 0 ? "none" : changes;
  } catch (error) {
    if (error instanceof BeyondLimits) return [];
    throw error;
  }
}

/** A payment is asked for if something is to be paid now. */
function takenBy(order: SeenOrder["order"], at: number): OrderChange {
  const { way, figures } = order.snapshot;
  const event = way === "online" && figures.total > 0 ? "ask" : "place";
  const change = changeBy(order, [{ at, by: { kind: "customer", id: order.customer }, deed: { kind: "stage", event } }]);
  if (change.kind === "refused") throw new TypeError(`a quoted order does not ${event}: ${change.refusal.kind}`);
  return change.value;
}
