import { VISIT_CHARGE } from "#core/labs/booking/lab-money-back.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { collectorOf } from "#core/labs/booking/lab-collector.ts";
import { checkedRequirements } from "#core/labs/booking/requirement.ts";
import { nothingBackText, unneededText } from "#cli/payments/wording/unneeded-payments.ts";
import { printable } from "#cli/printing/columns.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { ExplainedLabBooking, LabMoneyRule } from "#core/labs/booking/explained-lab-booking.ts";
import type { UnknownLabBooking } from "#core/labs/booking/change-my-lab-booking.ts";
import type { LabStaffRefusal } from "#core/labs/booking/step-lab-booking.use-case.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";

export const NO_LAB_BOOKING = "There is no booking of tests with that id.\n";

/** The hour and the pincode come first: it is a collectors' list. */
function headOf({ booking }: KeptLabBooking): string {
  const { id, state, start, place, basket, lab } = booking;
  const collector = collectorOf(booking);
  const where = place.kind === "home" ? `${place.address.pincode} ${place.address.line1}, ${place.address.city}` : "in the centre";
  const fasting = basket.fastingHours === 0 ? "" : `, ${basket.fastingHours} hours of fasting`;
  return `${indianClockText(start)}  ${where}: ${id}, ${lab.id}, people ${basket.people.length}${fasting}, ${rupees(basket.total)}: ${state}${collector === null ? "" : `, ${collector}`}`;
}

export const labBookingsText = (list: readonly KeptLabBooking[]): string =>
  list.length === 0 ? "There is no booking of tests then.\n" : list.map((stored) => `${printable(headOf(stored))}\n`).join("");

export function labBookingText(stored: KeptLabBooking): string {
  const { refund, history } = stored.booking;
  const lines = [
    headOf(stored),
    ...(refund === null ? [] : [`refund of ${rupees(refund.payout)}: ${refund.state}`]),
    ...checkedRequirements(stored.booking).map(({ kind, member, state }) => `${kind} of ${member ?? "the customer"}: ${state}`),
    ...history.map(({ at, by, deed }) => {
      const who = by.kind === "staff" ? `staff (${by.name})` : by.kind;
      return `${indianClockText(at)}  ${deed.kind === "refund" ? "refund " : ""}${deed.event}, by ${who}`;
    }),
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

const RULES: Readonly<Record<LabMoneyRule, string>> = {
  "all-in-time": "all, as two hours before the slot or before a collector was named",
  "less-visits": `all less ${rupees(VISIT_CHARGE)} for each visit without a sample`,
  "all-called-off": "all, as the laboratory cancelled",
  "all-declined": "all, as no new sample is wanted",
  share: "the share of the tests that are not done, less visits without a sample",
  "given-back": "as refunded by staff",
};

/** Each step with the state that it led to, what decided the payment, and why what goes back. */
export function labExplanationText(stored: KeptLabBooking, { steps, payment, back }: ExplainedLabBooking): string {
  const lines = [
    headOf(stored),
    ...steps.map(({ step: { at, by, deed }, from, to, start }, nth) => {
      const who = by.kind === "staff" ? `staff (${by.name})` : by.kind;
      const led = from === to ? `it stays ${to}` : `${from === null ? "" : `${from} becomes `}${to}`;
      const where = deed.kind === "move" ? `, from ${indianClockText(deed.from)} to ${indianClockText(start)}` : "";
      return `${nth + 1}. ${indianClockText(at)}  ${deed.kind === "refund" ? "refund " : ""}${deed.event}, by ${who}: ${led}${where}`;
    }),
    `The payment is ${payment.state}${payment.decidedBy === null ? "" : `, decided by the event ${payment.decidedBy}`}.`,
    ...payment.unneeded.map(unneededText),
    back === null ? nothingBackText(payment.unneeded) : `${rupees(back.amount)} is refunded: ${RULES[back.rule]}.`,
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

export function labStepRefusedText(refusal: Exclude<LabStaffRefusal, UnknownLabBooking>): string {
  switch (refusal.kind) {
    case "not-possible":
      return `This can't be done to a booking of tests that is ${refusal.state}.\n`;
    case "too-early":
      return `It is too early for that: possible from ${indianClockText(refusal.from)}.\n`;
    case "too-late":
      return "It is too late for that.\n";
    case "too-much":
      return `No more than ${rupees(refusal.most)} was paid.\n`;
    case "moved-too-often":
      return "It has already been moved twice.\n";
    case "prescription-unchecked":
      return 'One of its prescriptions is not accepted yet: see "lab prescription".\n';
  }
}
