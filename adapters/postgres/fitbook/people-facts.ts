import { personState } from "#core/fitbook/people/person-state.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { PeopleFacts, PersonRecord } from "#core/fitbook/people/people.port.ts";
import type { Pair, PersonFacts } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What decides how one viewer sees some people, in as many queries for one as for fifty. */
export async function peopleFacts(db: Database, viewer: CustomerId, people: readonly CustomerId[]): Promise<PeopleFacts> {
  const [rows, follows, blocks, mutes] = await Promise.all([
    personRows(db, [viewer, ...people]),
    followsBetween(db, viewer, people),
    blocksBetween(db, viewer, people),
    mutesOf(db, viewer, people),
  ]);
  return { ...recordsOf(rows, viewer, people), follows, blocks, mutes };
}

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

const personRows = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("customer")
    .leftJoin("fitbook_profile as profile", "profile.customer", "customer.id")
    .leftJoin("profile_picture as picture", "picture.customer", "customer.id")
    .select(["customer.id", "customer.standing", "picture.upload"])
    .select(["profile.name", "profile.about", "profile.about_audience", "profile.lists_audience", "profile.badges_audience"])
    .select("profile.is_findable")
    .where("customer.id", "in", [...new Set(ids)])
    .execute();

export type PersonRow = Awaited<ReturnType<typeof personRows>>[number];

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

async function followsBetween(db: Database, viewer: string, people: readonly string[]): Promise<PeopleFacts["follows"]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("follow")
    .select(["follower", "followed", "state"])
    .where(({ or, and, eb }) =>
      or([
        and([eb("follower", "=", viewer), eb("followed", "in", [...people])]),
        and([eb("followed", "=", viewer), eb("follower", "in", [...people])]),
      ]),
    )
    .execute();
  return rows.map(({ follower, followed, state }) => ({ from: follower, to: followed, state }));
}

async function blocksBetween(db: Database, viewer: string, people: readonly string[]): Promise<readonly Pair[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("customer_block")
    .select(["blocker", "blocked"])
    .where(({ or, and, eb }) =>
      or([
        and([eb("blocker", "=", viewer), eb("blocked", "in", [...people])]),
        and([eb("blocked", "=", viewer), eb("blocker", "in", [...people])]),
      ]),
    )
    .execute();
  return rows.map(({ blocker, blocked }) => ({ from: blocker, to: blocked }));
}

async function mutesOf(db: Database, viewer: string, people: readonly string[]): Promise<readonly Pair[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("fitbook_mute")
    .select(["customer", "muted"])
    .where("customer", "=", viewer)
    .where("muted", "in", [...people])
    .execute();
  return rows.map(({ customer, muted }) => ({ from: customer, to: muted }));
}
