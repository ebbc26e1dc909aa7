import { sql } from "kysely";
import { movedEvent } from "#core/events/play-event.ts";
import { markUntold } from "./cancelled-seats.ts";
import { keptIn } from "./event-row.ts";
import type { Event, EventStep } from "#core/events/event.ts";
import type { KeptEvent } from "#core/events/listing/shown-event.ts";
import type { MovedEvent, Seat, EventSoFar } from "#core/events/play-event.ts";
import type { Selectable } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { EventAttendeeRow, EventRow } from "./tables.ts";

/** An event that nobody else moves until the transaction ends. */
export type LockedEvent = { readonly row: Selectable<EventRow>; readonly kept: KeptEvent };

/** Null: there is no such event. */
export async function lockEvent(trx: Database, id: string): Promise<LockedEvent | null> {
  const row = await trx.selectFrom("event").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  return row === undefined ? null : { row, kept: keptIn(row) };
}

/** Somebody who takes a step; `number` null: they join for the first time. */
export type Actor = { readonly customer: string; readonly number: number | null; readonly secret: string };

/**
 * Moves a locked event on by a step, or by the clock alone, and stores what that made. An event's time never runs back: an earlier `at`
 * counts as its last.
 */
export async function moveEvent(
  trx: Database,
  { row, kept }: LockedEvent,
  asked: { readonly step: UntimedStep | null; readonly actor: Actor | null; readonly at: number },
): Promise<MovedEvent> {
  const at = Math.max(asked.at, kept.tally.movedAt ?? asked.at);
  const { actor } = asked;
  const step = asked.step === null ? null : { ...asked.step, at };
  const moved = await foundMove(trx, { row, event: kept.event, step, actor, at });
  const changed = step !== null && (moved.moved.has(actor?.customer ?? "") || isOfAll(step, row));
  const number = row.steps + 1;
  const attendee = actor === null ? null : (actor.number ?? row.attendees + 1);
  if (step !== null && changed)
    await trx
      .insertInto("event_step")
      .values({
        event: row.id,
        number,
        at: new Date(at),
        kind: step.kind,
        attendee,
        capacity: step.kind === "capacity" ? step.capacity : null,
      })
      .execute();
  if (step?.kind === "cancel" && changed) await markUntold(trx, row.id);
  const joinsFirst = changed && actor !== null && actor.number === null;
  const waited = await putSeats(trx, row.id, {
    moved: moved.moved,
    line: number,
    first: joinsFirst ? { actor, number: row.attendees + 1 } : null,
  });
  if (!changed && moved.moved.size === 0) return moved;
  await trx
    .updateTable("event")
    .set({
      ...{ seats: moved.capacity, is_cancelled: moved.isCancelled, taken: moved.taken, waiting: row.waiting + waited },
      ...{ steps: changed ? number : row.steps, attendees: joinsFirst ? row.attendees + 1 : row.attendees, moved_at: new Date(at) },
    })
    .where("id", "=", row.id)
    .execute();
  return moved;
}

/** A step without its time: that is the store's. */
export type UntimedStep = EventStep extends infer Step ? (Step extends EventStep ? Omit<Step, "at"> : never) : never;

const isOfAll = (step: EventStep, row: Selectable<EventRow>): boolean =>
  !row.is_cancelled && (step.kind === "cancel" || (step.kind === "capacity" && step.capacity !== row.seats));

type Moving = {
  readonly row: Selectable<EventRow>;
  readonly event: Event;
  readonly step: EventStep | null;
  readonly actor: Actor | null;
  readonly at: number;
};

const FRONT = 20;

/** Reads the seats that the step can touch. Where the clock needs more of the waiting list than was read, reads ten times as much. */
async function foundMove(trx: Database, { row, event, step, actor, at }: Moving): Promise<MovedEvent> {
  const seats = (
    await trx
      .selectFrom("event_attendee")
      .select(["customer", "state", "until"])
      .where("event", "=", row.id)
      .where(({ eb, or, and }) =>
        or([eb("customer", "=", actor?.customer ?? ""), and([eb("state", "=", "offered"), eb("until", "<=", new Date(at))])]),
      )
      .orderBy("until")
      .orderBy("number")
      .execute()
  ).map(({ customer, state, until }): [string, Seat] => [customer, { state, until: until?.getTime() ?? null }]);
  for (let limit = FRONT; ; limit *= 10) {
    const line = await trx
      .selectFrom("event_attendee")
      .select("customer")
      .where("event", "=", row.id)
      .where("state", "=", "waiting")
      .orderBy("line")
      .limit(limit)
      .execute();
    const soFar: EventSoFar = {
      ...{ capacity: row.seats, isCancelled: row.is_cancelled, taken: row.taken, seats },
      ...{ line: line.map(({ customer }) => customer), isWholeLine: line.length < limit },
    };
    const moved = movedEvent(event, soFar, { step, at });
    if (moved !== null) return moved;
  }
}

type SeatChange = Pick<EventAttendeeRow, "customer" | "state" | "until" | "line">;
type Put = {
  readonly moved: ReadonlyMap<string, Seat>;
  readonly line: number;
  readonly first: { readonly actor: Actor; readonly number: number } | null;
};

/** Stores changed seats; answers by how many the waiting list has grown. */
async function putSeats(trx: Database, event: string, { moved, line, first }: Put): Promise<number> {
  const changes = [...moved].map(([customer, { state, until }]): SeatChange => {
    return { customer, state, until: until === null ? null : new Date(until), line: state === "waiting" ? line : null };
  });
  if (changes.length === 0) return 0;
  const { rows } = await sql<{ before: number }>`
    with change as (select * from json_to_recordset(${JSON.stringify(changes)}::json) as one (customer text, state text, until timestamptz, line int)),
      before as (select count(*)::int as waited from event_attendee join change using (customer) where event = ${event} and event_attendee.state = 'waiting'),
      put as (update event_attendee set state = change.state, until = change.until, line = change.line, is_told = false
        from change where event_attendee.event = ${event} and event_attendee.customer = change.customer)
    select waited as before from before`.execute(trx);
  const joiner = first === null ? undefined : changes.find(({ customer }) => customer === first.actor.customer);
  if (joiner !== undefined && first !== null)
    await trx
      .insertInto("event_attendee")
      .values({ event, number: first.number, ...joiner, secret: first.actor.secret, is_told: false })
      .execute();
  return changes.filter(({ state }) => state === "waiting").length - (rows[0]?.before ?? 0);
}
