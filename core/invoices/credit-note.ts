import { taxOfRefunded } from "../orders/order/line-tax.ts";
import { refundedSoFar } from "../orders/order/order.ts";
import { documentFacts } from "./invoice.ts";
import type { TaxParts } from "../orders/order/line-tax.ts";
import type { Order, Parcel } from "../orders/order/order.ts";
import type { OrderedProduct } from "../orders/order/ordered-product.ts";
import type { Refund, RefundedLine } from "../orders/order/refund.ts";
import type { DocumentFacts, Numbered } from "./invoice.ts";

/** The facts of a credit note: what of an invoice goes back. Source: specification/invoices.md, What a credit note tells. */
export type CreditNote = DocumentFacts & {
  /** The invoice that it is against. */
  readonly against: Numbered;
  readonly lines: readonly CreditNoteLine[];
};

/** A refund's line with the facts that explain it, and the tax that goes back with it. */
export type CreditNoteLine = RefundedLine &
  Pick<OrderedProduct, "title" | "hindi"> & {
    readonly hsn: string;
    readonly rate: number;
    readonly tax: TaxParts;
  };

/** A refund, and the seller's parcel for which it is credited. */
export type Credited = { readonly refund: Refund; readonly parcel: Parcel };

/** A credit note's own number and the invoice that it is against. */
export type CreditNoteNumbers = Numbered & { readonly against: Numbered };

/**
 * The credit note for what a refund gives back of a seller's parcel; null: it gives nothing back of that parcel. If an order goes back
 * completely, all credit notes of a parcel sum to its invoice, figure by figure.
 * Source: specification/invoices.md, What a credit note tells.
 */
export function creditNoteOf(order: Order, { refund, parcel }: Credited, { against, ...numbered }: CreditNoteNumbers): CreditNote | null {
  const former = refundedSoFar({ refunds: order.refunds.slice(0, refund.number - 1) });
  const lines = refund.lines.filter(({ place }) => parcel.places.includes(place)).map((line) => creditNoteLine(order, line, former));
  return lines.length === 0 ? null : { ...documentFacts({ order, parcel, numbered, lines }), against, lines };
}

function creditNoteLine({ snapshot }: Order, refunded: RefundedLine, former: readonly RefundedLine[]): CreditNoteLine {
  const line = snapshot.facts.cart.lines[refunded.place];
  if (line === undefined) throw new RangeError(`no line at ${refunded.place}`);
  const { title, hindi, hsn, gst } = line.product;
  return { ...refunded, title, hindi, hsn, rate: gst, tax: taxOfRefunded(snapshot, refunded, former) };
}
