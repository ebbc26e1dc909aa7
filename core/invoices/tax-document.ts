import { creditNoteOf } from "./credit-note.ts";
import { invoiceOf } from "./invoice.ts";
import type { IssuedDocument } from "../orders/money/issued-document.ts";
import type { KeptOrder } from "../orders/order/orders.port.ts";
import type { CreditNote } from "./credit-note.ts";
import type { Invoice } from "./invoice.ts";

/** A paper with all that stands on it. */
export type TaxDocument =
  | { readonly kind: "invoice"; readonly facts: Invoice }
  | { readonly kind: "credit-note"; readonly facts: CreditNote };

/** What stands on a paper that was issued for an order, which is named as its customer knows it; null: the order knows no such part or refund. Source: specification/invoices.md, What an invoice tells. */
export function documentOf(kept: Pick<KeptOrder, "order" | "number" | "documents">, issued: IssuedDocument): TaxDocument | null {
  const { order, documents } = kept;
  const parcel = order.parcels[issued.parcel];
  if (parcel === undefined) return null;
  const { number, day } = issued;
  if (issued.kind === "invoice") return { kind: "invoice", facts: { ...invoiceOf(order, parcel, { number, day }), orderId: kept.number } };
  const refund = order.refunds[issued.refund - 1];
  const against = documents.find((one) => one.kind === "invoice" && one.parcel === issued.parcel);
  if (refund === undefined || against === undefined) return null;
  const facts = creditNoteOf(order, { refund, parcel }, { number, day, against: { number: against.number, day: against.day } });
  return facts === null ? null : { kind: "credit-note", facts: { ...facts, orderId: kept.number } };
}
