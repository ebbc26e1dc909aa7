import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { PurchaseTrouble } from "#core/payments/purchase/purchase-trouble.ts";

const MOST_NAMED = 5;

/** What the doctor says of bookings. */
export const bookingFindingWords = {
  well: "Every hold was ended in time, and every appointment is paid for.",
  trouble,
  alone: (booking: string, since: number): string =>
    `${booking}: its patient has been waiting since ${indianClockText(since)}, and the practitioner is not there.`,
  ending: (practitioners: readonly string[]): string => `Calendars end within 14 days: ${named(practitioners)}. Import new ones.`,
  unverified: (practitioners: readonly string[]): string =>
    `Not shown, as nobody verified their registration: ${named(practitioners)}. See \`niramaya practitioner verify\`.`,
  overdueRetained: (count: number): string =>
    `Appointments of erased accounts that should have been deleted by now: ${count}. The hourly job doesn't run; see the log.`,
};

function named(practitioners: readonly string[]): string {
  const further = practitioners.length > MOST_NAMED ? ` and ${practitioners.length - MOST_NAMED} more` : "";
  return `${practitioners.slice(0, MOST_NAMED).join(", ")}${further}`;
}

function trouble(found: PurchaseTrouble): string {
  switch (found.kind) {
    case "not-ended":
      return `${found.purchase}: its hold was over at ${indianClockText(found.since)}, and nothing ended it.`;
    case "not-paid":
      return `${found.purchase}: no payment of ${rupeesAndPaise(found.due)} stands behind this appointment.`;
    case "refund-waits":
      return `${found.purchase}: ${rupeesAndPaise(found.amount)} wait to be sent back since ${indianClockText(found.since)}.`;
  }
}
