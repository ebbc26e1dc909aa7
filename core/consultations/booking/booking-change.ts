import { checksOfPayment, purchaseEntries, refundSent } from "../../payments/purchase/purchase-money.ts";
import { ok } from "../../shared/result.ts";
import { bookingNews } from "./booking-news.ts";
import { remindersOf } from "./reminders.ts";
import { papersBetween } from "./papers-between.ts";
import { bookingAfter } from "./booking.ts";
import { rebookableUntil } from "./rebookable-until.ts";
import type { BookingState } from "../slots/slot-facts.ts";
import type { QueuedJob } from "../../jobs/job.ts";
import type { Entry } from "../../ledger/entry.ts";
import type { MoneyJob } from "../../payments/money-job.ts";
import type { Result } from "../../shared/result.ts";
import type { PaperToIssue } from "./papers-between.ts";
import type { Booking, BookingStepRefusal } from "./booking.ts";
import type { BookingJob } from "./booking-job.ts";
import type { BookingStep } from "./booking-step.ts";

export type JobOfBooking = QueuedJob<BookingJob | MoneyJob>;

/** A booking after some steps, and everything that they bring about. It is stored as a whole or not at all. */
export type BookingChange = {
  readonly after: Booking;
  readonly entries: readonly Entry[];
  readonly jobs: readonly JobOfBooking[];
  readonly papers: readonly PaperToIssue[];
};

/** The change that leaves a booking as it is. */
export const unchanged = (booking: Booking): BookingChange => ({ after: booking, entries: [], jobs: [], papers: [] });

/**
 * The booking after the steps, taken one after the other, with the money, the jobs and the papers that they bring about. Refused where one
 * does not fit; then none is taken. Source: specification/consultations.md, States of a booking.
 */
export function bookingChange(before: Booking, steps: readonly BookingStep[]): Result<BookingChange, BookingStepRefusal> {
  let change = unchanged(before);
  for (const step of steps) {
    const after = bookingAfter(change.after, step);
    if (after.kind === "refused") return after;
    change = {
      after: after.value,
      entries: [...change.entries, ...entriesBetween(change.after, after.value, step.at)],
      jobs: [...change.jobs, ...jobsBetween(change.after, after.value, step.at)],
      papers: [...change.papers, ...papersBetween(change.after, after.value, step.at)],
    };
  }
  return ok(change);
}

/** The jobs of a time that has just been held. */
export const jobsOfHold = ({ id, expiresAt }: Booking): readonly JobOfBooking[] => [
  { job: { kind: "expire-booking", booking: id }, terms: { key: `${id}/${expiresAt}`, notBefore: expiresAt } },
];

const UNSOLD: readonly BookingState[] = ["held", "pending_payment", "expired"];

function entriesBetween(before: Booking, after: Booking, at: number): readonly Entry[] {
  const isSold = UNSOLD.includes(before.state) && after.state === "confirmed" && after.fee > 0; // A rebooked one was sold before.
  return purchaseEntries(before, after, { seller: `practitioner:${after.practitioner}`, sold: isSold ? after.fee : null, at });
}

function jobsBetween(before: Booking, after: Booking, at: number): readonly JobOfBooking[] {
  const { id } = after;
  const isAsked = before.state === "held" && after.state === "pending_payment";
  const isConfirmed = after.state === "confirmed" && (before.state !== "confirmed" || before.start !== after.start);
  const undecided = (after.fee > 0 || after.plan !== null) && rebookableUntil(before) === null ? rebookableUntil(after) : null;
  const step = after.history.length - 1;
  const isNews = after !== before && bookingNews(after, step) !== null;
  return [
    ...(isNews ? [{ job: { kind: "follow-booking", booking: id, step }, terms: { key: `${id}/${step}`, notBefore: null } } as const] : []),
    ...(isConfirmed
      ? remindersOf(after.start, at).map(
          ({ ahead, at: notBefore }): JobOfBooking => ({
            job: { kind: "remind-of-booking", booking: id, start: after.start, ahead },
            terms: { key: `${id}/${after.start}/${ahead}`, notBefore },
          }),
        )
      : []),
    ...(isAsked ? [...jobsOfHold(after), ...checksOfPayment(after, at)] : []),
    ...(undecided === null
      ? []
      : [{ job: { kind: "give-fee-back", booking: id }, terms: { key: `${id}/${step}`, notBefore: undecided } } as const]),
    ...refundSent(before, after),
  ];
}
