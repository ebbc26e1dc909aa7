import { createHash } from "node:crypto";
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

/** How many digits of a hash name the smallest part of all people (`adapters/postgres/migrations/0147-people-in-parts.ts`). */
const DIGITS = 2;
const HEXADECIMAL = Array.from({ length: 16 }, (_, nth) => nth.toString(16));

/**
 * People by the keys of their names, in the order of a hash of their ids: what is left of the part in which `after` lies, then the parts behind
 * it, the small ones first. So a page of a name that many have is found in a few small parts, and of one that few have in all.
 */
async function namedIn(db: Database, { keys, after, limit }: NameSearch): Promise<readonly CustomerId[]> {
  const isNamed = sql.join([sql`is_findable`, ...keys.map((group) => sql`name_keys && ${[...group]}::text[]`)], sql` and `);
  const isBehind = after === null ? sql`true` : sql`md5(customer) > md5(${after})`;
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx); // The planner adds up the shares of keys that the same people have, and would read all.
    const found: CustomerId[] = [];
    let share = 0; // Of all people, as far as they were looked through.
    for (const alike of partsFrom(after))
      for (let rest = alike; rest.length > 0 && found.length < limit; ) {
        const missing = limit - found.length;
        const parts = rest.slice(0, found.length === 0 ? rest.length : Math.ceil((2 * missing * share) / found.length / shareOf(rest)));
        const { rows } = await sql<{ id: string }>`select customer as id from fitbook_profile
          where ${isNamed} and array[left(md5(customer), 1), left(md5(customer), 2)] && ${[...parts]}::text[] and ${isBehind}
          order by md5(customer) limit ${missing}`.execute(trx);
        found.push(...rows.map(({ id }) => customerId(id)));
        share += parts.length * shareOf(parts);
        rest = rest.slice(parts.length);
      }
    return found;
  });
}

/** The share of all people in each of these parts, which are of one size. */
const shareOf = (parts: readonly string[]): number => 16 ** -(parts[0]?.length ?? 0);

/** The parts from a person on, those of one size together, each behind the ones before it. */
function* partsFrom(after: CustomerId | null): Generator<readonly string[]> {
  const hash = after === null ? "0".repeat(DIGITS) : createHash("md5").update(after).digest("hex").slice(0, DIGITS);
  yield [hash];
  for (let digits = DIGITS; digits > 0; digits -= 1)
    yield HEXADECIMAL.map((digit) => `${hash.slice(0, digits - 1)}${digit}`).filter((part) => part > hash.slice(0, digits));
}
