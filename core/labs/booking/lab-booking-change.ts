import { checksOfPayment, purchaseEntries, refundSent } from "../../payments/purchase/purchase-money.ts";
import { ok } from "../../shared/result.ts";
import { fastingReminderAt } from "./fasting-reminder.ts";
import { labBookingNews } from "./lab-booking-news.ts";
import { labPapersBetween } from "./lab-papers-between.ts";
import { prescriptionDue } from "./requirement.ts";
import { labBookingAfter, recollectableUntil } from "./lab-booking.ts";
import { isMissed } from "./lab-money-back.ts";
import type { QueuedJob } from "../../jobs/job.ts";
import type { Entry } from "../../ledger/entry.ts";
import type { MoneyJob } from "../../payments/money-job.ts";
import type { Result } from "../../shared/result.ts";
import type { LabBooking, LabStepRefusal } from "./lab-booking.ts";
import type { LabPaperToIssue } from "./lab-papers-between.ts";
import type { LabBookingJob } from "./lab-booking-job.ts";
import type { LabBookingEvent, LabBookingState, LabStep } from "./lab-booking-step.ts";

export type JobOfLabBooking = QueuedJob<LabBookingJob | MoneyJob>;

/** A booking after some steps, and everything that they bring about. It is stored as a whole or not at all. */
export type LabBookingChange = {
  readonly after: LabBooking;
  readonly entries: readonly Entry[];
  readonly jobs: readonly JobOfLabBooking[];
  /** Numbered where they are stored. */
  readonly papers: readonly LabPaperToIssue[];
};

/** The change that leaves a booking as it is. */
export const unchanged = (booking: LabBooking): LabBookingChange => ({ after: booking, entries: [], jobs: [], papers: [] });

/**
 * The booking after the steps, taken one after the other, with the money and the jobs that they bring about. Refused where one does not
 * fit; then none is taken. Source: specification/labs.md, States of a lab booking.
 */
export function labBookingChange(before: LabBooking, steps: readonly LabStep[]): Result<LabBookingChange, LabStepRefusal> {
  let change = unchanged(before);
  for (const step of steps) {
    const after = labBookingAfter(change.after, step);
    if (after.kind === "refused") return after;
    change = {
      after: after.value,
      entries: [...change.entries, ...entriesBetween(change.after, after.value, step.at)],
      jobs: [...change.jobs, ...jobsBetween(change.after, after.value, step.at)],
      papers: [...change.papers, ...labPapersBetween(change.after, after.value, step.at)],
    };
  }
  return ok(change);
}

/** The jobs of a slot that has just been held. */
export const jobsOfLabHold = ({ id, expiresAt }: LabBooking): readonly JobOfLabBooking[] => [
  { job: { kind: "expire-lab-booking", booking: id }, terms: { key: `${id}/${expiresAt}`, notBefore: expiresAt } },
];

const UNSOLD: readonly LabBookingState[] = ["held", "pending_payment", "expired"];

function entriesBetween(before: LabBooking, after: LabBooking, at: number): readonly Entry[] {
  const isSold = UNSOLD.includes(before.state) && after.state === "booked";
  return purchaseEntries(before, after, { seller: `lab:${after.lab.id}`, sold: isSold ? after.basket.total : null, at });
}

const REPORTS: readonly LabBookingEvent[] = ["report-part", "report", "correct"];

function jobsBetween(before: LabBooking, after: LabBooking, at: number): readonly JobOfLabBooking[] {
  const { id } = after;
  const isAsked = before.state === "held" && after.state === "pending_payment";
  const undecided = recollectableUntil(before) === null ? recollectableUntil(after) : null;
  const due = prescriptionDue(after);
  const [step, last] = [after.history.length - 1, after.history.at(-1)?.deed];
  const isReported = after.history.length > before.history.length && last?.kind === "state" && REPORTS.includes(last.event);
  const isAnother = before.state !== "booked" || before.start !== after.start;
  const fasting = after.state === "booked" && isAnother && !isMissed(after) ? fastingReminderAt(after) : null;
  const isNews = after.history.length > before.history.length && labBookingNews(after, step) !== null;
  return [
    ...(isNews
      ? [{ job: { kind: "follow-lab-booking", booking: id, step }, terms: { key: `${id}/${step}`, notBefore: null } } as const]
      : []),
    ...(fasting === null
      ? []
      : [
          {
            job: { kind: "tell-of-fasting", booking: id, start: after.start },
            terms: { key: `${id}/${after.start}`, notBefore: fasting },
          } as const,
        ]),
    ...(isReported
      ? [{ job: { kind: "tell-of-lab-report", booking: id, step }, terms: { key: `${id}/${step}`, notBefore: null } } as const]
      : []),
    ...(isAsked ? [...jobsOfLabHold(after), ...checksOfPayment(after, at)] : []),
    ...(undecided === null
      ? []
      : [
          {
            job: { kind: "decline-recollection", booking: id },
            terms: { key: `${id}/${after.history.length}`, notBefore: undecided },
          } as const,
        ]),
    ...(due === null || due === prescriptionDue(before)
      ? []
      : [{ job: { kind: "end-prescription", booking: id }, terms: { key: `${id}/${step}`, notBefore: due } } as const]),
    ...refundSent(before, after),
  ];
}
