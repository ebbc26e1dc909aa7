import { NOTHING, paise } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { ServicePaperKind } from "../../invoices/service-paper.ts";
import type { Booking } from "./booking.ts";

/** A paper that has no number yet; `amount` taxes included, `at` in milliseconds since 1970. */
export type PaperToIssue = { readonly kind: ServicePaperKind; readonly amount: Paise; readonly at: number };

/**
 * The papers that are due once a booking has come from one state to another: a receipt when it is paid for, the bill when its fee is
 * earned, a credit note when staff give back of that. Source: specification/consultations.md, Papers of a booking.
 */
export function papersBetween(before: Booking, after: Booking, at: number): readonly PaperToIssue[] {
  const isPaid = before.paidBy === null && after.paidBy !== null;
  const earned = before.state === after.state ? NOTHING : earnedOf(after);
  const hasGivenBack = after !== before && after.history.at(-1)?.deed.kind === "give-back";
  return [
    ...(isPaid ? [{ kind: "receipt", amount: after.fee, at } as const] : []),
    ...(earned > 0 ? [{ kind: "bill", amount: earned, at } as const] : []),
    ...(hasGivenBack && after.refund !== null ? [{ kind: "credit-note", amount: after.refund.payout, at } as const] : []),
  ];
}

/**
 * What a practitioner has earned by a booking: all of a fee where it took place or the patient missed it, the rest of a late cancellation.
 */
function earnedOf({ state, fee, refund }: Booking): Paise {
  switch (state) {
    case "completed":
    case "no_show_patient":
      return fee;
    case "cancelled_by_patient":
      return paise(fee - (refund?.payout ?? NOTHING));
    case "held":
    case "pending_payment":
    case "expired":
    case "confirmed":
    case "checked_in":
    case "in_progress":
    case "cancelled_by_practitioner":
    case "no_show_practitioner":
    case "failed_technically":
      return NOTHING;
  }
}
