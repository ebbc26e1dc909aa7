import type { Day } from "../shared/day.ts";

type Issued = { readonly kind: string; readonly number: string; readonly day: Day };

/**
 * The bill that a credit note is against, of all papers of what was bought; null: the paper is none. Source: specification/invoices.md,
 * What a credit note tells.
 */
export function creditedBill({ kind }: Pick<Issued, "kind">, papers: readonly Issued[]): Pick<Issued, "number" | "day"> | null {
  const bill = kind === "credit-note" ? papers.find((one) => one.kind === "bill") : undefined;
  return bill === undefined ? null : { number: bill.number, day: bill.day };
}
