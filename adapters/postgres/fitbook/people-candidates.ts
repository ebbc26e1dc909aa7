import { createHash } from "node:crypto";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { listedIds, listStatement } from "./listed-ids.ts";
import type { RawBuilder } from "kysely";
import type { CandidateSearch, PeopleList } from "#core/fitbook/profiles/people.port.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** Who may be in a list, by their ids, seen or not. */
export async function candidatesIn(db: Database, { list, after, limit }: CandidateSearch): Promise<readonly CustomerId[]> {
  if (list.kind === "named") return namedIn(db, { keys: list.keys, after, limit });
  const [statement, of] = listOf(list);
  return (await listedIds(db, statement, { of, after, limit })).map(customerId);
}

const listed = (name: string, ids: string): Statement => listStatement(`people listed: ${name}`, ids);

const OF = "(select $1::text)";

const LISTED = {
  followers: listed("followers", `select follower as id from follow where followed = ${OF} and state = 'following'`),
  following: listed("following", `select followed as id from follow where follower = ${OF} and state = 'following'`),
  requests: listed("requests", `select follower as id from follow where followed = ${OF} and state = 'requested'`),
  asked: listed("asked", `select followed as id from follow where follower = ${OF} and state <> 'following'`),
  muted: listed("muted", `select muted as id from fitbook_mute where customer = ${OF}`),
  blocked: listed("blocked", `select blocked as id from customer_block where blocker = ${OF}`),
} as const;

/**
 * The states are part of the text: few or many are in each of them, which decides about the index. A name of all of them must not be
 * longer: PostgreSQL keeps 63 letters of it.
 */
const ofGroup = (states: readonly MemberState[]): Statement =>
  listStatement(
    `members: ${states.join(" ")}`,
    `select customer as id from fitbook_group_member where place = ${OF} and state in (${states.map((state) => `'${state}'`).join(", ")})`,
  );

/** Also whose list it is. */
const listOf = (list: Exclude<PeopleList, NamedPeople>): readonly [Statement, string] =>
  list.kind === "of-group" ? [ofGroup(list.states), list.group] : [LISTED[list.kind], list.of];

type NamedPeople = Extract<PeopleList, { readonly kind: "named" }>;
type NameSearch = Pick<CandidateSearch, "after" | "limit"> & Pick<NamedPeople, "keys">;

/** The parts of all people, by the first digits of a hash of their ids (`adapters/postgres/migrations/baseline/fitbook.sql`). */
const PARTS = Array.from({ length: 256 }, (_, nth) => nth.toString(16).padStart(2, "0"));
/** To begin with: of the part in which `after` lies little may be left. */
const FIRST_PARTS = 2;
/** A name for which a page takes more parts is looked for among all people. */
const MOST_PARTS = 16;

/**
 * People by the keys of their names, in the order of a hash of their ids. Of a name that many have, a page is found in a few parts of all
 * people, by keys that only the people of a part have; who have a rare name are so few that all of them are looked at.
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
