import { filter, map } from "rxjs";
import { sql } from "kysely";
import { roomFrom } from "#core/consultations/call/room.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { MOST_SIGNALS, SIGNAL_KEPT } from "#core/consultations/call/signal.ts";
import { payableId } from "#core/ledger/entry.ts";
import { grouped } from "#core/shared/grouped.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { roomName, roomSignalOf } from "#adapters/postgres/engine/customer-channel.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { alone, locked } from "./bookings.ts";
import { keptBookings } from "./read-booking.ts";
import { putBookingChange } from "./write-booking.ts";
import type { RoomDecision, Rooms, SeenRoom, SignalWay } from "#core/consultations/call/rooms.port.ts";
import type { RoomStep } from "#core/consultations/call/room.ts";
import type { Signal } from "#core/consultations/call/signal.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";

const A_DAY = 24 * 60 * 60 * 1000;

export const postgresRooms = (db: Database, listener: Pick<NotificationListener, "of">): Rooms => ({
  ...namingOutages("rooms", {
    async find(id) {
      const kept = await keptBookings(db, (rows) => rows.where("id", "=", id));
      const [seen] = await withRooms(db, kept);
      return seen ?? null;
    },
    change: (id, decide) => alone(db, (trx) => change(trx, id, decide)),
    async ofPractitioner({ practitioner, from, to }) {
      const kept = await keptBookings(db, (rows) =>
        rows.where("practitioner", "=", practitioner).where("starts_at", ">=", new Date(from)).where("starts_at", "<", new Date(to)),
      );
      return (await withRooms(db, kept)).toReversed();
    },
    async startedBefore(moment, limit) {
      const rows = await db
        .selectFrom("booking")
        .select("id")
        .where("state", "in", OPEN_STATES)
        .where("starts_at", "<", new Date(moment))
        .where((where) => where.exists(where.selectFrom("booking_step").select("number").whereRef("booking_id", "=", "booking.id")))
        .orderBy("starts_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => payableId(id));
    },
    send: async (way, signal, at) =>
      (await isSentAtOnce(db, way, signal, at)) ? "sent" : inTransaction(db, (trx) => send(trx, way, signal, at)),
    async signals(way, { after, at }) {
      const rows = await db
        .with("read", () =>
          ofWay(db, way)
            .set({ data: null })
            .where("number", "<=", String(after))
            .where("data", "is not", null)
            .returning(NOT_AWAITED.as("commit")),
        )
        .selectFrom("call_signal")
        .select(["number", "seq", "kind", "data"])
        .where("booking_id", "=", way.booking)
        .where("generation", "=", way.generation)
        .where("sender", "=", way.from)
        .where("recipient", "=", way.to)
        .where("number", ">", String(after))
        .where("at", ">", new Date(at - SIGNAL_KEPT))
        .orderBy("seq")
        .execute();
      return rows.flatMap(({ number, seq, kind, data }) => (data === null ? [] : [{ number: Number(number), seq, kind, data }]));
    },
    async forget(at) {
      await db
        .updateTable("call_signal")
        .set({ data: null })
        .where("at", "<=", new Date(at - SIGNAL_KEPT))
        .where("data", "is not", null)
        .execute();
      await db
        .deleteFrom("call_signal")
        .where("at", "<=", new Date(at - A_DAY))
        .execute();
    },
  } satisfies Omit<Rooms, "beats">),
  beats: (id) =>
    listener.of(roomName(id)).pipe(
      filter((beat) => beat === "news"),
      map(() => undefined),
    ),
});

async function change<Answer>(trx: Database, id: PayableId, decide: (seen: SeenRoom) => RoomDecision<Answer>): Promise<Answer | null> {
  const kept = await locked(trx, id);
  if (kept === null) return null;
  const [seen] = await withRooms(trx, [kept]);
  if (seen === undefined) return null;
  const { steps, change: changed, answer } = decide(seen);
  if (steps.length > 0)
    await trx
      .insertInto("call_step")
      .values(
        steps.map(({ at, deed }, place) => ({
          booking_id: id,
          starts_at: new Date(kept.booking.start),
          number: seen.room.history.length + place,
          at: new Date(at),
          deed: JSON.stringify(deed),
        })),
      )
      .execute();
  if (changed !== null) await putBookingChange(trx, kept, changed);
  if (steps.length > 0 || changed !== null) await sql`select ${roomSignalOf(id)}`.execute(trx);
  return answer;
}

/** The rooms of these bookings, in their order. */
export async function roomsOf(db: Database, ids: readonly PayableId[]): Promise<readonly SeenRoom[]> {
  if (ids.length === 0) return [];
  const seen = await withRooms(db, await keptBookings(db, (rows) => rows.where("id", "in", ids)));
  const byId = new Map(seen.map((one) => [one.kept.booking.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function withRooms(db: Database, kept: readonly KeptBooking[]): Promise<readonly SeenRoom[]> {
  if (kept.length === 0) return [];
  const ids = kept.map(({ booking }) => booking.id);
  const rows = await db.selectFrom("call_step").selectAll().where("booking_id", "in", ids).orderBy("number").execute();
  const stepsOf = grouped(rows, ({ booking_id }) => booking_id);
  return kept.map((one) => {
    const { id, start, mode } = one.booking;
    const own = (stepsOf.get(id) ?? []).filter((row) => row.starts_at.getTime() === start);
    return {
      kept: one,
      room: roomFrom(
        mode,
        own.map(({ at, deed }): RoomStep => ({ at: at.getTime(), deed })),
      ),
    };
  });
}

/**
 * Lets this transaction end before the disk has it. A signal lives for two minutes, and is of no use once the database has failed in between:
 * the two sides then make a new line. Whatever else it says is in the database at once.
 */
const NOT_AWAITED = sql<string>`set_config('synchronous_commit', 'off', true)`;

const ofWay = (db: Database, { booking, generation, from, to }: SignalWay) =>
  db
    .updateTable("call_signal")
    .where("booking_id", "=", booking)
    .where("generation", "=", generation)
    .where("sender", "=", from)
    .where("recipient", "=", to);

/**
 * Puts a signal in one statement where it is the next of its way and not one too many; else nothing. Of two that are the same one waits for
 * the other and puts nothing; the next of a way finds the one before it only once that is put.
 */
async function isSentAtOnce(db: Database, { booking, generation, from, to }: SignalWay, { seq, kind, data }: Signal, at: number) {
  const { rows } = await sql<{ told: unknown }>`
    with known as (
      select coalesce(max(seq) filter (where generation = ${generation} and recipient = ${to}), 0) as last,
        count(*) filter (where at > ${new Date(at - MOST_SIGNALS.within)}) as recent
      from call_signal where booking_id = ${booking} and sender = ${from}
    ), put as (
      insert into call_signal (booking_id, generation, sender, recipient, seq, kind, data, at)
      select ${booking}, ${generation}::int, ${from}, ${to}, ${seq}::int, ${kind}, ${data}, ${new Date(at)}::timestamptz
        from known where last = ${seq}::int - 1 and recent < ${MOST_SIGNALS.count}::int
      on conflict do nothing returning number
    )
    select ${roomSignalOf(booking)} as told, ${NOT_AWAITED} from put`.execute(db);
  return rows.length > 0;
}

async function send(trx: Database, way: SignalWay, signal: Signal, at: number): ReturnType<Rooms["send"]> {
  const { booking, generation, from, to } = way;
  // One connection's signals are put one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${booking} ${from}`}, 50))`.execute(trx);
  const { last, recent } = await trx
    .selectFrom("call_signal")
    .select([
      sql<number>`coalesce(max(seq) filter (where generation = ${generation} and recipient = ${to}), 0)`.as("last"),
      sql<number>`(count(*) filter (where at > ${new Date(at - MOST_SIGNALS.within)}))::int`.as("recent"),
    ])
    .where("booking_id", "=", booking)
    .where("sender", "=", from)
    .executeTakeFirstOrThrow();
  if (signal.seq <= last) return "repeated";
  if (recent >= MOST_SIGNALS.count) return "too-many";
  if (signal.seq !== last + 1) return "out-of-order";
  await trx
    .insertInto("call_signal")
    .values({ booking_id: booking, generation, sender: from, recipient: to, ...signal, at: new Date(at) })
    .execute();
  await sql`select ${roomSignalOf(booking)}`.execute(trx);
  return "sent";
}
