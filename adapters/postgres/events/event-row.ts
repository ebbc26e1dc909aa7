import { cityOf, eventId } from "#core/events/listed-event.ts";
import { paise } from "#core/shared/money.ts";
import type { EventTimes } from "#core/events/event.ts";
import type { PutEvent } from "#core/events/register/event-register.port.ts";
import type { ListedEvent, Venue } from "#core/events/listed-event.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";
import type { Insertable, Selectable } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { EventRow } from "./tables.ts";

export const keptIn = (row: Selectable<EventRow>): KeptEvent => ({
  event: {
    id: eventId(row.id),
    title: row.title,
    text: row.text,
    venue: venueIn(row),
    price: paise(row.price),
    picture: row.picture,
    ...timesIn(row),
    capacity: row.capacity,
    offerHours: row.offer_hours,
    isDraft: row.is_draft,
  },
  tally: {
    capacity: row.seats,
    taken: row.taken,
    waiting: row.waiting,
    isCancelled: row.is_cancelled,
    advancedAt: row.moved_at?.getTime() ?? null,
    hasSteps: row.steps > 0,
    moves: row.moves,
    formerTimes: formerTimesIn(row),
  },
});

/** When an event is. */
export const timesIn = ({ starts_at, ends_at }: { readonly starts_at: Date; readonly ends_at: Date }): EventTimes => ({
  startsAt: starts_at.getTime(),
  endsAt: ends_at.getTime(),
});

/** When an event, or a step that moves it, had it before; null: it was not moved. */
export const formerTimesIn = (row: { readonly former_starts_at: Date | null; readonly former_ends_at: Date | null }): EventTimes | null =>
  row.former_starts_at === null || row.former_ends_at === null
    ? null
    : timesIn({ starts_at: row.former_starts_at, ends_at: row.former_ends_at });

function venueIn({ place, place_hindi, link }: Pick<EventRow, "place" | "place_hindi" | "link">): Venue {
  if (place !== null) return { kind: "place", place, hindi: place_hindi };
  if (link !== null) return { kind: "online", link };
  throw new TypeError("an event is at a place or online");
}

/**
 * Puts an event as part of the caller's transaction, in the place of the one with its id. Until a step is taken its seats are its capacity.
 */
export async function putEvent(trx: Database, { event, moves }: Pick<PutEvent, "event" | "moves">): Promise<void> {
  const { id, ...columns } = { ...rowOf(event), moves };
  await trx
    .insertInto("event")
    .values({ id, ...columns, seats: event.capacity })
    .onConflict((taken) =>
      taken.column("id").doUpdateSet(({ ref, eb }) => ({
        ...columns,
        seats: eb.case().when("event.steps", "=", 0).then(event.capacity).else(ref("event.seats")).end(),
      })),
    )
    .execute();
}

const rowOf = ({ id, title, text, venue, price, picture, startsAt, endsAt, capacity, offerHours, isDraft }: ListedEvent) =>
  ({
    id,
    price,
    picture,
    capacity,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    offer_hours: offerHours,
    is_draft: isDraft,
    place: venue.kind === "place" ? venue.place : null,
    place_hindi: venue.kind === "place" ? venue.hindi : null,
    city: venue.kind === "place" ? cityOf(venue.place) : null,
    link: venue.kind === "online" ? venue.link : null,
  }) satisfies Insertable<EventRow>;
