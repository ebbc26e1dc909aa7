import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import type { CandidateSearch, PeopleList } from "#core/fitbook/people/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Who may be in a list, by their ids, seen or not. */
export async function candidatesIn(db: Database, { list, after, limit }: CandidateSearch): Promise<readonly CustomerId[]> {
  const rows = await idsIn(db, list)
    .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => customerId(id));
}

const idsIn = (db: Database, list: PeopleList) => db.selectFrom(rowsOf(db, list).as("candidate")).select("id");

function rowsOf(db: Database, list: PeopleList) {
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
    case "named":
      return db
        .selectFrom("fitbook_profile")
        .select("customer as id")
        .where("is_findable", "=", true)
        .where(({ and }) => and(list.keys.map((group) => sql<boolean>`name_keys && ${group}::text[]`)));
  }
}
