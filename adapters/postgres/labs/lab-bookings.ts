import { sql } from "kysely";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { TAKING_STATES } from "#core/labs/booking/lab-bookings.port.ts";
import { hasRoomFor, takingOf } from "#core/labs/booking/lab-room.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { heardEvents } from "#adapters/postgres/payments/heard-events.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { Lines } from "#adapters/postgres/engine/lines.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { activePlans } from "#adapters/postgres/plans/read-subscription.ts";
import { lockPlans } from "#adapters/postgres/plans/lock-plans.ts";
import { putPaymentEvents } from "#adapters/postgres/ledger/put-money.ts";
import { keptLabBookings, labBookingsOf } from "./read-lab-booking.ts";
import { insertLabBooking, putLabBookingChange } from "./write-lab-booking.ts";
import type {
  KeptLabBooking,
  LabBookings,
  LabHoldTransaction,
  LabMoveTransaction,
  LabRoom,
  LabStaffDecision,
  LabTransaction,
} from "#core/labs/booking/lab-bookings.port.ts";
import type { LabPlace } from "#core/labs/lab-calendar.ts";
import type { LabTaking } from "#core/labs/slots/lab-slots.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const DAY = 24 * 60 * 60 * 1000;

export const postgresLabBookings = (db: Database): LabBookings => labBookingsIn(db, new Lines());

/** `lines`: of those who want one slot, by its name. */
const labBookingsIn = (db: Database, lines: Lines): LabBookings =>
  namingOutages("lab bookings", {
    hold: (transaction) => lines.after(nameOf(transaction), () => inTransaction(db, (trx) => hold(trx, transaction))),
    change: (id, transaction) => inTransaction(db, (trx) => change(trx, id, transaction)),
    move: (id, transaction) => inTransaction(db, (trx) => move(trx, id, transaction)),
    changeAsStaff: (id, decide) => inTransaction(db, (trx) => changeAsStaff(trx, id, decide)),
    async withId(id) {
      const [stored] = await keptLabBookings(db, (rows) => rows.where("id", "=", id));
      return stored ?? null;
    },
    of: (customer) => labBookingsOf(db, customer),
    between: async ({ lab, from, to }) =>
      (
        await keptLabBookings(db, (rows) =>
          rows
            .where("starts_at", ">=", new Date(from))
            .where("starts_at", "<", new Date(to))
            .$if(lab !== null, (found) => found.where("lab", "=", lab ?? "")),
        )
      ).toReversed(),
    takings: ({ lab, from, to }) => takingsIn(db, { lab, from, to, without: null }),
  });

type Slot = { readonly lab: string; readonly place: LabPlace; readonly start: number };

/** Nobody else changes these until the transaction ends. All lock in one order, and before any row, so that nobody waits in a circle. */
async function lock(trx: Database, names: readonly string[]): Promise<void> {
  const sorted = [...new Set(names)].sort();
  for (const name of sorted) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 46))`.execute(trx);
}

const nameOf = ({ lab, place, start }: Slot): string => `slot ${lab} ${place} ${start}`;

async function hold<Answer>(trx: Database, transaction: LabHoldTransaction<Answer>): Promise<Answer> {
  const { customer, lab, place, start, key, at, decide } = transaction;
  await lockPlans(trx, customer);
  await lock(trx, [`account ${customer}`]);
  const present = await liveOf(trx, customer, at);
  await lock(trx, [nameOf({ lab, place, start }), ...(present === null ? [] : [nameOf(slotOf(present))])]);
  const live = await liveOf(trx, customer, at); // Whoever wants its slot may have ended it meanwhile.
  const [earlier] = await keptLabBookings(trx, (rows) => rows.where("customer", "=", customer).where("call_key", "=", key));
  const held = await trx
    .selectFrom("lab_booking")
    .select("made_at")
    .where("customer", "=", customer)
    .where("made_at", ">", new Date(at - DAY))
    .orderBy("made_at")
    .execute();
  const decision = decide({
    ...(await roomOf(trx, { lab, start, without: live?.booking.id ?? null })),
    live: live?.booking ?? null,
    earlier: earlier ?? null,
    held: held.map(({ made_at }) => made_at.getTime()),
    plans: (await activePlans(trx, customer)).map(({ subscription }) => subscription),
  });
  if (decision.release !== null && live !== null) await putLabBookingChange(trx, live, decision.release);
  if (decision.keep !== null) {
    await endOver(trx, { lab, place, start }, at);
    await insertLabBooking(trx, decision.keep.booking, { language: decision.keep.language, key, at });
    await putJobsIn(trx, decision.keep.jobs);
  }
  return decision.answer;
}

/** The hold that a customer has at a moment. */
async function liveOf(trx: Database, customer: string, at: number): Promise<KeptLabBooking | null> {
  const [live] = await keptLabBookings(trx, (rows) =>
    rows.where("customer", "=", customer).where("state", "in", ["held", "pending_payment"]).where("expires_at", ">", new Date(at)),
  );
  return live ?? null;
}

const slotOf = ({ booking: { lab, place, start } }: KeptLabBooking): Slot => ({ lab: lab.id, place: place.kind, start });

/** A booking that nobody else changes until the transaction ends, nor its slot, nor the one at another start; null: there is none. */
export async function lockedLabBooking(trx: Database, id: PayableId, other: number | null = null): Promise<KeptLabBooking | null> {
  const row = await trx.selectFrom("lab_booking").select(["customer", "lab", "place", "starts_at"]).where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const own = { lab: row.lab, place: row.place, start: row.starts_at.getTime() };
  await lock(trx, [`account ${row.customer}`]);
  await lock(trx, [nameOf(own), ...(other === null ? [] : [nameOf({ ...own, start: other })])]);
  const [stored] = await keptLabBookings(trx, (rows) => rows.where("id", "=", id).forUpdate());
  return stored ?? null;
}

async function change<Answer>(trx: Database, id: PayableId, transaction: LabTransaction<Answer>): Promise<Answer | null> {
  const { at, events, decide } = transaction;
  const before = await lockedLabBooking(trx, id);
  if (before === null) return null;
  const { payments, fresh } = await heardEvents(trx, id, { known: before.payments, reported: events });
  const isFree = await hasRoom(trx, before, at);
  const decided = decide({ ...before, payments, isFree }, new Set(fresh.map(({ id: event }) => event)));
  await putPaymentEvents(trx, before.booking, { events: fresh, at });
  if (decided.change !== null) {
    if (TAKING_STATES.includes(decided.change.after.state) && !TAKING_STATES.includes(before.booking.state))
      await endOver(trx, slotOf(before), at);
    await putLabBookingChange(trx, before, decided.change);
  }
  return decided.answer;
}

async function move<Answer>(trx: Database, id: PayableId, { start, at, decide }: LabMoveTransaction<Answer>): Promise<Answer | null> {
  const before = await lockedLabBooking(trx, id, start);
  if (before === null) return null;
  const { lab, place } = slotOf(before);
  const decided = decide({ ...before, ...(await roomOf(trx, { lab, start, without: id })) });
  if (decided.change !== null) {
    await endOver(trx, { lab, place, start }, at);
    await putLabBookingChange(trx, before, decided.change);
  }
  return decided.answer;
}

async function changeAsStaff<Answer>(
  trx: Database,
  id: PayableId,
  decide: (stored: KeptLabBooking) => LabStaffDecision<Answer>,
): Promise<Answer | null> {
  const before = await lockedLabBooking(trx, id);
  if (before === null) return null;
  const { change: decided, audit, answer } = decide(before);
  if (decided !== null) await putLabBookingChange(trx, before, decided);
  if (audit !== null) await putAudit(trx, audit);
  return answer;
}

type Room = { readonly lab: string; readonly start: number; readonly without: string | null };

async function roomOf(trx: Database, { lab, start, without }: Room): Promise<LabRoom> {
  const found = await trx.selectFrom("lab").select("offer").where("id", "=", lab).executeTakeFirst();
  const calendar = await trx.selectFrom("lab_calendar").select("offer").where("id", "=", lab).executeTakeFirst();
  const takings = await takingsIn(trx, { lab, from: start - DAY, to: start + DAY, without });
  return { lab: found === undefined ? null : hindiOrNone(found.offer), calendar: calendar?.offer ?? null, takings };
}

type Span = { readonly lab: string; readonly from: number; readonly to: number; readonly without: string | null };

async function takingsIn(db: Database, { lab, from, to, without }: Span): Promise<readonly LabTaking[]> {
  const rows = await db
    .selectFrom("lab_booking")
    .select(["facts", "starts_at", "expires_at"])
    .where("lab", "=", lab)
    .where("starts_at", ">=", new Date(from))
    .where("starts_at", "<", new Date(to))
    .where("state", "in", TAKING_STATES)
    .$if(without !== null, (found) => found.where("id", "!=", without ?? ""))
    .execute();
  return rows.map(({ facts: { place }, starts_at, expires_at }) =>
    takingOf({ place, start: starts_at.getTime(), expiresAt: expires_at?.getTime() ?? null }),
  );
}

/** Whether a booking that takes no room any more could take it again. */
async function hasRoom(trx: Database, { booking }: KeptLabBooking, at: number): Promise<boolean> {
  const room = await roomOf(trx, { lab: booking.lab.id, start: booking.start, without: booking.id });
  return hasRoomFor(booking, room, at);
}

/** Holds that are over give up their room to whoever wants it. */
async function endOver(trx: Database, { lab, place, start }: Slot, at: number): Promise<void> {
  const over = await keptLabBookings(trx, (rows) =>
    rows
      .where("lab", "=", lab)
      .where("place", "=", place)
      .where("starts_at", "=", new Date(start))
      .where("state", "in", ["held", "pending_payment"])
      .where("expires_at", "<=", new Date(at))
      .forUpdate(),
  );
  for (const stored of over) {
    const step = { at, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } } as const;
    const moved = labBookingChange(stored.booking, [step]);
    if (moved.kind === "ok" && moved.value.after !== stored.booking) await putLabBookingChange(trx, stored, moved.value);
  }
}
