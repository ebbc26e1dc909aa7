import { sql } from "kysely";
import { nameKeysOf } from "#core/fitbook/people/name-keys.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const FIRST = ["Asha", "Ravi", "Farah", "Meera", "Arjun", "Lakshmi", "Imran", "Sunita", "Kiran", "Deepa"];
const LAST = ["Rao", "Sharma", "Khan", "Iyer", "Das", "Patel", "Nair", "Singh", "Bose", "Joshi"];
/** Each name is that of every so many-th person. */
export const NAMES = FIRST.length * LAST.length;
export const A_NAME = "Meera Iyer";

/** People who can be found by their names, of whom a hundred names are about. */
export async function putNamedPeople(db: Database, people: number): Promise<void> {
  const names = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
  const keyed = JSON.stringify(names.map((name, nth) => ({ nth, name, keys: nameKeysOf(name) })));
  await sql`create temporary table named as select nth, name, array(select json_array_elements_text(keys)) as keys
    from json_to_recordset(${keyed}::json) as one (nth int, name text, keys json)`.execute(db);
  await sql`insert into customer (id, name, created_at) select 'f' || n, 'Person', now() from generate_series(0, ${sql.lit(people - 1)}) as n`.execute(
    db,
  );
  await sql`insert into fitbook_profile (customer, name, about, is_findable, name_keys, about_audience, lists_audience, badges_audience, entered_at)
    select 'f' || n, named.name, 'Walks', true, keys, 'everybody', 'everybody', 'followers', now()
    from generate_series(0, ${sql.lit(people - 1)}) as n join named on named.nth = n % ${sql.lit(NAMES)}`.execute(db);
}

/** Has so many follow a person, from the second one on. */
export const putFollowers = (db: Database, person: string, many: number) =>
  sql`insert into follow (follower, followed, state, changed_at)
    select 'f' || n, ${person}, 'following', now() from generate_series(1, ${sql.lit(many)}) as n where 'f' || n <> ${person}`.execute(db);

/** An open group of so many, of which the first person is the owner. */
export async function putGroup(db: Database, id: string, members: number): Promise<void> {
  await sql`insert into fitbook_group (id, name, about, rules, is_open, may_members_invite, created_at) values (${id}, 'Walkers', '', '', true, false, now())`.execute(
    db,
  );
  await sql`insert into fitbook_group_member (place, customer, state, changed_at)
    select ${id}, 'f' || n, case when n = 0 then 'owner' else 'member' end, now() from generate_series(0, ${sql.lit(members - 1)}) as n`.execute(
    db,
  );
}
