import { creditNoteOf } from "./credit-note.ts";
import { invoiceOf } from "./invoice.ts";
import type { IssuedDocument } from "../orders/order/issued-document.ts";
import type { KeptOrder } from "../orders/order/orders.port.ts";
import type { CreditNote } from "./credit-note.ts";
import type { Invoice } from "./invoice.ts";

/** A document with everything that it shows. */
export type TaxDocument =
  | { readonly kind: "invoice"; readonly facts: Invoice }
  | { readonly kind: "credit-note"; readonly facts: CreditNote };

/**
 * What an issued document of an order shows. The order is named by the number that its customer knows; null: the order has no such parcel
 * or refund. Source: specification/invoices.md, What an invoice tells.
 */
export function documentOf(stored: Pick<KeptOrder, "order" | "number" | "documents">, issued: IssuedDocument): TaxDocument | null {
  const { order, documents } = stored;
  const parcel = order.parcels[issued.parcel];
  if (parcel === undefined) return null;
  const { number, day } = issued;
  if (issued.kind === "invoice")
    return { kind: "invoice", facts: { ...invoiceOf(order, parcel, { number, day }), orderId: stored.number } };
  const refund = order.refunds[issued.refund - 1];
  const against = documents.find((one) => one.kind === "invoice" && one.parcel === issued.parcel);
  if (refund === undefined || against === undefined) return null;
  const facts = creditNoteOf(order, { refund, parcel }, { number, day, against: { number: against.number, day: against.day } });
  return facts === null ? null : { kind: "credit-note", facts: { ...facts, orderId: stored.number } };
}
