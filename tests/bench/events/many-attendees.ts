import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** `waiting`: so many stand in its line, the first players. `seats`: in all; those who wait leave none free. */
export type MadeEvent = { readonly id: string; readonly seats: number; readonly waiting: number };

/** Puts an event of next week. Its seats are free where nobody waits, else they are taken by players beyond `taker`. */
export async function putEvent(db: Database, { id, seats, waiting }: MadeEvent, taker: number): Promise<void> {
  const text = JSON.stringify({ english: "Yoga in the park", hindi: null });
  const taken = waiting > 0 ? seats : 0;
  const people = taken + waiting;
  await sql`insert into event (id, title, text, place, city, link, price, picture, starts_at, ends_at, offer_hours, capacity, is_draft,
      seats, taken, waiting, attendees, steps, is_cancelled, moved_at)
    values (${id}, ${text}, ${text}, 'The park', 'Pune', null, 0, null, now() + interval '7 days', now() + interval '7 days 2 hours', 24, ${seats}, false,
      ${seats}, ${taken}, ${waiting}, ${people}, ${people}, false, ${people === 0 ? null : new Date()})`.execute(db);
  if (people === 0) return;
  await sql`insert into event_attendee (event, number, customer, state, until, line, secret, is_told)
    select ${id}, nth, case when nth <= ${sql.lit(taken)} then 'player-' || (${sql.lit(taker)} + nth) else 'player-' || (nth - ${sql.lit(taken)} - 1) end,
      case when nth <= ${sql.lit(taken)} then 'going' else 'waiting' end, null, case when nth <= ${sql.lit(taken)} then null else nth end, 'ABC123', true
    from generate_series(1, ${sql.lit(people)}) as nth`.execute(db);
  await sql`insert into event_step (event, number, at, kind, attendee, capacity)
    select ${id}, nth, now() - interval '1 hour', 'join', nth, null from generate_series(1, ${sql.lit(people)}) as nth`.execute(db);
}
