import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import type { CandidateSearch, PeopleList } from "#core/fitbook/people/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Who may be in a list, by their ids, seen or not. */
export async function candidatesIn(db: Database, { list, after, limit }: CandidateSearch): Promise<readonly CustomerId[]> {
  if (list.kind === "named") return namedIn(db, { keys: list.keys, after, limit });
  const rows = await idsIn(db, list)
    .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => customerId(id));
}

const idsIn = (db: Database, list: Exclude<PeopleList, NamedPeople>) => db.selectFrom(rowsOf(db, list).as("candidate")).select("id");

function rowsOf(db: Database, list: Exclude<PeopleList, NamedPeople>) {
  switch (list.kind) {
    case "followers":
      return db.selectFrom("follow").select("follower as id").where("followed", "=", list.of).where("state", "=", "following");
    case "following":
      return db.selectFrom("follow").select("followed as id").where("follower", "=", list.of).where("state", "=", "following");
    case "requests":
      return db.selectFrom("follow").select("follower as id").where("followed", "=", list.of).where("state", "=", "requested");
    case "asked":
      return db.selectFrom("follow").select("followed as id").where("follower", "=", list.of).where("state", "<>", "following");
    case "muted":
      return db.selectFrom("fitbook_mute").select("muted as id").where("customer", "=", list.of);
    case "blocked":
      return db.selectFrom("customer_block").select("blocked as id").where("blocker", "=", list.of);
    case "of-group":
      return db
        .selectFrom("fitbook_group_member")
        .select("customer as id")
        .where("place", "=", list.group)
        .where("state", "in", [...list.states]);
  }
}

type NamedPeople = Extract<PeopleList, { readonly kind: "named" }>;
type NameSearch = Pick<CandidateSearch, "after" | "limit"> & Pick<NamedPeople, "keys">;

/** So many of the next people are looked at one by one: of what one types first, many of them have a key. */
const LOOKED_AT = 500;

/**
 * People by the keys of their names. What few have is found by the index of keys, all at once and then put in order. What many have is
 * found among the next people, since the index would give all who have it for the sake of one page.
 */
async function namedIn(db: Database, { keys, after, limit }: NameSearch): Promise<readonly CustomerId[]> {
  const isNamed = sql.join([sql`is_findable`, ...keys.map((group) => sql`name_keys && ${[...group]}::text[]`)], sql` and `);
  const isBehind = after === null ? sql`true` : sql`customer > ${after}`;
  const { rows } = await sql<{ id: string }>`
    with next as materialized (
      select customer from (select customer, is_findable, name_keys from fitbook_profile where ${isBehind} order by customer limit ${LOOKED_AT}) as near
      where ${isNamed} order by customer limit ${limit}
    ), found as materialized (select customer from fitbook_profile where ${isNamed})
    select customer as id from next where (select count(*) from next) = ${limit}
    union all
    (select customer from found where (select count(*) from next) < ${limit} and ${isBehind} order by customer limit ${limit})
    order by id`.execute(db);
  return rows.map(({ id }) => customerId(id));
}
