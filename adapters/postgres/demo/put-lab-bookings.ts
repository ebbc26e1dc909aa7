import { jobsOfLabHold, labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { captured } from "#core/payments/payment-entries.ts";
import { putLabReport } from "#adapters/postgres/labs/lab-reports.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { keptLabBookings } from "#adapters/postgres/labs/read-lab-booking.ts";
import { insertLabBooking, putLabBookingChange } from "#adapters/postgres/labs/write-lab-booking.ts";
import { putPaymentEvents } from "#adapters/postgres/ledger/put-money.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { JobOfLabBooking, LabBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import type { LabReport } from "#core/labs/booking/lab-report.ts";
import type { LabStep } from "#core/labs/booking/lab-booking-step.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type History = {
  readonly booking: LabBooking;
  readonly moments: readonly { readonly step: LabStep; readonly events: readonly PaymentEvent[]; readonly report: LabReport | null }[];
};

/** Stores bookings of tests with everything that happened to them until `now`, as part of the caller's transaction. */
export async function putLabBookings(trx: Database, histories: readonly History[], now: number): Promise<void> {
  for (const { booking, moments } of histories) {
    const at = booking.history[0]?.at ?? booking.start;
    await insertLabBooking(trx, booking, { language: null, key: `demo ${booking.id}`, at });
    await putJobsIn(trx, aheadOf(jobsOfLabHold(booking), now));
    let last = await kept(trx, booking);
    for (const { step, events, report } of moments) {
      last = await putMoment(trx, last, changeBy(last, step, now), events);
      if (report !== null) await putLabReport(trx, report);
    }
    await putPayment(trx, last, at);
  }
}

/** The clock's jobs that are still to be done. The rest of what follows has happened. */
const aheadOf = (jobs: readonly JobOfLabBooking[], now: number): readonly JobOfLabBooking[] =>
  jobs.filter(({ job, terms }) => OF_THE_CLOCK.includes(job.kind) && terms.notBefore !== null && terms.notBefore > now);

const OF_THE_CLOCK: readonly string[] = ["expire-lab-booking", "reconcile-payments", "decline-recollection"];

function changeBy({ booking }: KeptLabBooking, step: LabStep, now: number): LabBookingChange {
  const moved = labBookingChange(booking, [step]);
  if (moved.kind === "refused") throw new TypeError(`${booking.id} takes no such step: ${moved.refusal.kind}`);
  return { ...moved.value, jobs: aheadOf(moved.value.jobs, now) };
}

/** Answers how it stands then, save for its papers: nothing here asks for those. */
async function putMoment(
  trx: Database,
  before: KeptLabBooking,
  change: LabBookingChange,
  events: readonly PaymentEvent[],
): Promise<KeptLabBooking> {
  const { booking } = before;
  await putPaymentEvents(trx, booking, { events, at: null });
  const entries = [...events.map((event) => captured(booking, event)), ...change.entries];
  await putLabBookingChange(trx, before, { ...change, entries });
  return { ...before, booking: change.after, payments: [...before.payments, ...events], ledger: [...before.ledger, ...entries] };
}

/** What the sandbox would have stored, so that it can still be paid, or paid back. */
async function putPayment(trx: Database, { booking, payments }: KeptLabBooking, at: number): Promise<void> {
  const [payment] = payments;
  if (payment === undefined && booking.state !== "pending_payment") return;
  const amount = booking.basket.total;
  const provider_order = `sbo_demo_${booking.id}`;
  const begun_at = new Date(at);
  await trx
    .insertInto("payment")
    .values({ provider: "sandbox", provider_order, payable: booking.id, amount, begun_at, looked_at: null, is_under_way: null })
    .execute();
  await trx.insertInto("sandbox_order").values({ id: provider_order, payable: booking.id, amount, opened_at: begun_at }).execute();
  if (payment === undefined || (payment.kind !== "captured" && payment.kind !== "failed")) return;
  await trx
    .insertInto("sandbox_payment")
    .values({ id: payment.payment, order_id: provider_order, amount, state: payment.kind, at: new Date(payment.at) })
    .execute();
}

async function kept(trx: Database, { id }: LabBooking): Promise<KeptLabBooking> {
  const [found] = await keptLabBookings(trx, (rows) => rows.where("id", "=", id));
  if (found === undefined) throw new TypeError(`${id} was not kept`);
  return found;
}
