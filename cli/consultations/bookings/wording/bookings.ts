import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { explainedBooking } from "#core/consultations/staff/explained-booking.ts";
import { nothingBackText, unneededText } from "#cli/payments/wording/unneeded-payments.ts";
import { printable } from "#cli/printing/columns.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { PlanOutcome } from "#core/consultations/booking/paid-by-plan.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { StaffStepRefusal } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import type { CallOffReason } from "#core/consultations/booking/call-off-reason.ts";
import type { BookingActor } from "#core/consultations/booking/booking-step.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { ExplainedBooking, ExplainedStep, MoneyRule } from "#core/consultations/staff/explained-booking.ts";

export const NO_BOOKING = "There is no booking with that id.\n";
export const NO_CUSTOMER = "There is no such customer.\n";

const headOf = ({ booking: { id, state, start, length, mode, fee } }: KeptBooking): string =>
  `${id}  ${indianClockText(start)}, ${length} minutes, ${mode}, ${rupees(fee)}: ${state}`;

export const bookingsText = (list: readonly KeptBooking[]): string =>
  list.length === 0 ? "There is no such booking.\n" : list.map((stored) => `${printable(headOf(stored))}\n`).join("");

export function bookingText(stored: KeptBooking): string {
  const { practitioner, customer, member, expiresAt, refund, plan, history } = stored.booking;
  const lines = [
    headOf(stored),
    `practitioner ${practitioner}; customer ${customer}${member === null ? "" : `; member ${member}`}`,
    ...(expiresAt === null ? [] : [`kept until ${indianClockText(expiresAt)}`]),
    ...(refund === null ? [] : [`refund of ${rupees(refund.payout)}: ${refund.state}`]),
    ...(plan === null ? [] : [`plan ${plan.subscription} (${plan.title}) pays instead of ${rupees(plan.instead)}`]),
    ...history.map(
      ({ at, by, deed }) => `${indianClockText(at)}  ${deed.kind === "refund" ? "refund " : ""}${deed.event}, by ${whoOf(by)}`,
    ),
    ...stored.papers.map(({ kind, number, day, amount }) => `${day}  ${kind} ${number}: ${rupees(amount)}`),
    ...stored.payments.map(({ at, kind, amount, payment }) => `${indianClockText(at)}  payment ${payment} ${kind}: ${rupees(amount)}`),
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

const whoOf = (by: BookingActor): string => (by.kind === "staff" ? `staff (${by.name})` : by.kind);

const RULES: Readonly<Record<MoneyRule, string>> = {
  "all-in-time": "all of it, as it was cancelled up to two hours before the start",
  "half-late": "half of it, as it was cancelled less than two hours before the start",
  "all-called-off": "all of it, as the practitioner cancelled",
  "all-missed": "all of it, as the practitioner did not join and no other time was chosen",
  "given-back": "refunded by staff, of a fee that was earned",
};

const moneyText = ({ back, rule, payment }: ExplainedBooking): string =>
  back === null || rule === null ? nothingBackText(payment.unneeded) : `${rupees(back)} is refunded: ${RULES[rule]}.`;

const CONSULTATIONS: Readonly<Record<PlanOutcome, string>> = {
  used: "Its consultation counts as used in the plan that pays.",
  back: "Its consultation is back in the plan, as all of a fee would be.",
};

export function bookingExplanationText(stored: KeptBooking): string {
  const explained = explainedBooking(stored);
  const { steps, payment, planOutcome } = explained;
  const lines = [
    headOf(stored),
    ...steps.map(stepText),
    stored.booking.fee === 0
      ? "There is nothing to pay."
      : `The payment is ${payment.state}${payment.decidedBy === null ? "" : `, decided by the event ${payment.decidedBy}`}.`,
    ...payment.unneeded.map(unneededText),
    planOutcome === null ? moneyText(explained) : CONSULTATIONS[planOutcome],
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

const REASONS: Readonly<Record<CallOffReason, string>> = {
  "cannot-come": "they can't come",
  "hours-changed": "their hours have changed",
  "offered-by-mistake": "the time was offered by mistake",
};

function stepText({ number, at, by, deed, from, to, start }: ExplainedStep): string {
  const led = from === to ? `it stays ${to}` : `${from === null ? "" : `${from} becomes `}${to}`;
  const where = deed.kind === "move" ? `, from ${indianClockText(deed.from)} to ${indianClockText(start)}` : "";
  const why = deed.kind === "call-off" ? `, as they said: ${REASONS[deed.reason]}` : "";
  return `${number}. ${indianClockText(at)}  ${deed.kind === "refund" ? "refund " : ""}${deed.event} by ${whoOf(by)}: ${led}${where}${why}`;
}

export function stepRefusedText(refusal: Exclude<StaffStepRefusal, UnknownBooking>): string {
  switch (refusal.kind) {
    case "too-much":
      return `At most ${rupees(refusal.most)} can be refunded.\n`;
    case "not-possible":
      return `This can't be done to a booking that is ${refusal.state}.\n`;
    case "too-early":
      return `It is too early for that: possible from ${indianClockText(refusal.from)}.\n`;
    case "too-late":
      return "The appointment has started.\n";
  }
}
