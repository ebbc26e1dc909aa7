import { unpaidOf } from "../../payments/unpaid/unpaid-payment.ts";
import { returned } from "../../payments/payment-entries.ts";
import { checkedFirst, paymentRefusal } from "../../payments/payment-refusal.ts";
import { REFUND_CHECKED_AFTER } from "../../payments/payment-times.ts";
import { ok, refused } from "../../shared/result.ts";
import { labBookingChange, unchanged } from "./lab-booking-change.ts";
import { labPayable } from "./lab-booking-payable.ts";
import { labChangeByPayments } from "./lab-change-by-payments.ts";
import type { PaymentAttempt, AwaitedPayment, Payables } from "../../payments/payables.port.ts";
import type { Payable } from "../../payments/payable.ts";
import type { PaymentRefusal } from "../../payments/payment-refusal.ts";
import type { RefundOutcome } from "../../payments/payment-provider.port.ts";
import type { Result } from "../../shared/result.ts";
import type { LabBookingChange, JobOfLabBooking } from "./lab-booking-change.ts";
import type { LabRefundEvent, LabStep } from "./lab-booking-step.ts";
import type { LabBookings, SeenLabBooking } from "./lab-bookings.port.ts";

/** Lab bookings as payments know them. Source: specification/payments.md, What is paid for. */
export function labPayables(bookings: LabBookings): Payables {
  const changed = (id: Payable["id"], at: number, decide: (seen: SeenLabBooking) => LabBookingChange | null) =>
    bookings.change(id, { at, events: [], decide: (seen) => ({ change: decide(seen), answer: null }) });
  return {
    async unpaid(customer, at) {
      const kept = await bookings.of(customer);
      return kept.flatMap((one) => unpaidOf(labPayable(one), { kind: "lab-tests", start: one.booking.start }, at));
    },
    async withId(id) {
      const kept = await bookings.withId(id);
      return kept === null ? null : labPayable(kept);
    },
    record: (id, { events, at }) =>
      bookings.change<Payable>(id, {
        at,
        events,
        decide(seen, fresh) {
          const change = labChangeByPayments(seen, { at, fresh });
          const ledger = [...seen.ledger, ...(change?.entries ?? [])];
          return { change, answer: labPayable({ ...seen, booking: change?.after ?? seen.booking, ledger }) };
        },
      }),
    async ask(id, asked) {
      const answer = await bookings.change(id, { at: asked.at, events: [], decide: (seen) => askedOf(seen, asked) });
      return answer ?? refused({ kind: "unknown-payable" });
    },
    async recordRefund(id, { outcome, at }) {
      await changed(id, at, (seen) => refundTold(seen, outcome, at));
    },
    async recordSurplus(id, { payment, outcome, at }) {
      await changed(id, at, (seen) => surplusTold(seen, { payment, outcome, at }));
    },
    async leaveToStaff(id, { at }) {
      await changed(id, at, ({ booking }) => {
        const moved = labBookingChange(booking, [refundStep("give-up", at)]);
        return moved.kind === "ok" ? moved.value : null;
      });
    },
    async planCheck(id, { next, at }) {
      await changed(id, at, ({ booking }) => ({ ...unchanged(booking), jobs: [checkAt(booking, `at/${next}`, next)] }));
    },
  };
}

type BegunPayment = { readonly change: LabBookingChange | null; readonly answer: Result<AwaitedPayment, PaymentRefusal> };

function askedOf(seen: SeenLabBooking, { at, isUnderWay }: PaymentAttempt): BegunPayment {
  const payable = labPayable(seen);
  const refusal = paymentRefusal(payable, at) ?? checkedFirst(payable, isUnderWay, at);
  if (refusal !== null) return { change: null, answer: refused(refusal) };
  const step: LabStep = { at, by: { kind: "customer" }, deed: { kind: "state", event: "ask", payment: null } };
  const moved = labBookingChange(seen.booking, [step]);
  if (moved.kind === "refused") throw new TypeError(`${seen.booking.state} takes no ask`);
  const { after } = moved.value;
  return { change: moved.value, answer: ok({ amount: after.basket.total, until: after.expiresAt ?? at }) };
}

const refundStep = (event: LabRefundEvent, at: number): LabStep => ({
  at,
  by: { kind: event === "process" || event === "fail" ? "provider" : "clock" },
  deed: { kind: "refund", event },
});

function refundTold({ booking }: SeenLabBooking, outcome: RefundOutcome, at: number): LabBookingChange | null {
  const before = booking.refund?.state;
  const sent = before === "initiated" ? [refundStep("send", at)] : [];
  const ended = outcome.state === "pending" ? [] : [refundStep(outcome.state === "processed" ? "process" : "fail", at)];
  const moved = labBookingChange(booking, [...sent, ...ended]);
  if (moved.kind === "refused") return null; // It is not this booking's, or was paid by hand meanwhile.
  const isNew = moved.value.after !== booking;
  const isOnItsWay = outcome.state === "pending" && (isNew || before === "manual");
  const jobs = [...moved.value.jobs, ...(isOnItsWay ? checksOfRefund(booking, "refund/1", at) : [])];
  return isNew || jobs.length > 0 ? { ...moved.value, jobs } : null;
}

type Surplus = { readonly payment: string; readonly outcome: RefundOutcome; readonly at: number };

function surplusTold(seen: SeenLabBooking, { payment, outcome, at }: Surplus): LabBookingChange | null {
  const { booking } = seen;
  const event = labPayable(seen).goingBack.find((one) => one.payment === payment);
  if (event === undefined) return null;
  switch (outcome.state) {
    case "processed":
      return { ...unchanged(booking), entries: [returned(booking, event, at)] };
    case "pending":
      return { ...unchanged(booking), jobs: checksOfRefund(booking, `surplus/${payment}`, at) };
    case "failed": {
      const again = { kind: "return-surplus", order: booking.id, payment } as const;
      return { ...unchanged(booking), jobs: [{ job: again, terms: { key: `${booking.id}/${payment}/failed`, notBefore: null } }] };
    }
  }
}

const HOUR = 60 * 60 * 1000;

const checksOfRefund = (booking: SeenLabBooking["booking"], what: string, at: number): readonly JobOfLabBooking[] =>
  REFUND_CHECKED_AFTER.map((after) => checkAt(booking, `${what}/${after / HOUR}`, at + after));

const checkAt = ({ id }: SeenLabBooking["booking"], what: string, notBefore: number): JobOfLabBooking => ({
  job: { kind: "reconcile-payments", order: id },
  terms: { key: `${id}/${what}`, notBefore },
});
