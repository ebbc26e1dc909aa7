import { personState } from "#core/fitbook/people/person-state.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { PeopleFacts, PersonRecord } from "#core/fitbook/profiles/people.port.ts";
import type { FollowFacts, Pair, PersonFacts, ProfileAudience } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** What decides how one viewer sees some people, by one statement for one as for fifty. */
export async function peopleFacts(db: Database, viewer: CustomerId, people: readonly CustomerId[]): Promise<PeopleFacts> {
  const [row] = await rowsOf<PeopleFactsRow>(db, FACTS, [viewer, people]);
  if (row === undefined) throw new TypeError("a statement without a condition answers one row");
  return {
    ...recordsOf(row.people ?? NONE, viewer, people),
    follows: (row.follows ?? NONE).map(([from, to, state]) => ({ from, to, state })),
    blocks: (row.blocks ?? NONE).map(pairIn),
    mutes: (row.mutes ?? NONE).map(pairIn),
  };
}

const NONE: readonly never[] = [];

export type PairColumns = readonly [from: string, to: string];

export const pairIn = ([from, to]: PairColumns): Pair => ({ from, to });

/** Empty lists are null. */
type PeopleFactsRow = {
  readonly people: readonly PersonRow[] | null;
  readonly follows: readonly (readonly [...PairColumns, state: FollowFacts["state"]])[] | null;
  readonly blocks: readonly PairColumns[] | null;
  readonly mutes: readonly PairColumns[] | null;
};

/**
 * The viewer, who is $1 of all statements of Fitbook. Values stand in queries of their own, so that PostgreSQL does not look at them: else
 * it may plan a statement each time it is asked, which takes longer than its answer.
 */
export const VIEWER = "(select $1::text)";
const PEOPLE = "any ((select $2::text[])::text[])";

/** A `PersonRow` of those whom `PERSON_TABLES` finds. */
export const PERSON = `json_build_object('id', customer.id, 'standing', customer.standing, 'upload', picture.upload, 'name', profile.name,
  'about', profile.about, 'about_audience', profile.about_audience, 'lists_audience', profile.lists_audience,
  'badges_audience', profile.badges_audience, 'is_findable', profile.is_findable)`;
export const PERSON_TABLES =
  "customer left join fitbook_profile profile on profile.customer = customer.id left join profile_picture picture on picture.customer = customer.id";

/** Of the viewer and people ($2). */
const FACTS: Statement = {
  name: "facts of people",
  text: `select
    (select json_agg(${PERSON}) from ${PERSON_TABLES}
      where customer.id = any (array_append((select $2::text[]), (select $1::text)))) as people,
    (select json_agg(json_build_array(follower, followed, state)) from (
      select follower, followed, state from follow where follower = ${VIEWER} and followed = ${PEOPLE}
      union select follower, followed, state from follow where followed = ${VIEWER} and follower = ${PEOPLE}) as tie) as follows,
    (select json_agg(json_build_array(blocker, blocked)) from (
      select blocker, blocked from customer_block where blocker = ${VIEWER} and blocked = ${PEOPLE}
      union select blocker, blocked from customer_block where blocked = ${VIEWER} and blocker = ${PEOPLE}) as apart) as blocks,
    (select json_agg(json_build_array(customer, muted)) from fitbook_mute where customer = ${VIEWER} and muted = ${PEOPLE}) as mutes`,
};

/** The viewer and those of the people who have entered, in their order. */
export function recordsOf(
  rows: readonly PersonRow[],
  viewer: CustomerId,
  people: readonly CustomerId[],
): Pick<PeopleFacts, "viewer" | "people"> {
  const records = new Map(rows.map((row) => [row.id, recordOf(row)]));
  const isEntered = new Set(rows.filter(({ name }) => name !== null).map(({ id }) => id));
  return {
    viewer: records.get(viewer)?.facts ?? UNKNOWN(viewer),
    people: people.flatMap((id) => {
      const record = records.get(id);
      return record === undefined || !isEntered.has(id) ? [] : [record];
    }),
  };
}

/** What is kept of a person; of somebody who never entered, no profile. */
export type PersonRow = {
  readonly id: string;
  readonly standing: AccountStatus["kind"];
  readonly upload: string | null;
  readonly name: string | null;
  readonly about: string | null;
  readonly about_audience: ProfileAudience | null;
  readonly lists_audience: ProfileAudience | null;
  readonly badges_audience: ProfileAudience | null;
  readonly is_findable: boolean | null;
};

const recordOf = ({ id, standing, name, about, upload, ...row }: PersonRow): PersonRecord => ({
  picture: upload === null ? null : fileId(upload),
  id: customerId(id),
  name: name ?? "",
  about: about ?? "",
  facts: {
    id,
    state: personState(standing, name !== null),
    isFindable: row.is_findable === true,
    about: row.about_audience ?? "me",
    lists: row.lists_audience ?? "me",
    badges: row.badges_audience ?? "me",
  },
});

const UNKNOWN = (id: string): PersonFacts => ({ id, state: "erased", isFindable: false, about: "me", lists: "me", badges: "me" });
