import { sql } from "kysely";
import { advancedEvent } from "#core/events/play-event.ts";
import { markUntold } from "./cancelled-seats.ts";
import { askEverybody } from "./moved-seats.ts";
import { keptIn } from "./event-row.ts";
import type { Event, EventStep } from "#core/events/event.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";
import type { AdvancedEvent, Seat, EventSoFar } from "#core/events/play-event.ts";
import type { Selectable } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { EventAttendeeRow, EventRow } from "./tables.ts";

/** An event that nobody else changes until the transaction ends. */
export type LockedEvent = { readonly row: Selectable<EventRow>; readonly kept: KeptEvent };

/** Null: there is no such event. */
export async function lockEvent(trx: Database, id: string): Promise<LockedEvent | null> {
  const row = await trx.selectFrom("event").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  return row === undefined ? null : { row, kept: keptIn(row) };
}

/** Somebody who takes a step; `number` null: they join for the first time. */
export type Actor = { readonly customer: string; readonly number: number | null; readonly secret: string };

/**
 * Brings a locked event forward by a step, or by the clock alone, and stores what that made. An event's time never runs back: an earlier
 * `at` counts as its last.
 */
export async function advanceEvent(
  trx: Database,
  { row, kept }: LockedEvent,
  request: { readonly step: UntimedStep | null; readonly actor: Actor | null; readonly at: number },
): Promise<AdvancedEvent> {
  const at = Math.max(request.at, kept.tally.advancedAt ?? request.at);
  const { actor } = request;
  const step = request.step === null ? null : { ...request.step, at };
  const advanced = await foundAdvance(trx, { row, event: kept.event, step, actor, at });
  const changed = step !== null && (advanced.changed.has(actor?.customer ?? "") || isOfAll(step, row, advanced));
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
        ...(step.kind === "move" ? movedColumns(step) : {}),
      })
      .execute();
  if (step?.kind === "cancel" && changed) await markUntold(trx, row.id);
  const joinsFirst = changed && actor !== null && actor.number === null;
  const waited = await putSeats(trx, row.id, {
    changed: advanced.changed,
    line: number,
    first: joinsFirst ? { actor, number: row.attendees + 1 } : null,
  });
  if (!changed && advanced.changed.size === 0) return advanced;
  const moves = step?.kind === "move" && changed ? row.moves + 1 : row.moves;
  if (moves > row.moves) await askEverybody(trx, row.id, moves);
  await trx
    .updateTable("event")
    .set({
      seats: advanced.capacity,
      is_cancelled: advanced.isCancelled,
      taken: advanced.taken,
      waiting: row.waiting + waited,
      steps: changed ? number : row.steps,
      attendees: joinsFirst ? row.attendees + 1 : row.attendees,
      moved_at: new Date(at),
      moves,
      ...(step?.kind === "move" && changed ? movedColumns(step) : {}),
    })
    .where("id", "=", row.id)
    .execute();
  return advanced;
}

/** The times to which an event is moved and those that it had, of its row and of the step alike. */
const movedColumns = ({ from, to }: Pick<Extract<EventStep, { readonly kind: "move" }>, "from" | "to">) => ({
  starts_at: new Date(to.startsAt),
  ends_at: new Date(to.endsAt),
  former_starts_at: new Date(from.startsAt),
  former_ends_at: new Date(from.endsAt),
});

/** A step without its time: that is the store's. */
export type UntimedStep = EventStep extends infer Step ? (Step extends EventStep ? Omit<Step, "at"> : never) : never;

const isOfAll = (step: EventStep, row: Selectable<EventRow>, { outcome }: AdvancedEvent): boolean =>
  !row.is_cancelled &&
  (step.kind === "cancel" || (step.kind === "capacity" && step.capacity !== row.seats) || (step.kind === "move" && outcome === "done"));

type Advancing = {
  readonly row: Selectable<EventRow>;
  readonly event: Event;
  readonly step: EventStep | null;
  readonly actor: Actor | null;
  readonly at: number;
};

const FRONT = 20;

/** Whose seats a move changes: they are all read. */
const MOVED = ["offered", "attended"] as const;

/** Reads the seats that the step can touch. Where the clock needs more of the waiting list than was read, reads ten times as much. */
async function foundAdvance(trx: Database, { row, event, step, actor, at }: Advancing): Promise<AdvancedEvent> {
  const seats = (
    await trx
      .selectFrom("event_attendee")
      .select(["customer", "state", "until", "asked"])
      .where("event", "=", row.id)
      .where(({ eb, or, and }) =>
        or([
          eb("customer", "=", actor?.customer ?? ""),
          and([eb("state", "=", "offered"), eb("until", "<=", new Date(at))]),
          ...(step?.kind === "move" ? [eb("state", "in", [...MOVED])] : []),
        ]),
      )
      .orderBy("until")
      .orderBy("number")
      .execute()
  ).map(({ customer, state, until, asked }): [string, Seat] => [
    customer,
    { state, until: until?.getTime() ?? null, isAsked: asked !== null },
  ]);
  for (let limit = FRONT; ; limit *= 10) {
    const line = await trx
      .selectFrom("event_attendee")
      .select(["customer", "asked"])
      .where("event", "=", row.id)
      .where("state", "=", "waiting")
      .orderBy("line")
      .limit(limit)
      .execute();
    const soFar: EventSoFar = {
      capacity: row.seats,
      isCancelled: row.is_cancelled,
      taken: row.taken,
      seats,
      line: line.map(({ customer, asked }) => [customer, asked !== null] as const),
      isWholeLine: line.length < limit,
    };
    const advanced = advancedEvent(event, soFar, { step, at });
    if (advanced !== null) return advanced;
  }
}

type SeatChange = Pick<EventAttendeeRow, "customer" | "state" | "until" | "line"> & Pick<Seat, "isAsked">;
type Put = {
  readonly changed: ReadonlyMap<string, Seat>;
  readonly line: number;
  readonly first: { readonly actor: Actor; readonly number: number } | null;
};

/** Stores changed seats; answers by how many the waiting list has grown. Whoever waits already keeps their place in it. */
async function putSeats(trx: Database, event: string, { changed, line, first }: Put): Promise<number> {
  const changes = [...changed].map(([customer, { state, until, isAsked }]): SeatChange => {
    return { customer, state, until: until === null ? null : new Date(until), line: state === "waiting" ? line : null, isAsked };
  });
  if (changes.length === 0) return 0;
  const { rows } = await sql<{ before: number }>`
    with change as (select * from json_to_recordset(${JSON.stringify(changes)}::json) as one (customer text, state text, until timestamptz, line int, "isAsked" boolean)),
      before as (select count(*)::int as waited from event_attendee join change using (customer) where event = ${event} and event_attendee.state = 'waiting'),
      put as (update event_attendee set state = change.state, until = change.until, is_told = false,
          line = case when event_attendee.state = 'waiting' and change.state = 'waiting' then event_attendee.line else change.line end,
          asked = case when change."isAsked" then event_attendee.asked end
        from change where event_attendee.event = ${event} and event_attendee.customer = change.customer)
    select waited as before from before`.execute(trx);
  const joiner = first === null ? undefined : changes.find(({ customer }) => customer === first.actor.customer);
  if (joiner !== undefined && first !== null) {
    const { isAsked: _, ...seat } = joiner;
    await trx
      .insertInto("event_attendee")
      .values({ event, number: first.number, ...seat, secret: first.actor.secret, is_told: false })
      .execute();
  }
  return changes.filter(({ state }) => state === "waiting").length - (rows[0]?.before ?? 0);
}
