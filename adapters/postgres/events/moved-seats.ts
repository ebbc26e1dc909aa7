import { eventId } from "#core/events/listed-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { formerTimesIn, timesIn } from "./event-row.ts";
import type { AnnouncementOfMove, MovedSeat, SeatMove } from "#core/events/moved-seat.ts";
import { tellOfSeat } from "./tell-of-seat.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { EventRow } from "./tables.ts";

const COMING = ["going", "waiting"] as const;

/** Asks everybody who has a seat, is offered one or waits of a move. A part of the transaction that moves the event. */
export async function askEverybody(trx: Database, event: string, move: number): Promise<void> {
  await trx
    .updateTable("event_attendee")
    .set({ asked: move, is_told: false })
    .where("event", "=", event)
    .where("state", "in", [...COMING, "offered"])
    .execute();
}

type MovedTimes = Pick<EventRow, "starts_at" | "ends_at"> & {
  readonly former_starts_at: Date | null;
  readonly former_ends_at: Date | null;
};

/** Of which move somebody is asked; null: of none. */
export function moveIn(row: MovedTimes, request: number | null): SeatMove | null {
  const from = formerTimesIn(row);
  return request === null || from === null ? null : { number: request, from, to: timesIn(row) };
}

/** Who has a seat or waits and was not told yet that their event is moved, those of the earliest event first. */
export async function untoldOfMove(db: Database, most: number, at: number): Promise<readonly MovedSeat[]> {
  const rows = await db
    .selectFrom("event_attendee")
    .innerJoin("event", "event.id", "event_attendee.event")
    .select(["event.id", "event.title", "starts_at", "ends_at", "former_starts_at", "former_ends_at", "customer", "state", "asked"])
    .where("event.is_cancelled", "=", false)
    .where("event.starts_at", ">", new Date(at))
    .where("event_attendee.asked", "is not", null)
    .where("event_attendee.state", "in", [...COMING])
    .where("event_attendee.is_told", "=", false)
    .orderBy("event.starts_at")
    .orderBy("event.id")
    .orderBy("event_attendee.number")
    .limit(most)
    .execute();
  return rows.flatMap(({ id, title, customer, state, asked, ...times }) => {
    const move = moveIn(times, asked);
    if (move === null || (state !== "going" && state !== "waiting")) return [];
    return [{ event: eventId(id), title, customer: customerId(customer), state, move }];
  });
}

/** Tells each once of a move, and nobody of one that another has followed. */
export async function tellOfMove(db: Database, moves: readonly AnnouncementOfMove[], at: number): Promise<void> {
  for (const { seat, id, announcement } of moves) {
    const cause = `event/${seat.event}/moved/${seat.move.number}`;
    const stored = { event: seat.event, until: seat.move.to.startsAt };
    await tellOfSeat(db, seat.event, { ...announcement, id: notificationId(id), to: seat.customer, cause, at, seat: stored }, (marking) =>
      marking.where("state", "=", seat.state).where("asked", "=", seat.move.number),
    );
  }
}
