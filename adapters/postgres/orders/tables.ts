import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { EntryKind, Posting } from "#core/ledger/entry.ts";
import type { DocumentKind } from "#core/invoices/document-number.ts";
import type { Actor } from "#core/orders/order/actor.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Deed } from "#core/orders/order/order-step.ts";
import type { OrderStage } from "#core/orders/order/order-stage.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { OrderSnapshot } from "#core/orders/order/snapshot.ts";
import type { Language } from "#core/shared/language.ts";

export type OrderTables = {
  seller: SellerRow;
  order_number: OrderNumberRow;
  shop_order: ShopOrderRow;
  order_step: OrderStepRow;
  ledger_entry: LedgerEntryRow;
  payment: PaymentRow;
  payment_event: PaymentEventRow;
  payment_use: PaymentUseRow;
  document_counter: DocumentCounterRow;
  document: DocumentRow;
  stock_hold: StockHoldRow;
  coupon_hold: CouponHoldRow;
  coupon_use: CouponUseRow;
  order_call: OrderCallRow;
  checkout_terms: CheckoutTermsRow;
};

/** `series` is the beginning of the numbers of a seller's documents. */
export type SellerRow = { gstin: string; place: GeneratedAlways<number>; series: GeneratedAlways<string> };

/** Whose an order is, by its id and by its number. */
export type OrderNumberRow = { id: string; customer: string; number: string };

export type ShopOrderRow = {
  id: string;
  serial: GeneratedAlways<number>;
  number: GeneratedAlways<string>;
  customer: string;
  stage: OrderStage;
  /** See `orderStateOf`. */
  standing: string;
  total: number;
  /** The key of the coupon that gave a discount. */
  coupon: string | null;
  /** The products in it, each once, with the number of pieces. */
  products: readonly string[];
  pieces: readonly number[];
  /** GSTINs, one for each parcel. */
  sellers: readonly string[];
  /** In lower case. */
  titles: string;
  searched: GeneratedAlways<string>;
  snapshot: JSONColumnType<OrderSnapshot>;
  state: JSONColumnType<OrderState>;
  /** See `openReturns`. */
  open_returns: Generated<number>;
  /** The language of its letters, from when it was placed. */
  language: Language | null;
  made_at: Date;
  /** When it became more than a quote. */
  listed_at: Date | null;
};

/** The order as its steps have made it. */
export type OrderState = Pick<Order, "lines" | "parcels" | "returns" | "refunds">;

/** Rows are only added, as in the tables of entries, events, documents and uses. */
export type OrderStepRow = {
  customer: string;
  order_id: string;
  number: number;
  at: Date;
  by: JSONColumnType<Actor>;
  deed: JSONColumnType<Deed>;
};

export type LedgerEntryRow = {
  customer: string;
  key: string;
  number: GeneratedAlways<number>;
  payable: string;
  kind: EntryKind;
  at: Date;
  postings: JSONColumnType<readonly Posting[]>;
};

/**
 * The order that a provider has opened for a payable, and when it was last asked about it. `is_under_way` is read by servers of before
 * alone.
 */
export type PaymentRow = {
  provider: string;
  provider_order: string;
  payable: string;
  amount: number;
  begun_at: Date;
  looked_at: Date | null;
  is_under_way: boolean | null;
};

export type PaymentEventRow = {
  customer: string;
  payable: string;
  id: string;
  provider: string;
  payment: string;
  kind: PaymentEvent["kind"];
  amount: number;
  at: Date;
  received_at: Date;
};

/** For what a provider's payment serves: for what it was reported first. */
export type PaymentUseRow = { provider: string; payment: string; payable: string };

export type DocumentCounterRow = { key: string; serial: number };

export type DocumentRow = {
  number: string;
  place: GeneratedAlways<number>;
  order_id: string;
  kind: DocumentKind;
  parcel: number;
  refund: number | null;
  counter: string;
  serial: number;
  day: string;
};

/** A hold counts until `until`, whether or not its row still exists afterwards. */
export type StockHoldRow = { order_id: string; product: string; pieces: number; until: Date };
export type CouponHoldRow = { order_id: string; coupon: string; until: Date };
export type CouponUseRow = { order_id: string; coupon: string; at: Date };

/** The answer to a customer's call. */
export type OrderCallRow = { customer: string; key: string; asked: string; answer: JSONColumnType<{ readonly given: unknown }>; at: Date };

export type CheckoutTermsRow = {
  only_row: Generated<true>;
  prepaid_percent: string | null;
  prepaid_maximum: number | null;
  prepaid_minimum: number | null;
  most_cash: number;
};
