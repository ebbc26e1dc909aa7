import { capturedOnce } from "../../payments/captured-once.ts";
import { captured, paymentKey } from "../../payments/payment-entries.ts";
import { labBookingChange } from "./lab-booking-change.ts";
import { labPayable } from "./lab-booking-payable.ts";
import type { PaymentEvent } from "../../payments/payment-state.ts";
import type { LabBookingChange, JobOfLabBooking } from "./lab-booking-change.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { LabStep } from "./lab-booking-step.ts";
import type { SeenLabBooking } from "./lab-bookings.port.ts";

type Heard = { readonly at: number; readonly fresh: ReadonlySet<string> };

/**
 * What the set of events of a booking's payments makes of it, with the money that came in and the jobs that send money back; null: nothing.
 * A payment in full books it as long as its slot is kept. Afterwards it does so once, where the slot is ahead and still has room, and no
 * plan takes anything off, as that may have been cancelled meanwhile; else all the money goes back. Source: specification/labs.md, States of a lab booking.
 */
export function labChangeByPayments(seen: SeenLabBooking, heard: Heard): LabBookingChange | null {
  const { booking, payments, ledger } = seen;
  const steps = stepsOf(seen, heard);
  const moved = labBookingChange(booking, steps);
  if (moved.kind === "refused") throw new TypeError(`${booking.state} takes no ${moved.refusal.kind}`);
  const known = new Set(ledger.map(({ key }) => key));
  const taken = capturedOnce(payments).filter(({ payment }) => !known.has(paymentKey(booking, payment)));
  const entries = [...taken.map((event) => captured(booking, event)), ...moved.value.entries];
  const { goingBack } = labPayable({ booking: moved.value.after, payments, ledger: [...ledger, ...entries] });
  const jobs = [...moved.value.jobs, ...goingBack.map((event) => returnOf(booking, event)), ...captureOf(seen, moved.value.after)];
  if (moved.value.after === booking && taken.length === 0 && jobs.length === 0) return null;
  return { ...moved.value, entries, jobs };
}

function stepsOf(seen: SeenLabBooking, { at, fresh }: Heard): readonly LabStep[] {
  const { booking, payments, ledger, isFree } = seen;
  const state = labPayable(seen).payments;
  const payment = state.kind === "paid" ? (state.decidedBy?.payment ?? null) : null;
  // A payment that was recorded before without paying for the booking is on its way back and pays for nothing.
  const pays = payment !== null && !ledger.some(({ key }) => key === paymentKey(booking, payment));
  const canRevive = pays && at <= booking.start && isFree && booking.basket.plan === null;
  const step = (event: "pay" | "revive" | "expire" | "fail", by: "provider" | "clock"): LabStep => ({
    at,
    by: { kind: by },
    deed: { kind: "state", event, payment: event === "pay" || event === "revive" ? payment : null },
  });
  switch (booking.state) {
    case "held":
    case "pending_payment": {
      const isOver = booking.expiresAt !== null && at >= booking.expiresAt;
      if (pays && !isOver) return [step("pay", "provider")];
      if (pays) return [step("expire", "clock"), ...(canRevive ? [step("revive", "provider")] : [])];
      const hasFailed = booking.state === "pending_payment" && payments.some(({ id, kind }) => kind === "failed" && fresh.has(id));
      return hasFailed ? [step("fail", "provider")] : [];
    }
    case "expired":
      return canRevive ? [step("revive", "provider")] : [];
    case "booked":
    case "assigned":
    case "collected":
    case "in_lab":
    case "partial":
    case "ready":
    case "recollect":
    case "cancelled":
      return [];
  }
}

const returnOf = ({ id }: LabBooking, { payment }: PaymentEvent): JobOfLabBooking => ({
  job: { kind: "return-surplus", order: id, payment },
  terms: { key: `${id}/${payment}`, notBefore: null },
});

/** If a payment is only authorised, a job asks the provider at once, so that it is captured. */
function captureOf(seen: SeenLabBooking, after: LabBooking): readonly JobOfLabBooking[] {
  const { payments } = labPayable({ ...seen, booking: after });
  const waits = after.state === "held" || after.state === "pending_payment";
  if (payments.kind !== "being-checked" || payments.decidedBy === null || !waits) return [];
  const key = `${after.id}/authorised/${payments.decidedBy.payment}`;
  return [{ job: { kind: "reconcile-payments", order: after.id }, terms: { key, notBefore: null } }];
}
