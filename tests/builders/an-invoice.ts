import { creditNoteOf } from "#core/invoices/credit-note.ts";
import { invoiceOf } from "#core/invoices/invoice.ts";
import { day } from "#core/shared/day.ts";
import { aCheckoutCart, anOrderedLine } from "./a-checkout.ts";
import { aPlacedOrder, by, done } from "./an-order.ts";
import type { CreditNote } from "#core/invoices/credit-note.ts";
import type { Invoice } from "#core/invoices/invoice.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { OrderedLine, OrderedProduct } from "#core/orders/order/ordered-product.ts";

export const numbered = { number: "NA1I/2627/000123", day: day("2026-11-20") };
export const credited = { number: "NA1C/2627/000007", day: day("2026-11-28"), against: numbered };

const TITLES = [
  "Brahmi Hair Oil with Bhringraj and Amla",
  "Triphala Churna",
  "Ashwagandha Tablets",
  "Chyawanprash Special",
  "Kumkumadi Tailam Radiance Facial Serum with Saffron and Sandalwood",
  "Tulsi Green Tea",
  "Neem Face Wash",
  "Giloy Juice",
  "Wild Forest Honey",
  "Shilajit Resin",
] as const;
const SIZES = ["200 ml", "100 g", "60 tablets", "500 g", "12 ml"] as const;
const RATES = [18, 5, 12, 12, 18, 5, 18, 12, 0, 12] as const;
const RUPEES = [420, 185, 349, 455.5, 2499, 240, 165, 310, 525, 1299] as const;

/** So many lines of goods as a shop sells them, of several rates. */
export const manyLines = (count: number, given: Partial<OrderedProduct> = {}): readonly OrderedLine[] =>
  Array.from({ length: count }, (_, place) =>
    anOrderedLine({
      id: `goods-${place + 1}`,
      title: TITLES[place % TITLES.length] ?? "",
      size: SIZES[place % SIZES.length] ?? "",
      rupees: RUPEES[place % RUPEES.length] ?? 0,
      gst: RATES[place % RATES.length] ?? 0,
      quantity: 1 + ((place * 7) % 4),
      ...given,
    }),
  );

/** The invoice of the first seller's part of an order that is placed with these facts. */
export const anInvoice = (facts: Partial<CheckoutFacts> = {}): Invoice => invoiceFor(aPlacedOrder(facts));

export function invoiceFor(order: Order, place = 0): Invoice {
  const parcel = order.parcels[place];
  if (parcel === undefined) throw new RangeError(`no parcel at ${place}`);
  return invoiceOf(order, parcel, numbered);
}

/** The credit note for the first line of an order of these facts, cancelled by its customer. */
export function aCreditNote(facts: Partial<CheckoutFacts> = { cart: aCheckoutCart({ lines: manyLines(3) }) }): CreditNote {
  const placed = aPlacedOrder(facts);
  const order = done(placed, placed.snapshot.facts.at, by.customer, { kind: "cancel", places: [0], reason: "changed" });
  const [refund, parcel] = [order.refunds[0], order.parcels[0]];
  const note = refund === undefined || parcel === undefined ? null : creditNoteOf(order, { refund, parcel }, credited);
  if (note === null) throw new Error("nothing went back");
  return note;
}
