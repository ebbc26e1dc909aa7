import { token } from "../../shared/token.ts";
import type { AddressId } from "../../account/address.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Language } from "../../shared/language.ts";
import type { CheckoutFacts } from "../quote/checkout-facts.ts";
import type { IssuedDocument } from "../money/issued-document.ts";
import type { Order } from "./order.ts";
import type { OrderChange } from "./order-change.ts";
import type { OrderFilter } from "../views/order-filter.ts";
import type { PaymentEvent } from "../money/payment-state.ts";

/**
 * Orders from their quote on, with the money, the goods and the papers that their steps move. What a step brings about is kept together with
 * it or not at all. Source: specification/orders.md, Steps of an order.
 */
export type Orders = {
  /**
   * Makes a customer's quote by what core decides of their cart, priced for delivery to one of their addresses. Atomic: nobody takes what
   * `decide` saw before it is held. What is kept takes the place of the customer's former quote and frees what that held.
   */
  quote<Answer>(customer: CustomerId, asked: QuoteTransaction<Answer>): Promise<Answer>;
  /** Takes a customer's quote, or refuses to, by what core decides of it and of the facts as they are now. Atomic as `change` is. */
  place<Answer>(customer: CustomerId, asked: PlacingTransaction<Answer>): Promise<Answer>;
  /**
   * Brings an order on by what core decides of it. Atomic: nothing else changes this order, or the goods that it may take, between what
   * `decide` sees and what is kept. `decide` may be asked once only. null: there is no such order.
   */
  change<Answer>(order: PayableId, asked: ChangeTransaction<Answer>): Promise<Answer | null>;
  /** null: there is none. */
  withId(order: PayableId): Promise<KeptOrder | null>;
  /** By the number that its customer reads. null: there is none. */
  withNumber(number: string): Promise<KeptOrder | null>;
  /** A customer's orders that were more than quoted, the newest first. */
  of(customer: CustomerId, wanted: OrderListQuery): Promise<OrderPage>;
  /** Everybody's, as staff look for them, the newest first. */
  all(wanted: OrderListQuery & { readonly from: number | null; readonly to: number | null }): Promise<OrderPage>;
};
export const Orders = token<Orders>("Orders");

/** An order with what stands beside it. */
export type KeptOrder = {
  readonly order: Order;
  /** What its customer calls it: "NM10000123". */
  readonly number: string;
  /** When it was quoted, in milliseconds since 1970. */
  readonly madeAt: number;
  /** In which it was placed, and its letters are written; null: not placed yet, or nobody said. */
  readonly language: Language | null;
  /** All that was told of its payments, repetitions left out, the oldest first. */
  readonly payments: readonly PaymentEvent[];
  readonly ledger: Ledger;
  /** The oldest first. */
  readonly documents: readonly IssuedDocument[];
};

/** What an order that isn't placed yet may count on: "held" for it alone, "there" for whoever comes first, "gone". The coupon's use counts among them. */
export type GoodsAvailability = "held" | "there" | "gone";

export type SeenOrder = KeptOrder & { readonly goods: GoodsAvailability };

export type QuoteTransaction<Answer> = {
  readonly address: AddressId;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `facts` null: the address is not in the customer's book. Stock and coupons are told less what others hold. */
  readonly decide: (facts: CheckoutFacts | null) => { readonly keep: HeldOrder | null; readonly answer: Answer };
};

/** `order` as `newOrder` makes it; goods and coupon are held for it until then, in milliseconds since 1970. */
export type HeldOrder = { readonly order: Order; readonly until: number };

export type PlacingTransaction<Answer> = {
  readonly order: PayableId;
  readonly at: number;
  readonly key: CallKey | null;
  /** In which letters of it are to be written, kept with what changes; null: nobody said. */
  readonly language: Language | null;
  /**
   * `seen` null: this customer has no such order. `today` are the facts as they are at `at`, less what others hold, for delivery to the
   * quote's own address.
   */
  readonly decide: (seen: { readonly order: SeenOrder; readonly today: CheckoutFacts } | null) => Decided<Answer>;
};

export type ChangeTransaction<Answer> = {
  readonly at: number;
  readonly key: CallKey | null;
  /** Told of its payments; those that are new are kept, whatever is decided, and `decide` sees them: `fresh` are their ids. */
  readonly events: readonly PaymentEvent[];
  readonly decide: (seen: SeenOrder, fresh: ReadonlySet<string>) => Decided<Answer>;
};

/** `change` null leaves the order as it is. */
export type Decided<Answer> = { readonly change: OrderChange | null; readonly answer: Answer };

/**
 * What makes a call the same as another: once it has changed something, asked again with its key it is given the first answer and does nothing.
 * A call that changed nothing, as one that was refused, is decided anew. `asked` is what was asked; the same key for something else throws `KeyTaken`. The answer must survive JSON. Source: specification/orders.md, Steps of an order.
 */
export type CallKey = { readonly customer: CustomerId; readonly key: string; readonly asked: string };

/** A key that was given for something else before. */
export class KeyTaken extends Error {
  override readonly name = "KeyTaken";
}

/** `text` is looked for in numbers and titles; `after` is an order of the page before. */
export type OrderListQuery = {
  readonly text: string | null;
  readonly filter: OrderFilter;
  readonly after: PayableId | null;
  readonly limit: number;
};

/** `more`: there are further ones behind the last. */
export type OrderPage = { readonly orders: readonly KeptOrder[]; readonly more: boolean };
