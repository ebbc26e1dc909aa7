import { token } from "../../shared/token.ts";
import type { AddressId } from "../../account/address.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Language } from "../../shared/language.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { IssuedDocument } from "./issued-document.ts";
import type { Order } from "./order.ts";
import type { OrderChange } from "./order-change.ts";
import type { OrderFilter } from "./order-filter.ts";
import type { PaymentEvent } from "../../payments/payment-state.ts";

/**
 * Orders from their quote on, with the money, the goods and the documents that their steps move. An order's step is stored together with
 * everything that it brings about, or not at all. Source: specification/orders.md, Steps of an order.
 */
export type Orders = {
  /**
   * Makes a customer's quote as core decides from their cart, priced for delivery to one of their addresses. Atomic: nobody else can take
   * what `decide` saw before it is held. The new quote replaces the customer's former one and frees what that one held.
   */
  quote<Answer>(customer: CustomerId, transaction: QuoteTransaction<Answer>): Promise<Answer>;
  /** Places a customer's quote, or refuses to, as core decides from the quote and today's facts. Atomic as `change` is. */
  place<Answer>(customer: CustomerId, transaction: PlacingTransaction<Answer>): Promise<Answer>;
  /**
   * Changes an order as core decides. Atomic: nothing else changes this order, or the goods that it may take, between what `decide` sees
   * and what is stored. `decide` may be called once only. null: there is no such order.
   */
  change<Answer>(order: PayableId, transaction: ChangeTransaction<Answer>): Promise<Answer | null>;
  /** null: there is no such order. */
  withId(order: PayableId): Promise<KeptOrder | null>;
  /** Finds an order by the number that its customer reads. null: there is no such order. */
  withNumber(number: string): Promise<KeptOrder | null>;
  /** A customer's orders, without those that were only quoted, the newest first. */
  of(customer: CustomerId, wanted: OrderListQuery): Promise<OrderPage>;
  /** Everybody's orders, as staff look for them, the newest first. */
  all(wanted: OrderListQuery & { readonly from: number | null; readonly to: number | null }): Promise<OrderPage>;
};
export const Orders = token<Orders>("Orders");

/** An order with what is stored beside it. */
export type KeptOrder = {
  readonly order: Order;
  /** The number by which its customer knows it: "NM10000123". */
  readonly number: string;
  /** When it was quoted, in milliseconds since 1970. */
  readonly madeAt: number;
  /**
   * The language in which the order was placed, and in which letters about it are written. null: it is not placed yet, or no language was
   * given.
   */
  readonly language: Language | null;
  /** Everything that was reported about its payments, without repetitions, the oldest first. */
  readonly payments: readonly PaymentEvent[];
  readonly ledger: Ledger;
  /** Its documents, the oldest first. */
  readonly documents: readonly IssuedDocument[];
};

/**
 * What an order that isn't placed yet can count on. "held": the goods are held for it alone. "there": they go to the first who takes them.
 * "gone": they are no longer available. A coupon's limited uses count as goods here.
 */
export type GoodsAvailability = "held" | "there" | "gone";

export type SeenOrder = KeptOrder & { readonly goods: GoodsAvailability };

export type QuoteTransaction<Answer> = {
  readonly address: AddressId;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `facts` null: the address is not in the customer's address book. Stock and coupon uses are given without what is held for others. */
  readonly decide: (facts: CheckoutFacts | null) => { readonly keep: HeldOrder | null; readonly answer: Answer };
};

/** `order` is as `newOrder` makes it. Its goods and its coupon are held for it until `until`, in milliseconds since 1970. */
export type HeldOrder = { readonly order: Order; readonly until: number };

export type PlacingTransaction<Answer> = {
  readonly order: PayableId;
  readonly at: number;
  readonly key: CallKey | null;
  /** The language for letters about the order, stored with the change. null: none was given. */
  readonly language: Language | null;
  /**
   * `seen` null: this customer has no such order. `today` are the facts at `at`, without what is held for others, for delivery to the
   * quote's own address.
   */
  readonly decide: (seen: { readonly order: SeenOrder; readonly today: CheckoutFacts } | null) => Decided<Answer>;
};

export type ChangeTransaction<Answer> = {
  readonly at: number;
  readonly key: CallKey | null;
  /**
   * New reports about its payments. Those that were not known before are stored, whatever is decided, and `decide` sees them: `fresh` are
   * their ids.
   */
  readonly events: readonly PaymentEvent[];
  readonly decide: (seen: SeenOrder, fresh: ReadonlySet<string>) => Decided<Answer>;
};

/**
 * `change` null leaves the order as it is. `isDone`: what was asked for is already done, so that the answer stands although nothing
 * changes.
 */
export type Decided<Answer> = { readonly change: OrderChange | null; readonly answer: Answer; readonly isDone?: boolean };

/**
 * Identifies a call, so that its repetition has no further effect. If the first call changed something, or found it done, a later call with
 * the same key does nothing and gets the first answer. If it was refused, a later call is decided anew. `asked` is
 * what was asked for; the same key with another `asked` throws `KeyTaken`. The answer must survive JSON.
 * Source: specification/orders.md, Steps of an order.
 */
export type CallKey = { readonly customer: CustomerId; readonly key: string; readonly asked: string };

/** The key was given for something else before. */
export class KeyTaken extends Error {
  override readonly name = "KeyTaken";
}

/** `text` is searched for in numbers and titles, in both languages; `after` is the last order of the page before. */
export type OrderListQuery = {
  readonly text: string | null;
  readonly filter: OrderFilter;
  readonly after: PayableId | null;
  readonly limit: number;
};

/** `more`: there are further orders after the last one. */
export type OrderPage = { readonly orders: readonly KeptOrder[]; readonly more: boolean };
