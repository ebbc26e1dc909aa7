import { sql } from "kysely";
import { expect } from "vitest";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { balances } from "#core/ledger/ledger.ts";
import { bookingsOf } from "./booking-run.ts";
import { stagesOf } from "./booking-stages.ts";
import { expectPlansLawful } from "./plan-laws.ts";
import { expectRoomsLawful } from "./room-laws.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Run } from "./booking-run.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What must hold of everything that a run has held, at any time. */
export async function expectLawful(run: Run): Promise<void> {
  const all = await bookingsOf(run);
  for (const stored of all) expectSound(stored);
  await expectStoredAs(run, all);
  expectApart(all, run.desk.clock.at);
  await expectRoomsLawful(run, all);
  await expectPlansLawful(run, all);
  await expectReminded(run, all);
  await expectLogged(run);
}

function expectSound({ booking, ledger }: KeptBooking): void {
  const { state, start } = stagesOf(booking).at(-1) ?? {};
  expect([booking.state, booking.start]).toEqual([state, start]);
  for (const { postings } of ledger) expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const theirs = balances(ledger).get(`practitioner:${booking.practitioner}`) ?? 0;
  expect(0 - theirs).toBe(isSold(booking) ? booking.fee - backOf(booking) : 0);
  expect(booking.refund?.payout ?? 0).toBe(backOf(booking));
  const moves = booking.history.filter(({ deed }) => deed.kind === "move" && deed.event === "reschedule");
  expect(moves.length).toBeLessThanOrEqual(2);
}

export const isSold = ({ history }: Booking): boolean =>
  history.some(({ deed }) => deed.kind === "state" && ["pay", "confirm", "revive"].includes(deed.event));

/** What goes back of a fee by the table of the specification, whatever became of it on its way. */
export function backOf(booking: Booking): number {
  const { history, fee } = booking;
  const stages = stagesOf(booking);
  const own = history.filter(({ deed }) => deed.kind !== "refund");
  return own.reduce((sum, step, nth) => sum + backBy(step, stages[nth - 1]?.start ?? 0, fee), 0);
}

function backBy({ deed, at }: BookingStep, start: number, fee: number): number {
  if (deed.kind === "give-back") return deed.amount;
  if (deed.event === "call-off" || deed.event === "refund") return fee;
  if (deed.event !== "cancel") return 0;
  expect(at).toBeLessThan(start);
  return at <= start - 2 * HOUR ? fee : fee - Math.floor(fee / 2);
}

/** What lists and constraints go by is what the steps make. */
async function expectStoredAs({ desk }: Run, all: readonly KeptBooking[]): Promise<void> {
  const ids = all.map(({ booking }) => booking.id);
  const { rows } = await sql<{ id: string; state: string; starts_at: Date; expires_at: Date | null }>`
    select id, state, starts_at, expires_at from booking where id = any(${ids})`.execute(desk.db);
  const stored = new Map(rows.map((row) => [row.id, [row.state, row.starts_at.getTime(), row.expires_at?.getTime() ?? null]]));
  for (const { booking } of all) expect(stored.get(booking.id)).toEqual([booking.state, booking.start, booking.expiresAt]);
}

const TAKING = ["confirmed", "checked_in", "in_progress"];

/** No two that take time overlap: for a practitioner with the rest after each, for a patient without. */
function expectApart(all: readonly KeptBooking[], now: number): void {
  const taking = all
    .map(({ booking }) => booking)
    .filter(({ state, expiresAt }) => TAKING.includes(state) || (["held", "pending_payment"].includes(state) && now < (expiresAt ?? 0)));
  const crossing = (a: Booking, b: Booking, rest: (one: Booking) => number) =>
    a.start < b.start + (b.length + rest(b)) * MINUTE && b.start < a.start + (a.length + rest(a)) * MINUTE;
  for (const [nth, a] of taking.entries())
    for (const b of taking.slice(nth + 1)) {
      if (a.practitioner === b.practitioner)
        expect(
          crossing(a, b, ({ buffer }) => buffer),
          `${a.id} ${b.id}`,
        ).toBe(false);
      if ((a.member ?? a.customer) === (b.member ?? b.customer))
        expect(
          crossing(a, b, () => 0),
          `${a.id} ${b.id}`,
        ).toBe(false);
    }
  const held = taking.filter(({ expiresAt }) => expiresAt !== null).map(({ customer }) => customer);
  expect(new Set(held).size).toBe(held.length);
}

export const AHEAD: Readonly<Record<string, number>> = { day: 24 * HOUR, hour: HOUR, room: 10 * MINUTE };

export type Reminder = { readonly booking: string; readonly start: number; readonly ahead: string; readonly at: number };

/** The reminders that were told. */
export async function remindersIn({ desk, patients }: Run): Promise<readonly Reminder[]> {
  const customers = patients.map(({ id }) => id);
  const { rows } = await sql<{ cause: string; created_at: Date }>`
    select cause, created_at from notification where customer = any(${customers}) and cause is not null`.execute(desk.db);
  return rows.flatMap(({ cause, created_at }) => {
    const [booking = "", start, ahead = ""] = cause.split("/");
    return AHEAD[ahead] === undefined ? [] : [{ booking, start: Number(start), ahead, at: created_at.getTime() }];
  });
}

/** Each reminder is told once at most, in its time, of an appointment that was confirmed for that time then. */
async function expectReminded(run: Run, all: readonly KeptBooking[]): Promise<void> {
  const reminders = await remindersIn(run);
  expect(new Set(reminders.map(({ booking, start, ahead }) => `${booking} ${start} ${ahead}`)).size).toBe(reminders.length);
  for (const { booking: id, start, ahead, at } of reminders) {
    expect(at).toBeGreaterThanOrEqual(start - (AHEAD[ahead] ?? 0));
    expect(at).toBeLessThan(start);
    const stored = all.find(({ booking }) => booking.id === id);
    const stages = stored === undefined ? [] : stagesOf(stored.booking);
    // Of several things at one moment any may have come first.
    const then = stages.filter((stage, nth) => stage.at <= at && (stages[nth + 1]?.at ?? at) >= at);
    expect(
      then.some((stage) => stage.state === "confirmed" && stage.start === start),
      `${id} at ${at}`,
    ).toBe(true);
  }
}

async function expectLogged({ desk, patients, reads }: Run): Promise<void> {
  const log = postgresAccessLog(desk.db);
  const entries = await Promise.all(patients.map(({ id }) => log.of(id, { before: null, limit: 1_000 })));
  expect(entries.flat().length).toBe(reads);
}
