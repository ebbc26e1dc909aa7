import { sql } from "kysely";
import { bookingChange } from "#core/consultations/booking/booking-change.ts";
import { isPlanOf } from "#core/consultations/booking/paid-by-plan.ts";
import { overlap } from "#core/consultations/booking/overlap.ts";
import { payableId } from "#core/ledger/entry.ts";
import { heardEvents } from "#adapters/postgres/payments/heard-events.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { isDatabaseError, namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { activePlans } from "#adapters/postgres/plans/read-subscription.ts";
import { putPaymentEvents } from "#adapters/postgres/ledger/put-money.ts";
import { blockingBookings } from "./blocking-bookings.ts";
import { appointmentIn, consultingIn } from "./practitioner-row.ts";
import { fromBooking } from "./known-booking.ts";
import { bookingsOf, keptBookings } from "./read-booking.ts";
import { insertBooking, putBookingChange } from "./write-booking.ts";
import { appointmentOf } from "#core/consultations/booking/appointment-of.ts";
import { BLOCKING_STATES } from "#core/consultations/slots/blocking-states.ts";
import { LONGEST_APPOINTMENT } from "#core/consultations/calendar/longest-appointment.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type {
  Bookings,
  BookingTransaction,
  HoldTransaction,
  KeptBooking,
  MoveTransaction,
  SeenForHold,
  StaffDecision,
} from "#core/consultations/booking/bookings.port.ts";
import type { SeatedPeople } from "#core/consultations/call/rooms.port.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

const DAY = 24 * 60 * 60 * 1000;

export const postgresBookings = (db: Database): Bookings =>
  namingOutages("bookings", {
    async hold(transaction) {
      const refused = await refusedWithoutWaiting(db, transaction);
      return refused === null ? alone(db, (trx) => hold(trx, transaction)) : refused.answer;
    },
    change: (id, transaction) => alone(db, (trx) => change(trx, id, transaction)),
    move: (id, transaction) => alone(db, (trx) => move(trx, id, transaction)),
    changeAsStaff: (id, decide) => alone(db, (trx) => changeAsStaff(trx, id, decide)),
    all: ({ state, customer, after, limit }) =>
      keptBookings(db, (rows) =>
        rows
          .$if(state !== null, (found) => found.where("state", "=", state ?? "held"))
          .$if(customer !== null, (found) => found.where("customer", "=", customer ?? ""))
          .$if(after !== null, (found) =>
            found.where(
              sql<boolean>`(starts_at, id) < (select starts_at, id from booking where id = ${after} and (${customer}::text is null or customer = ${customer}))`,
            ),
          )
          .limit(limit),
      ),
    async withId(id) {
      const [stored] = await keptBookings(db, (rows) => rows.where("id", "=", id));
      return stored ?? null;
    },
    async own(customer, id) {
      const [stored] = await keptBookings(db, (rows) => rows.where("id", "=", id).where("customer", "=", customer));
      return stored ?? null;
    },
    async complaint({ id, customer }) {
      const row = await db
        .selectFrom("booking_complaint")
        .select("words")
        .where("customer", "=", customer)
        .where("booking_id", "=", id)
        .executeTakeFirst();
      return row?.words ?? null;
    },
    async feedback({ id, customer }) {
      const row = await db
        .selectFrom("booking_feedback")
        .select(["line", "text"])
        .where("customer", "=", customer)
        .where("booking_id", "=", id)
        .executeTakeFirst();
      return row ?? null;
    },
    async putFeedback(booking, { line, text }) {
      await sql`insert into booking_feedback (customer, booking_id, line, text) select customer, id, ${line}::int, ${text}::text ${fromBooking(booking)}
        on conflict (customer, booking_id) do update set line = excluded.line, text = excluded.text`.execute(db);
    },
    of: (customer) => bookingsOf(db, customer),
  });

/** Rows are locked in no fixed order after the times are, so that a deadlock is possible, if hardly: then all is done again. */
export async function alone<Answer>(db: Database, act: (trx: Database) => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(db, act);
    } catch (error) {
      if (db.isTransaction || tries === 5 || !isDatabaseError(error) || error.code !== DEADLOCK) throw error;
    }
  }
}

const DEADLOCK = "40P01";

/**
 * Nobody else changes the time of these until the transaction ends. All lock in one order; a constraint alone would deadlock under load.
 */
async function lockTime(trx: Database, names: readonly string[]): Promise<void> {
  const sorted = [...new Set(names)].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 45)) from unnest(${sorted}::text[]) name`.execute(trx);
}

/** Holds, and what can be used of a plan, go by account. */
const accountOf = (customer: string) => `account ${customer}`;

const timesOf = (of: { readonly practitioner: string; readonly patient: string }) => [
  `practitioner ${of.practitioner}`,
  `patient ${of.patient}`,
];

async function hold<Answer>(trx: Database, transaction: HoldTransaction<Answer>): Promise<Answer> {
  const { customer, key, at, decide } = transaction;
  await lockTime(trx, [accountOf(customer), ...timesOf(transaction)]);
  const { seen, live } = await seenForHold(trx, transaction, "locking");
  const { keep, release, answer } = decide(seen);
  if (release !== null && live !== null) await putBookingChange(trx, live, release);
  if (keep !== null) {
    await endOver(trx, keep.booking, at);
    await insertBooking(trx, keep.booking, { complaint: keep.complaint, language: keep.language, key, at });
    await putJobsIn(trx, keep.jobs);
  }
  return answer;
}

/**
 * The refusal of a time that somebody else has already; null: nobody has it, or there is more to do than to refuse. Of hundreds who want
 * one time, those who come late are told so at once, instead of waiting for each other's turn.
 */
async function refusedWithoutWaiting<Answer>(
  db: Database,
  transaction: HoldTransaction<Answer>,
): Promise<{ readonly answer: Answer } | null> {
  const { customer, practitioner, start, at, decide } = transaction;
  const taken = await rowsOf(db, TAKEN, [practitioner, new Date(start - LONGEST_APPOINTMENT), new Date(start), new Date(at), customer]);
  if (taken.length === 0) return null;
  const { keep, release, answer } = decide((await seenForHold(db, transaction, "looking")).seen);
  return keep === null && release === null ? { answer } : null;
}

const TAKEN: Statement = {
  name: "time taken by others",
  text: `select from booking where practitioner = $1 and state in (${BLOCKING_STATES.map((state) => `'${state}'`).join(", ")})
    and starts_at > $2 and starts_at <= $3 and starts_at + make_interval(mins => length) > $3
    and (expires_at is null or expires_at > $4) and customer <> $5 limit 1`,
};

/** "locking": what is seen stays so until the transaction ends. */
async function seenForHold(
  trx: Database,
  { customer, practitioner, patient, start, key, at }: HoldTransaction<unknown>,
  how: "locking" | "looking",
): Promise<{ readonly seen: SeenForHold; readonly live: KeptBooking | null }> {
  const found = await consulting(trx, practitioner, how);
  const appointments = await blockingBookings(trx, { practitioners: [practitioner], patient, from: start - DAY, to: start + DAY });
  const [live] = await keptBookings(trx, (rows) =>
    rows
      .where("customer", "=", customer)
      .where("state", "in", ["held", "pending_payment"])
      .where("expires_at", ">", new Date(at))
      .$if(how === "locking", (own) => own.forUpdate()),
  );
  const [earlier] = await keptBookings(trx, (rows) => rows.where("customer", "=", customer).where("call_key", "=", key));
  const held = await trx
    .selectFrom("booking")
    .select("made_at")
    .where("customer", "=", customer)
    .where("made_at", ">", new Date(at - DAY))
    .orderBy("made_at")
    .execute();
  const seen = {
    practitioner: found,
    appointments,
    live: live?.booking ?? null,
    plans: await activePlans(trx, customer),
    earlier: earlier ?? null,
    held: held.map(({ made_at }) => made_at.getTime()),
  };
  return { seen, live: live ?? null };
}

/**
 * A booking that nobody else changes until the transaction ends, nor the time of its practitioner and patient, nor a plan of its account;
 * null: there is none, or none of these people, where some are named.
 */
export async function locked(trx: Database, id: PayableId, people: SeatedPeople | null = null): Promise<KeptBooking | null> {
  const row = await trx
    .selectFrom("booking")
    .select(["practitioner", "member", "customer"])
    .where("id", "=", id)
    .$if(people !== null, (rows) =>
      rows.where((theirs) =>
        theirs.or([
          ...(people?.customer == null ? [] : [theirs("customer", "=", people.customer)]),
          ...(people?.practitioner == null ? [] : [theirs("practitioner", "=", people.practitioner)]),
        ]),
      ),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  const times = timesOf({ practitioner: row.practitioner, patient: row.member ?? row.customer });
  await lockTime(trx, [accountOf(row.customer), ...times]);
  const [stored] = await keptBookings(trx, (rows) => rows.where("id", "=", id).forUpdate());
  return stored ?? null;
}

async function change<Answer>(trx: Database, id: PayableId, transaction: BookingTransaction<Answer>): Promise<Answer | null> {
  const { at, events, decide } = transaction;
  const before = await locked(trx, id);
  if (before === null) return null;
  const { payments, fresh } = await heardEvents(trx, id, { known: before.payments, reported: events });
  const isFree =
    (
      await others(trx, before.booking, (rows) =>
        rows.where((or) => or.or([or("expires_at", "is", null), or("expires_at", ">", new Date(at))])),
      )
    ).length === 0;
  const plan = await planOf(trx, before.booking);
  const decided = decide({ ...before, payments, isFree, plan }, new Set(fresh.map(({ id: event }) => event)));
  await putPaymentEvents(trx, before.booking, { events: fresh, at });
  if (decided.change !== null) {
    if (BLOCKING_STATES.includes(decided.change.after.state)) await endOver(trx, decided.change.after, at);
    await putBookingChange(trx, before, decided.change);
  }
  return decided.answer;
}

async function move<Answer>(trx: Database, id: PayableId, { start, at, decide }: MoveTransaction<Answer>): Promise<Answer | null> {
  const before = await locked(trx, id);
  if (before === null) return null;
  const { practitioner, member, customer } = before.booking;
  const patient = member ?? customer;
  const appointments = await blockingBookings(trx, { practitioners: [practitioner], patient, from: start - DAY, to: start + DAY });
  const plan = await planOf(trx, before.booking);
  const { change: decided, answer } = decide({
    ...before,
    plan,
    practitioner: await consulting(trx, practitioner, "locking"),
    appointments,
  });
  if (decided !== null) {
    await endOver(trx, decided.after, at);
    await putBookingChange(trx, before, decided);
  }
  return answer;
}

async function changeAsStaff<Answer>(
  trx: Database,
  id: PayableId,
  decide: (stored: KeptBooking) => StaffDecision<Answer>,
): Promise<Answer | null> {
  const before = await locked(trx, id);
  if (before === null) return null;
  const { change: decided, audit, answer } = decide(before);
  if (decided !== null) await putBookingChange(trx, before, decided);
  if (audit !== null) await putAudit(trx, audit);
  return answer;
}

/** The plan that pays for a booking; null: none does. */
const planOf = async (trx: Database, booking: Booking) =>
  booking.plan === null ? null : ((await activePlans(trx, booking.customer)).find(isPlanOf(booking)) ?? null);

/**
 * null: nobody whom everybody may find has this id. "locking": their calendar changes no more until the transaction ends, so that its
 * change sees the booking.
 */
async function consulting(trx: Database, practitioner: string, how: "locking" | "looking"): Promise<ConsultingPractitioner | null> {
  const found = await trx
    .selectFrom("practitioner")
    .selectAll()
    .where("id", "=", practitioner)
    .where("is_active", "=", true)
    .where("verified_at", "is not", null)
    .$if(how === "locking", (row) => row.forShare())
    .executeTakeFirst();
  return found === undefined ? null : consultingIn(found);
}

/** Holds that are over give up their time to whoever wants it. */
async function endOver(trx: Database, booking: Booking, at: number): Promise<void> {
  const over = await others(trx, booking, (rows) =>
    rows.where("state", "in", ["held", "pending_payment"]).where("expires_at", "<=", new Date(at)),
  );
  for (const id of over) {
    const [stored] = await keptBookings(trx, (rows) => rows.where("id", "=", id).forUpdate());
    if (stored === undefined) continue;
    const step = { at, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } } as const;
    const moved = bookingChange(stored.booking, [step]);
    if (moved.kind === "ok" && moved.value.after !== stored.booking) await putBookingChange(trx, stored, moved.value);
  }
}

const near = (trx: Database, { id, practitioner, customer, member, start }: Booking) =>
  trx
    .selectFrom("booking")
    .selectAll()
    .where("id", "!=", id)
    .where("state", "in", BLOCKING_STATES)
    .where("starts_at", ">", new Date(start - LONGEST_APPOINTMENT))
    .where("starts_at", "<", new Date(start + LONGEST_APPOINTMENT))
    .where((where) =>
      where.or([where("practitioner", "=", practitioner), where(sql<string>`coalesce(member, customer)`, "=", member ?? customer)]),
    );

/** Other bookings in blocking states that overlap one, narrowed further. */
async function others(trx: Database, booking: Booking, narrowed: (rows: ReturnType<typeof near>) => ReturnType<typeof near>) {
  const rows = await narrowed(near(trx, booking)).execute();
  const own = appointmentOf(booking);
  return rows.map(appointmentIn).flatMap((one) => (overlap(one, own) ? [payableId(one.id)] : []));
}
