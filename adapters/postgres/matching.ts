import { sql } from "kysely";
import { addTo, countOf, keepIn, membersIn, noMembers, PART, partOf, ranksIn, takeFrom } from "./part.ts";
import type { Database } from "./database.ts";
import type { Members } from "./part.ts";

/** A shelf and how many products stand on it. */
export type Known = { readonly id: number; readonly products: number };

/** Shelves of which a product stands on one at least. */
export type Group = readonly Known[];

const productsOf = (group: Group): number => group.reduce((sum, { products }) => sum + products, 0);
const idsOf = (groups: readonly Group[]): readonly number[] => groups.flatMap((group) => group.map(({ id }) => id));

/**
 * The products that stand on a shelf of every group, and on none of `except`, part by part in the order of popularity, from the part
 * behind `after` on. Parts are read as they are asked for, ever more at once: who needs a page reads no more than that takes.
 */
export async function* matches(
  db: Database,
  groups: readonly Group[],
  { except, after }: { readonly except: Group; readonly after: number } = { except: [], after: -1 },
): AsyncGenerator<{ readonly part: number; readonly members: Members }> {
  const [rarest = []] = groups.toSorted((a, b) => productsOf(a) - productsOf(b));
  let from = partOf(after + 1);
  for (let count = 1; ; count *= 4) {
    const { rows } = await sql<{ shelf: number; part: number; members: Buffer }>`
      with chosen as (
        select distinct part from shelf_part where shelf = any(${idsOf([rarest])}::int[]) and part >= ${from} order by part limit ${count}
      )
      select shelf, part, members from chosen join shelf_part using (part) where shelf = any(${idsOf([...groups, except])}::int[])`.execute(
      db,
    );
    const byPart = Map.groupBy(rows, ({ part }) => part);
    const parts = [...byPart.keys()].sort((a, b) => a - b);
    for (const part of parts) {
      const kept = new Map(byPart.get(part)?.map(({ shelf, members }) => [shelf, membersIn(members)]));
      const members = meeting(groups, kept);
      takeFrom(members, together(except, kept));
      yield { part, members };
    }
    const last = parts.at(-1);
    if (last === undefined || parts.length < count) return;
    from = last + 1;
  }
}

function meeting(groups: readonly Group[], kept: ReadonlyMap<number, Members>): Members {
  const [first = [], ...others] = groups;
  const members = together(first, kept);
  for (const group of others) keepIn(members, together(group, kept));
  return members;
}

function together(group: Group, kept: ReadonlyMap<number, Members>): Members {
  const all = noMembers();
  for (const { id } of group) {
    const members = kept.get(id);
    if (members !== undefined) addTo(all, members);
  }
  return all;
}

/** How many products match, counted no further than `most`. */
export async function matchesUpTo(db: Database, groups: readonly Group[], most: number): Promise<number> {
  let count = 0;
  for await (const { members } of matches(db, groups)) {
    count += countOf(members);
    if (count >= most) return most;
  }
  return count;
}

/** The ranks of products that match, rising, above `after`; no more than `most` of them. */
export async function ranksMatching(
  db: Database,
  groups: readonly Group[],
  { most, after = 0, except = [] }: { readonly most: number; readonly after?: number; readonly except?: Group },
): Promise<readonly number[]> {
  const ranks: number[] = [];
  for await (const { part, members } of matches(db, groups, { except, after })) {
    for (const rank of ranksIn(members, part, after)) {
      if (ranks.length === most) return ranks;
      ranks.push(rank);
    }
  }
  return ranks;
}

/** A product's being on a shelf of every group, as PostgreSQL finds it out while it walks along an index. */
export async function standsOn(db: Database, groups: readonly Group[]) {
  const conditions = await Promise.all(groups.map(async (group) => sql`(${sql.join(await Promise.all(setsOf(db, group)), sql` or `)})`));
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Of a few shelves PostgreSQL puts the parts together itself; of many they come here once. */
const FEW = 3;

function setsOf(db: Database, group: Group) {
  if (group.length > FEW) return [broughtTogether(db, group)];
  return group.map(
    async ({ id }) => sql`get_bit((
      select string_agg(coalesce(members, ${NOBODY}), '' order by n)
      from generate_series(0, (select max(rank) / ${sql.lit(PART)} from product)) n left join shelf_part on part = n and shelf = ${id}
    ), rank) = 1`,
  );
}

const NOBODY = sql`decode(repeat('00', ${sql.lit(PART / 8)}), 'hex')`;

async function broughtTogether(db: Database, group: Group) {
  const all: Members[] = [];
  for await (const { part, members } of matches(db, [group])) all[part] = members;
  const bytes = Buffer.concat(Array.from(all, (members) => Buffer.from((members ?? noMembers()).buffer)));
  return sql`case when rank < ${bytes.length * 8} then get_bit(${bytes}::bytea, rank) = 1 else false end`;
}
