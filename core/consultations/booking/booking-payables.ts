import { unpaidOf } from "../../payments/unpaid/unpaid-payment.ts";
import { returned } from "../../payments/payment-entries.ts";
import { checkedFirst, paymentRefusal } from "../../payments/payment-refusal.ts";
import { REFUND_CHECKED_AFTER } from "../../payments/payment-times.ts";
import { ok, refused } from "../../shared/result.ts";
import { bookingChange, unchanged } from "./booking-change.ts";
import { bookingPayable } from "./booking-payable.ts";
import { bookingChangeByPayments } from "./change-by-payments.ts";
import type { PaymentAttempt, AwaitedPayment, Payables } from "../../payments/payables.port.ts";
import type { Payable } from "../../payments/payable.ts";
import type { PaymentRefusal } from "../../payments/payment-refusal.ts";
import type { RefundOutcome } from "../../payments/payment-provider.port.ts";
import type { Result } from "../../shared/result.ts";
import type { BookingChange, JobOfBooking } from "./booking-change.ts";
import type { BookingRefundEvent, BookingStep } from "./booking-step.ts";
import type { Bookings, SeenBooking } from "./bookings.port.ts";

/** Bookings as payments know them. Source: specification/payments.md, What is paid for. */
export function bookingPayables(bookings: Bookings): Payables {
  const changed = (id: Payable["id"], at: number, decide: (seen: SeenBooking) => BookingChange | null) =>
    bookings.change(id, { at, events: [], decide: (seen) => ({ change: decide(seen), answer: null }) });
  return {
    async unpaid(customer, at) {
      const kept = await bookings.of(customer);
      return kept.flatMap((one) => unpaidOf(bookingPayable(one), { kind: "appointment", start: one.booking.start }, at));
    },
    async withId(id) {
      const kept = await bookings.withId(id);
      return kept === null ? null : bookingPayable(kept);
    },
    record: (id, { events, at }) =>
      bookings.change<Payable>(id, {
        at,
        events,
        decide(seen, fresh) {
          const change = bookingChangeByPayments(seen, { at, fresh });
          const ledger = [...seen.ledger, ...(change?.entries ?? [])];
          return { change, answer: bookingPayable({ ...seen, booking: change?.after ?? seen.booking, ledger }) };
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
        const moved = bookingChange(booking, [refundStep("give-up", at)]);
        return moved.kind === "ok" ? moved.value : null;
      });
    },
    async planCheck(id, { next, at }) {
      await changed(id, at, ({ booking }) => ({ ...unchanged(booking), jobs: [checkAt(booking, `at/${next}`, next)] }));
    },
  };
}

type BegunPayment = { readonly change: BookingChange | null; readonly answer: Result<AwaitedPayment, PaymentRefusal> };

function askedOf(seen: SeenBooking, { at, isUnderWay }: PaymentAttempt): BegunPayment {
  const payable = bookingPayable(seen);
  const refusal = paymentRefusal(payable, at) ?? checkedFirst(payable, isUnderWay, at);
  if (refusal !== null) return { change: null, answer: refused(refusal) };
  const step: BookingStep = { at, by: { kind: "customer" }, deed: { kind: "state", event: "ask", payment: null } };
  const moved = bookingChange(seen.booking, [step]);
  if (moved.kind === "refused") throw new TypeError(`${seen.booking.state} takes no ask`);
  const { after } = moved.value;
  return { change: moved.value, answer: ok({ amount: after.fee, until: after.expiresAt ?? at }) };
}

const refundStep = (event: BookingRefundEvent, at: number): BookingStep => ({
  at,
  by: { kind: event === "process" || event === "fail" ? "provider" : "clock" },
  deed: { kind: "refund", event },
});

function refundTold({ booking }: SeenBooking, outcome: RefundOutcome, at: number): BookingChange | null {
  const before = booking.refund?.state;
  const sent = before === "initiated" ? [refundStep("send", at)] : [];
  const ended = outcome.state === "pending" ? [] : [refundStep(outcome.state === "processed" ? "process" : "fail", at)];
  const moved = bookingChange(booking, [...sent, ...ended]);
  if (moved.kind === "refused") return null; // It is not this booking's, or was paid by hand meanwhile.
  const isNew = moved.value.after !== booking;
  const isOnItsWay = outcome.state === "pending" && (isNew || before === "manual");
  const jobs = [...moved.value.jobs, ...(isOnItsWay ? checksOfRefund(booking, "refund/1", at) : [])];
  return isNew || jobs.length > 0 ? { ...moved.value, jobs } : null;
}

type Surplus = { readonly payment: string; readonly outcome: RefundOutcome; readonly at: number };

function surplusTold(seen: SeenBooking, { payment, outcome, at }: Surplus): BookingChange | null {
  const { booking } = seen;
  const event = bookingPayable(seen).goingBack.find((one) => one.payment === payment);
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

const checksOfRefund = (booking: SeenBooking["booking"], what: string, at: number): readonly JobOfBooking[] =>
  REFUND_CHECKED_AFTER.map((after) => checkAt(booking, `${what}/${after / HOUR}`, at + after));

const checkAt = ({ id }: SeenBooking["booking"], what: string, notBefore: number): JobOfBooking => ({
  job: { kind: "reconcile-payments", order: id },
  terms: { key: `${id}/${what}`, notBefore },
});
