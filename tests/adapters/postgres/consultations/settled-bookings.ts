import { expect } from "vitest";
import { bookingNews } from "#core/consultations/booking/booking-news.ts";
import { bookingTroubles } from "#core/consultations/staff/booking-trouble.ts";
import { WatchRooms } from "#core/consultations/call/watch-rooms.use-case.ts";
import { roomTimes } from "#core/consultations/call/room-times.ts";
import { balanceOf } from "#core/ledger/ledger.ts";
import { ReconcilePayments } from "#core/payments/reconcile-payments.use-case.ts";
import { doJob, waitingJobs } from "./booking-jobs.ts";
import { AHEAD, backOf, expectLawful, isSold, remindersIn } from "./booking-laws.ts";
import { stagesOf } from "./booking-stages.ts";
import { bookingsOf } from "./booking-run.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Run } from "./booking-run.ts";

const OPEN: readonly string[] = ["held", "pending_payment", "confirmed", "checked_in", "in_progress"];

/** The provider is back, and time goes by until nothing is left to be done: each job in its time. */
async function settle(run: Run): Promise<void> {
  const { clock, standIn, get } = run.desk;
  standIn.mood = { kind: "well" };
  for (const { id, status } of standIn.payments.values()) if (status === "created") standIn.settle(id, "failed");
  for (const { booking } of await bookingsOf(run)) await get(ReconcilePayments)(booking.id); // The provider tells until they are heard.
  for (let rounds = 0; ; rounds += 1) {
    expect(rounds).toBeLessThan(5_000);
    const [job] = await waitingJobs(run);
    if (job !== undefined) {
      if (job.due > clock.at) {
        clock.at = job.due;
        await get(WatchRooms)();
      }
      await doJob(run, job);
    } else if (!(await isMovedOn(run))) return;
  }
}

/** With no job left it is the provider's turn, and then that of rooms that are still open; false: nothing is open. */
async function isMovedOn(run: Run): Promise<boolean> {
  const { clock, standIn, get } = run.desk;
  const all = await bookingsOf(run);
  const refunds = [...standIn.refunds.values()].filter(({ status }) => status === "pending");
  for (const { id } of refunds) standIn.settle(id, "processed");
  if (refunds.length > 0) for (const { booking } of all) await get(ReconcilePayments)(booking.id);
  const open = all.find(({ booking }) => OPEN.includes(booking.state));
  if (open !== undefined) {
    clock.at = Math.max(clock.at, roomTimes(open.booking).closes);
    await get(WatchRooms)();
  }
  return refunds.length > 0 || open !== undefined;
}

/** Everything comes to its end, and is accounted for here and at the provider. */
export async function expectAccounted(run: Run): Promise<void> {
  const since = run.desk.clock.at;
  await settle(run);
  await expectLawful(run);
  const all = await bookingsOf(run);
  const reminders = await remindersIn(run);
  for (const stored of all) {
    expectBooksAgree(run, stored);
    expectPapers(stored);
    const troubles = bookingTroubles(stored, run.desk.clock.at).filter(({ kind }) => kind !== "refund-waits");
    expect(troubles).toEqual([]); // What the provider would not send back waits for staff.
    for (const due of dueReminders(stored.booking, since)) expect(reminders).toContainEqual(expect.objectContaining(due));
  }
  await expectTold(run, all);
}

/** What somebody must have been reminded of from a moment on, since when every job was done in its time. */
function dueReminders(booking: Booking, since: number) {
  const stages = stagesOf(booking);
  return stages.flatMap(({ state, start, at }, nth) => {
    const until = stages[nth + 1]?.at ?? Number.POSITIVE_INFINITY;
    const due = Object.entries(AHEAD).filter(([, ahead]) => start - ahead > Math.max(at, since) && start - ahead < until);
    return state === "confirmed" ? due.map(([ahead, before]) => ({ booking: booking.id, start, ahead, at: start - before })) : [];
  });
}

/** What the provider has taken and given back is what the ledger says, and nobody's money is left there that isn't the shop's. */
function expectBooksAgree({ desk: { standIn }, payments }: Run, { booking, ledger }: KeptBooking): void {
  const isTaken = (payment: string) => payments.get(payment) === booking.id && standIn.payments.get(payment)?.["captured"] === true;
  const taken = [...standIn.payments.values()].filter(({ id }) => isTaken(id));
  const refunds = [...standIn.refunds.values()].filter((refund) => isTaken(String(refund["payment_id"])));
  const back = refunds.filter(({ status }) => status === "processed");
  expect(balanceOf(ledger, "provider")).toBe(amountOf(taken) - amountOf(back));
  expect(ledger.filter(({ kind }) => kind === "payment").length).toBe(taken.length);
  const isAllSent = refunds.length === back.length && (booking.refund === null || booking.refund.state === "processed");
  if (!isAllSent) return; // Staff see to what has failed.
  expect(balanceOf(ledger, "customer")).toBe(0);
  const byHand = 0 - balanceOf(ledger, "bank");
  expect(amountOf(taken) - amountOf(back) - byHand).toBe(isSold(booking) ? booking.fee - backOf(booking) : 0);
}

const amountOf = (of: readonly Readonly<Record<string, unknown>>[]) => of.reduce((sum, one) => sum + Number(one["amount"]), 0);

/** A receipt of what was paid, a bill of what was earned, and a credit note of what staff gave back of that. */
function expectPapers({ booking, papers }: KeptBooking): void {
  const { fee, state, paidBy } = booking;
  const isEarned = state === "completed" || state === "no_show_patient";
  const back = backOf(booking);
  const billed = isEarned ? fee : state === "cancelled_by_patient" ? fee - back : 0;
  const expected = { receipt: paidBy === null ? 0 : fee, bill: billed, "credit-note": isEarned ? back : 0 };
  const amounts = papers.filter(({ amount }) => amount > 0).map(({ kind, amount }) => [kind, amount]);
  expect(amounts.toSorted()).toEqual(
    Object.entries(expected)
      .filter(([, amount]) => amount > 0)
      .toSorted(),
  );
}

/** Of each step that means something to its customer they were told once, and of no other. */
async function expectTold({ desk, patients }: Run, all: readonly KeptBooking[]): Promise<void> {
  const customers = patients.map(({ id }) => id);
  const rows = await desk.db.selectFrom("notification").select("cause").where("customer", "in", customers).execute();
  const told = rows.flatMap(({ cause }) => (/^[^/]+\/\d+$/.test(cause ?? "") ? [cause] : [])).toSorted();
  const steps = all.flatMap(({ booking }) =>
    booking.history.flatMap((_, step) => (bookingNews(booking, step) === null ? [] : [`${booking.id}/${step}`])),
  );
  expect(told).toEqual(steps.toSorted());
}
