import { eventId } from "#core/events/listed-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import type { AnnouncementOfCancelling, CancelledSeat } from "#core/events/cancelled-seat.ts";
import { tellOfSeat } from "./tell-of-seat.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Whoever is in one of these loses something when their event is cancelled. */
const OPEN = ["going", "offered", "waiting"] as const;

/** Who was not told yet that their event is cancelled, those of the earliest event first. */
export async function untoldOfCancelling(db: Database, most: number, at: number): Promise<readonly CancelledSeat[]> {
  const rows = await db
    .selectFrom("event_attendee")
    .innerJoin("event", "event.id", "event_attendee.event")
    .select(["event.id", "event.title", "event.starts_at", "event_attendee.customer"])
    .where("event.is_cancelled", "=", true)
    .where("event.ends_at", ">", new Date(at))
    .where("event_attendee.state", "in", [...OPEN])
    .where("event_attendee.is_told", "=", false)
    .orderBy("event.starts_at")
    .orderBy("event.id")
    .orderBy("event_attendee.number")
    .limit(most)
    .execute();
  return rows.map(({ id, title, starts_at, customer }) => ({
    event: eventId(id),
    title,
    customer: customerId(customer),
    startsAt: starts_at.getTime(),
  }));
}

/** Whatever they were told before was of an offer. A part of the transaction that cancels the event. */
export async function markUntold(trx: Database, event: string): Promise<void> {
  await trx.updateTable("event_attendee").set({ is_told: false }).where("event", "=", event).where("is_told", "=", true).execute();
}

/** Tells each once, as long as they have something to lose. */
export async function tellOfCancelling(db: Database, cancellings: readonly AnnouncementOfCancelling[], at: number): Promise<void> {
  for (const { seat, id, announcement } of cancellings) {
    const news = { ...announcement, id: notificationId(id), to: seat.customer, cause: `event/${seat.event}/cancelled`, at };
    await tellOfSeat(db, seat.event, news, (marking) => marking.where("state", "in", [...OPEN]));
  }
}
