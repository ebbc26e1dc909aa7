import type { Day } from "../../shared/day.ts";

/** A paper that was given a number: the invoice of a parcel, or the credit note for what a refund gives back of it. Places and numbers as the order has them. Source: specification/invoices.md, When a paper is made. */
export type IssuedDocument = DocumentToIssue & { readonly number: string; readonly day: Day };

/** A paper that is to get the next number of its seller, in the transaction of its cause: no number is left out. */
export type DocumentToIssue =
  | { readonly kind: "invoice"; readonly parcel: number }
  | { readonly kind: "credit-note"; readonly parcel: number; readonly refund: number };
