import { sql } from "kysely";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Of how many days before today each player has an entry. */
const DAYS_ENTERED = 3;
const LENGTH = 30;

/** `endedAgo`: so many days ago it ended; negative: it runs for so many days yet. */
export type ManyPlayers = { readonly id: string; readonly players: number; readonly endedAgo: number };

/** People of Fitbook, whom `personOf` names. */
export async function putPeople(db: Database, people: number): Promise<void> {
  await sql`insert into customer (id, name, created_at) select 'f' || nth, 'Person ' || nth, now() from generate_series(0, ${sql.lit(people - 1)}) as nth`.execute(
    db,
  );
  await sql`insert into fitbook_profile (customer, name, about, is_findable, name_keys, about_audience, lists_audience, badges_audience, entered_at)
    select 'f' || nth, 'Person ' || nth, 'Walks', true, '{}', 'everybody', 'followers', 'followers', now() from generate_series(0, ${sql.lit(people - 1)}) as nth`.execute(
    db,
  );
  await sql`analyze customer, fitbook_profile`.execute(db);
}

export const personOf = (nth: number): string => `f${nth}`;

/** What somebody sends who is signed in. */
export async function headersOf(db: Database, person: string): Promise<{ readonly authorization: string }> {
  return { authorization: `Bearer ${(await postgresSessions(db).open(customerId(person), Date.now())).bearer}` };
}

/** A challenge that the first so many people play, with scores that are hardly ever alike. */
export async function putChallenge(db: Database, { id, players, endedAgo }: ManyPlayers): Promise<void> {
  const end = daysAfter(indianDay(Date.now()), -endedAgo);
  const start = daysAfter(end, 1 - LENGTH);
  await sql`insert into challenge (id, activity, start_day, end_day, is_open, created_at, measure)
    values (${id}, 'Walk', ${start}::date, ${end}::date, true, ${start}::date, 'steps')`.execute(db);
  await sql`insert into challenge_entry (customer, challenge, day, amount, logged_at, changes)
    select 'f' || nth, ${id}, ${start}::date + day, 1 + ((nth + 1) * 7919::int8 * (day + 1)) % 30000, (${start}::date + day)::timestamp at time zone 'Asia/Kolkata' + interval '20 hours', '[]'
    from generate_series(0, ${sql.lit(players - 1)}) as nth cross join generate_series(0, ${sql.lit(DAYS_ENTERED - 1)}) as day`.execute(db);
  await sql`insert into challenge_player (challenge, customer, joined_at, score, days)
    select challenge, customer, ${start}::timestamp at time zone 'Asia/Kolkata', sum(amount), count(*) from challenge_entry where challenge = ${id} group by 1, 2`.execute(
    db,
  );
  await sql`vacuum analyze challenge_entry, challenge_player`.execute(db);
}
