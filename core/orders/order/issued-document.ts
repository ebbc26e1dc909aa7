import type { Day } from "../../shared/day.ts";

/**
 * A document that has its number: the invoice of a parcel, or the credit note for what a refund gives back of it. Places and numbers are
 * those of the order. Source: specification/invoices.md, When a paper is made.
 */
export type IssuedDocument = DocumentToIssue & { readonly number: string; readonly day: Day };

/**
 * A document that has no number yet. It gets its seller's next number in the same transaction as the step that needs it, so that no number
 * is skipped.
 */
export type DocumentToIssue =
  | { readonly kind: "invoice"; readonly parcel: number }
  | { readonly kind: "credit-note"; readonly parcel: number; readonly refund: number };
