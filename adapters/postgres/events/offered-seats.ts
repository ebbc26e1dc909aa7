import { eventId } from "#core/events/listed-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { moveIn } from "./moved-seats.ts";
import type { AnnouncementOfOffer, OfferedSeat } from "#core/events/offered-seat.ts";
import { tellOfSeat } from "./tell-of-seat.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Open offers of which nobody was told yet, those that end first first. */
export async function untoldOffers(db: Database, most: number, at: number): Promise<readonly OfferedSeat[]> {
  const rows = await db
    .selectFrom("event_attendee")
    .innerJoin("event", "event.id", "event_attendee.event")
    .select(["event.id", "event.title", "starts_at", "ends_at", "former_starts_at", "former_ends_at", "customer", "until", "asked"])
    .where("event_attendee.state", "=", "offered")
    .where("event_attendee.until", ">", new Date(at))
    .where("event_attendee.is_told", "=", false)
    .where("event.is_cancelled", "=", false)
    .orderBy("event_attendee.until")
    .orderBy("event.id")
    .orderBy("event_attendee.number")
    .limit(most)
    .execute();
  return rows.flatMap(({ id, title, customer, until, asked, ...times }) =>
    until === null
      ? []
      : [{ event: eventId(id), title, customer: customerId(customer), until: until.getTime(), move: moveIn(times, asked) }],
  );
}

/**
 * Tells of offers, each once. Somebody may be offered a seat until the same instant twice, so that its end says nothing of whether they
 * were told.
 */
export async function tellOffers(db: Database, offers: readonly AnnouncementOfOffer[], at: number): Promise<void> {
  for (const { offer, id, announcement } of offers) {
    const { event, until, customer, move } = offer;
    const news = { ...announcement, id: notificationId(id), to: customer, cause: `event/${event}/${id}`, at, seat: { event, until } };
    await tellOfSeat(db, event, news, (marking) =>
      marking
        .where("state", "=", "offered")
        .where("until", "=", new Date(until))
        .where("asked", "is not distinct from", move?.number ?? null),
    );
  }
}
