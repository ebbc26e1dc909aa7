import { sql } from "kysely";
import { eventId } from "#core/events/listed-event.ts";
import type { EventTrouble } from "#core/events/listing/event-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** By then the work of each minute has ended an offer. */
const TIMEOUT = 5 * 60 * 1000;

/**
 * From so long before a start people are checked in: who is erased from then on may leave their seat empty, and it is not counted as wrong.
 */
const DOORS_OPEN = 60 * 60 * 1000;

/** What staff should look at in events; empty: everything is right. `at` in milliseconds since 1970. */
export async function troublesOfEvents(db: Database, at: number): Promise<readonly EventTrouble[]> {
  const { rows: outlived } = await sql<{ id: string; offers: number; since: Date }>`
    select event.id, count(*)::int as offers, min(until) as since from event join event_attendee on event_attendee.event = event.id
    where state = 'offered' and until <= ${new Date(at - TIMEOUT)} and not is_cancelled group by event.id order by event.id`.execute(db);
  const { rows: miscounted } = await sql<{ id: string; taken: number; counted: number }>`
    select id, taken, counted from event cross join lateral (
      select count(*)::int as counted from event_attendee where event = event.id and state in ('going', 'offered', 'attended')
    ) as seats where taken < counted or (taken > counted and starts_at > ${new Date(at + DOORS_OPEN)} and not is_cancelled) order by id`.execute(
    db,
  );
  return [
    ...outlived.map(({ id, offers, since }) => ({ kind: "offer-outlived", event: eventId(id), offers, since: since.getTime() }) as const),
    ...miscounted.map(({ id, taken, counted }) => ({ kind: "miscounted", event: eventId(id), taken, counted }) as const),
  ];
}
