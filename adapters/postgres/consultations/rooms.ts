import { filter, map, merge } from "rxjs";
import { sql } from "kysely";
import { roomFrom } from "#core/consultations/call/room.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { MOST_SIGNALS, SIGNAL_KEPT } from "#core/consultations/call/signal.ts";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { CUSTOMER_CHANNEL, roomName, roomSignalOf, roomSignalsName } from "#adapters/postgres/engine/customer-channel.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { changedBy, rowsOf } from "#adapters/postgres/engine/rows.ts";
import { alone, locked } from "./bookings.ts";
import { bookingText, keptBookings, keptIn } from "./read-booking.ts";
import { putBookingChange } from "./write-booking.ts";
import type { RememberedRoom, RoomDecision, Rooms, SeenRoom, SignalWay } from "#core/consultations/call/rooms.port.ts";
import type { RoomStep } from "#core/consultations/call/room.ts";
import type { Signal } from "#core/consultations/call/signal.ts";
import type { BookingWithBeside } from "./read-booking.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";

const A_DAY = 24 * 60 * 60 * 1000;

/** So many rooms are remembered: far more than one server has calls at a time. */
const REMEMBERED = 1_000;

export function postgresRooms(db: Database, listener: Pick<NotificationListener, "of">): Rooms {
  const memory = new Map<PayableId, RememberedRoom>();
  const port = storedRooms(db, memory);
  return {
    ...namingOutages("rooms", port),
    remembered: (id) => memory.get(id) ?? null,
    beats: (id, to) =>
      merge(
        listener.of(roomName(id)).pipe(map((beat) => [beat, "room"] as const)),
        listener.of(roomSignalsName(id, to)).pipe(map((beat) => [beat, "signals"] as const)),
      ).pipe(
        filter(([beat]) => beat === "news"),
        map(([, what]) => what),
      ),
  };
}

const storedRooms = (db: Database, memory: Map<PayableId, RememberedRoom>) =>
  ({
    async find(id) {
      const [row] = await rowsOf<BookingWithBeside & { readonly room: readonly KeptStep[] | null }>(db, FOUND, [id]);
      const stored = row === undefined ? null : keptIn(row);
      if (stored === null) return null;
      const seen = { kept: stored, room: roomOf(stored, row?.room ?? []) };
      remember(memory, id, seen);
      return seen;
    },
    change: (id, decide) => alone(db, async (trx) => change(trx, await locked(trx, id), decide)),
    changeOf: (people, id, decide) => alone(db, async (trx) => change(trx, await locked(trx, id, people), decide)),
    async ofPractitioner({ practitioner, from, to }) {
      const stored = await keptBookings(db, (rows) =>
        rows.where("practitioner", "=", practitioner).where("starts_at", ">=", new Date(from)).where("starts_at", "<", new Date(to)),
      );
      return (await withRooms(db, stored)).toReversed();
    },
    async nextOfPractitioner({ practitioner, from, without }) {
      const next = await db
        .selectFrom("booking")
        .select("starts_at")
        .where("practitioner", "=", practitioner)
        .where("starts_at", ">=", new Date(from))
        .where("state", "not in", without)
        .where("call_key", "is not", null) // One that no call made is on no day of the desk either.
        .orderBy("starts_at")
        .limit(1)
        .executeTakeFirst();
      return next?.starts_at.getTime() ?? null;
    },
    async startsOfPractitioner({ practitioner, from, to, without }) {
      const rows = await db
        .selectFrom("booking")
        .select("starts_at")
        .where("practitioner", "=", practitioner)
        .where("starts_at", ">=", new Date(from))
        .where("starts_at", "<", new Date(to))
        .where("state", "not in", without)
        .where("call_key", "is not", null) // As of the next one.
        .orderBy("starts_at")
        .execute();
      return rows.map(({ starts_at }) => starts_at.getTime());
    },
    async startedBefore(moment, limit) {
      const rows = await db
        .selectFrom("booking")
        .select("id")
        .where("state", "in", OPEN_STATES)
        .where("starts_at", "<", new Date(moment))
        .where("call_key", "is not", null) // One that no call made has no steps: it was never held here.
        .orderBy("starts_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => payableId(id));
    },
    send: (way, signal, at) => inTransaction(db, (trx) => send(trx, way, signal, at)),
    sendAsRemembered: (room, way, { signal, at }) => isSentAtOnce(db, room, way, { signal, at }),
    async signals({ booking, generation, from, to }, { after, at }) {
      const rows = await rowsOf<Signal & { number: number }>(db, UNREAD, [
        booking,
        generation,
        from,
        to,
        after,
        new Date(at - SIGNAL_KEPT),
      ]);
      return rows.map(({ number, seq, kind, data }) => ({ number, seq, kind, data }));
    },
    async forgetRead({ booking, generation, from, to }, upTo) {
      await rowsOf(db, FORGET_READ, [booking, generation, from, to, upTo]);
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
  }) satisfies Omit<Rooms, "remembered" | "beats">;

/** Nothing of an appointment but what its room is entered by: what somebody wrote of their health stays in the database. */
function remember(memory: Map<PayableId, RememberedRoom>, id: PayableId, { kept: { booking }, room }: SeenRoom): void {
  const { start, length, state, mode } = booking;
  memory.delete(id);
  memory.set(id, { kept: { booking: { start, length, state, mode } }, room });
  const [longest] = memory.keys();
  if (memory.size > REMEMBERED && longest !== undefined) memory.delete(longest);
}

async function change<Answer>(
  trx: Database,
  stored: KeptBooking | null,
  decide: (seen: SeenRoom) => RoomDecision<Answer>,
): Promise<Answer | null> {
  if (stored === null) return null;
  const { id } = stored.booking;
  const [seen] = await withRooms(trx, [stored]);
  if (seen === undefined) return null;
  const { steps, change: changed, answer } = decide(seen);
  if (steps.length > 0)
    await trx
      .insertInto("call_step")
      .values(
        steps.map(({ at, deed }, place) => ({
          booking_id: id,
          starts_at: new Date(stored.booking.start),
          number: seen.room.history.length + place,
          at: new Date(at),
          deed: JSON.stringify(deed),
        })),
      )
      .execute();
  if (changed !== null) await putBookingChange(trx, stored, changed);
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

const BY_NUMBER = `json_agg(json_build_object('start', (extract(epoch from starts_at) * 1000)::int8, 'at', (extract(epoch from at) * 1000)::int8, 'deed', deed) order by number)`;

/** Whoever is in a call asks for it at each word of the two browsers. */
const FOUND: Statement = {
  name: "room",
  text: bookingText(`, (select ${BY_NUMBER} from call_step where booking_id = booking.id) as room`),
};

const STEPS: Statement = {
  name: "steps of rooms",
  text: `select booking_id as id, ${BY_NUMBER} as room from call_step where booking_id in (select unnest($1::text[])) group by booking_id`,
};

/** A step of a room. `start`: of the appointment as it was then. */
type KeptStep = RoomStep & { readonly start: number };

async function withRooms(db: Database, stored: readonly KeptBooking[]): Promise<readonly SeenRoom[]> {
  if (stored.length === 0) return [];
  const rows = await rowsOf<{ id: string; room: readonly KeptStep[] }>(db, STEPS, [stored.map(({ booking }) => booking.id)]);
  const stepsOf = new Map(rows.map(({ id, room }) => [id, room]));
  return stored.map((one) => ({ kept: one, room: roomOf(one, stepsOf.get(one.booking.id) ?? []) }));
}

const roomOf = ({ booking: { mode, start } }: KeptBooking, steps: readonly KeptStep[]) =>
  roomFrom(
    mode,
    steps.filter((step) => step.start === start).map(({ at, deed }): RoomStep => ({ at, deed })),
  );

const OF_WAY = "booking_id = $1 and generation = $2 and sender = $3 and recipient = $4 and data is not null";

const UNREAD: Statement = {
  name: "signals not read",
  text: `select number, seq, kind, data from call_signal where ${OF_WAY} and number > $5 and at > $6 order by seq`,
};

/**
 * Lets this transaction end before the disk has it. A signal lives for two minutes, and is of no use once the database has failed in
 * between: the two sides then make a new line. Whatever else it says is in the database at once.
 */
const NOT_AWAITED = "set_config('synchronous_commit', 'off', true)";

const FORGET_READ: Statement = {
  name: "signals that were read",
  text: `with read as (update call_signal set data = null where ${OF_WAY} and number <= $5 returning number) select ${NOT_AWAITED} from read`,
};

const SENT: Statement = {
  name: "signal that comes next",
  text: `insert into call_signal (booking_id, generation, sender, recipient, seq, kind, data, at)
    select $1, $2::int, $3, $4, $5::int, $6, $7, $8::timestamptz from booking
    where booking.id = $1 and starts_at = $11 and state = $12
      and not exists (select from call_step step where step.booking_id = $1 and step.starts_at = $11 and step.number >= $13::int)
      and (
        select coalesce(max(seq) filter (where generation = $2 and recipient = $4), 0) = $5::int - 1
          and count(*) filter (where at > $9) < ${MOST_SIGNALS.count}
        from call_signal where booking_id = $1 and sender = $3
      )
    on conflict do nothing
    returning pg_notify('${CUSTOMER_CHANNEL}', $10), ${NOT_AWAITED}`,
};

/** By which a signal goes from one server to another. */
export const signalStatements = { put: SENT, read: UNREAD };

/**
 * Puts a signal in one statement where it is the next of its way and not one too many, in a room that still is as it is remembered; else
 * nothing. A room is its appointment's state and start and the steps since, which are only added. Of two signals that are the same one
 * waits for the other and puts nothing; the next of a way finds the one before it only once that is put.
 */
async function isSentAtOnce(
  db: Database,
  { kept, room }: RememberedRoom,
  { booking, generation, from, to }: SignalWay,
  { signal: { seq, kind, data }, at }: { readonly signal: Signal; readonly at: number },
): Promise<boolean> {
  const since = new Date(at - MOST_SIGNALS.within);
  const asRemembered = [new Date(kept.booking.start), kept.booking.state, room.history.length];
  const what = [booking, generation, from, to, seq, kind, data, new Date(at), since, roomSignalsName(booking, to), ...asRemembered];
  return (await changedBy(db, SENT, what)) > 0;
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
  await sql`select pg_notify(${CUSTOMER_CHANNEL}, ${roomSignalsName(booking, to)})`.execute(trx);
  return "sent";
}
