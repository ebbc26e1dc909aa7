import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { ownOrder } from "../orders/order/own-order.ts";
import { documentOf } from "./tax-document.ts";
import { maker } from "../shared/use-case.ts";
import { Orders } from "../orders/order/orders.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { UnknownOrder } from "../orders/order/own-order.ts";
import type { Result } from "../shared/result.ts";
import type { TaxDocument } from "./tax-document.ts";

/** A document of an order, by its number; null: the order's first invoice. */
export type DocumentQuery = { readonly order: PayableId; readonly number: string | null };
export type DocumentRefusal = UnknownOrder | { readonly kind: "unknown-document" };

/**
 * The facts of an invoice or credit note of the customer's order, as they were when it was issued. Source: specification/invoices.md, When
 * a paper is made.
 */
export type ShowDocument = (customer: CustomerId, query: DocumentQuery) => Promise<Result<TaxDocument, DocumentRefusal>>;
export const ShowDocument = useCase<ShowDocument>("invoices", "ShowDocument");

export const makeShowDocument = maker(ShowDocument, { orders: Orders }, ({ orders }) => async (customer, { order, number }) => {
  const stored = ownOrder(customer, await orders.withId(order));
  if (stored.kind === "refused") return stored;
  const { documents } = stored.value;
  const issued = documents.find((one) => (number === null ? one.kind === "invoice" : one.number === number));
  const document = issued === undefined ? null : documentOf(stored.value, issued);
  return document === null ? refused({ kind: "unknown-document" }) : ok(document);
});
