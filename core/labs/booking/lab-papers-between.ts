import { paise } from "../../shared/money.ts";
import type { LabPaperKind } from "../../invoices/lab-paper.ts";
import type { LabBooking } from "./lab-booking.ts";

/** A paper that has no number yet; `at` in milliseconds since 1970. */
export type LabPaperToIssue = { readonly kind: LabPaperKind; readonly at: number };

/**
 * The papers that are due once a booking has come from one state to another: a receipt when it is paid for, the bill when all is reported,
 * or when it is cancelled and a visit in vain is kept of what was paid; a credit note when something of that goes back, as tests were not
 * done or staff give it. Source: specification/labs.md, Papers of a lab booking.
 */
export function labPapersBetween(before: LabBooking, after: LabBooking, at: number): readonly LabPaperToIssue[] {
  const isPaid = before.paidBy === null && after.paidBy !== null;
  const isEarned = before.state !== after.state && earnedBy(after) > 0;
  const isGivenBack = before.refund === null && after.refund !== null && after.state === "ready";
  return [
    ...(isPaid ? [{ kind: "receipt", at } as const] : []),
    ...(isEarned ? [{ kind: "bill", at } as const] : []),
    ...(isGivenBack ? [{ kind: "credit-note", at } as const] : []),
  ];
}

/** What a laboratory keeps of what was paid for a booking, in whole paise. Source: specification/labs.md, Money back of a lab booking. */
export function earnedBy({ state, basket, refund, paidBy }: Pick<LabBooking, "state" | "basket" | "refund" | "paidBy">): number {
  if (paidBy === null) return 0;
  if (state === "ready") return basket.total;
  return state === "cancelled" ? paise(basket.total - (refund?.payout ?? 0)) : 0;
}
