import { createHash } from "node:crypto";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import type { RawBuilder } from "kysely";
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

/** The parts of all people, by the first digits of a hash of their ids (`adapters/postgres/migrations/0148-names-in-parts.ts`). */
const PARTS = Array.from({ length: 256 }, (_, nth) => nth.toString(16).padStart(2, "0"));
/** To begin with: of the part in which `after` lies little may be left. */
const FIRST_PARTS = 2;
/** A name for which a page takes more parts is looked for among all people. */
const MOST_PARTS = 16;

/**
 * People by the keys of their names, in the order of a hash of their ids. Of a name that many have, a page is found in a few parts of all people, by keys that
 * only the people of a part have; who have a rare name are so few that all of them are looked at.
 */
async function namedIn(db: Database, { keys, after, limit }: NameSearch): Promise<readonly CustomerId[]> {
  const found: CustomerId[] = [];
  const isBehind = after === null ? sql`true` : sql`md5(customer) > md5(${after})`;
  const search = async (groups: readonly (readonly string[])[], isIn: RawBuilder<unknown>) => {
    const isNamed = groups.map((group) => sql`keys_in_parts(customer, name_keys) && ${[...group]}::text[]`);
    const { rows } = await sql<{ id: string }>`select customer as id from fitbook_profile
      where is_findable and ${sql.join(isNamed, sql` and `)} and ${isIn} order by md5(customer) limit ${limit - found.length}`.execute(db);
    found.push(...rows.map(({ id }) => customerId(id)));
  };

  const first = after === null ? 0 : PARTS.indexOf(createHash("md5").update(after).digest("hex").slice(0, 2));
  let from = first;
  for (let next = FIRST_PARTS; next <= MOST_PARTS; ) {
    const parts = PARTS.slice(from, from + next);
    const ofParts = keys.map((group) => parts.flatMap((part) => group.map((key) => `${part} ${key}`)));
    await search(ofParts, isBehind);
    from += parts.length;
    if (found.length === limit || from === PARTS.length) return found;
    next = Math.ceil((2 * (limit - found.length) * (from - first)) / found.length); // For nobody yet: endless.
  }
  await search(keys, sql`md5(customer) >= ${PARTS[from]}`);
  return found;
}
