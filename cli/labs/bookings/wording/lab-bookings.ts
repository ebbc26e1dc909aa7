import { collectorOf } from "#core/labs/lab-collector.ts";
import { requirementStandings } from "#core/labs/requirements/requirement.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { printable } from "#cli/printing/columns.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { UnknownLabBooking } from "#core/labs/booking/change-my-lab-booking.ts";
import type { LabStaffRefusal } from "#core/labs/booking/step-lab-booking.use-case.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";

export const NO_LAB_BOOKING = "There is no booking of tests with that id.\n";

const written = (at: number): string => `${indianDay(at)} ${indianTime(at)}`;

/** The hour and the pincode come first: it is a collectors' list. */
function headOf({ booking }: KeptLabBooking): string {
  const { id, state, start, place, basket, lab } = booking;
  const collector = collectorOf(booking);
  const where = place.kind === "home" ? `${place.address.pincode} ${place.address.line1}, ${place.address.city}` : "in the centre";
  const fasting = basket.fastingHours === 0 ? "" : `, ${basket.fastingHours} hours of fasting`;
  return `${written(start)}  ${where}: ${id}, ${lab.id}, people ${basket.people.length}${fasting}, ${rupees(basket.total)}: ${state}${collector === null ? "" : `, ${collector}`}`;
}

export const labBookingsText = (list: readonly KeptLabBooking[]): string =>
  list.length === 0 ? "There is no booking of tests then.\n" : list.map((kept) => `${printable(headOf(kept))}\n`).join("");

export function labBookingText(kept: KeptLabBooking): string {
  const { refund, history } = kept.booking;
  const lines = [
    headOf(kept),
    ...(refund === null ? [] : [`refund of ${rupees(refund.payout)}: ${refund.state}`]),
    ...requirementStandings(kept.booking).map(({ kind, member, standing }) => `${kind} of ${member ?? "the customer"}: ${standing}`),
    ...history.map(({ at, by, deed }) => {
      const who = by.kind === "staff" ? `staff (${by.name})` : by.kind;
      return `${written(at)}  ${deed.kind === "refund" ? "refund " : ""}${deed.event}, by ${who}`;
    }),
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

export function labStepRefusedText(refusal: Exclude<LabStaffRefusal, UnknownLabBooking>): string {
  switch (refusal.kind) {
    case "not-possible":
      return `A booking of tests that is ${refusal.state} takes no such step.\n`;
    case "too-early":
      return `It is too early for that: from ${written(refusal.from)} on.\n`;
    case "too-late":
      return "It is too late for that.\n";
    case "too-much":
      return `No more than ${rupees(refusal.most)} was paid.\n`;
    case "moved-too-often":
      return "It was moved twice already.\n";
    case "prescription-unchecked":
      return 'A prescription of it is not accepted yet: see "lab prescription".\n';
  }
}
