import { sql } from "kysely";
import { bytesOf, intersectionOf, ranksOf } from "./bit-set.ts";
import { RANKS_PER_PART, partOf, ranksOfPart } from "./set-part.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { BitSet, Intersection } from "./bit-set.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { SetMembers } from "./set-cache.ts";

/** Where sets are read from: memory, if `members` has all that are asked for, else the database. */
export type SetSource = { readonly db: Database; readonly members: SetMembers | null };

/** A set and how many products it holds. */
export type SetSize = { readonly id: number; readonly products: number };

/** Sets of which a product must be in at least one. */
export type AnyOfSets = readonly SetSize[];

/** The place of a product in the answer: first by its position, then by its rank. */
export type SortPosition = { readonly rank: number; readonly key: number };

/**
 * Which products are wanted: those after `last` (null: from the first), at most `most`. Matches are counted up to `counted`. `shop`: how
 * many products the shop has; null: not known.
 */
type Stretch = { readonly last: SortPosition | null; readonly most: number; readonly counted: number; readonly shop: number | null };

/**
 * At least this many parts are read first. How much they hold then says how many more are needed, so a page of a frequent match reads few.
 */
const FEW_PARTS = 4;

/** More than there will ever be. */
const ALL_PARTS = 100_000;

/** Factor on the number of parts that are likely to be needed: that many are read. */
const MARGIN = 1.5;

const productsOf = (group: AnyOfSets): number => group.reduce((sum, { products }) => sum + products, 0);

/** The most products that can be in a set of every group. */
export const mostMatches = (groups: readonly AnyOfSets[]): number => Math.min(...groups.map(productsOf));

type Nearest = { readonly stands: readonly SortPosition[]; readonly count: number };

/**
 * The best matches, and how many products match. Products that are also in a set of every group of `called` have the position 0, all others
 * 1. Both are sorted by rank.
 */
export async function bestMatches(
  { db, members }: SetSource,
  groups: readonly AnyOfSets[],
  called: readonly AnyOfSets[],
  stretch: Stretch,
): Promise<Nearest> {
  const front = called.some((group) => group.length === 0) ? [] : called; // No product has such a name.
  const met = front.length === 0 ? metIn(members, groups) : null;
  return met === null ? nearestRead(db, groups, front, stretch) : nearestOf(met, stretch);
}

/** What is in a set of every group. The next intersection overwrites it. Null: not all of the sets are in memory. */
function metIn(members: SetMembers | null, groups: readonly AnyOfSets[]): Intersection | null {
  const sets = cachedSets(members, groups);
  return sets === null ? null : intersectionOf(sets);
}

/** The members of the sets of each group, the smallest group first. Null: not all of the sets are in memory. */
export function cachedSets(members: SetMembers | null, groups: readonly AnyOfSets[]): readonly (readonly BitSet[])[] | null {
  if (members === null) return null;
  const rarestFirst = groups.toSorted((a, b) => productsOf(a) - productsOf(b));
  const sets = rarestFirst.map((group) => group.flatMap(({ id }) => members.get(id) ?? []));
  return rarestFirst.every(({ length }, place) => sets[place]?.length === length) ? sets : null;
}

function nearestOf(met: Intersection, { last, most, counted }: Stretch): Nearest {
  const ranks = ranksOf(met, { after: last?.rank ?? 0, most });
  return { stands: ranks.map((rank) => ({ rank, key: 1 })), count: Math.min(met.count, counted) };
}

async function nearestRead(
  db: Database,
  groups: readonly AnyOfSets[],
  called: readonly AnyOfSets[],
  { last, most, counted, shop }: Stretch,
): Promise<Nearest> {
  const isAhead = called.length > 0 && (last === null || last.key === 0);
  const after = { ahead: last?.rank ?? 0, behind: isAhead ? 0 : (last?.rank ?? 0) };
  const members = partOf(after.behind + 1);
  const ahead: number[] = [];
  const behind: number[] = [];
  let count = 0;
  const first = counted > 0 ? 0 : members;
  for (let from = first, parts = partsHolding(Math.max(most, counted), groups, shop); ; ) {
    const wanted = { ahead: isAhead ? most - ahead.length : 0, behind: most - behind.length };
    const { rows, end } = await partsMatching(db, groups, called, { from, to: from + parts, members, ...wanted });
    for (const row of rows) {
      count += row.count;
      take(ahead, row.ahead, row.part, { after: after.ahead, most });
      take(behind, row.behind, row.part, { after: after.behind, most });
    }
    from += parts;
    const have = (isAhead ? ahead : behind).length;
    if (from > end || (count >= counted && have >= most)) {
      const stands = [...ahead.map((rank) => ({ rank, key: 0 })), ...behind.map((rank) => ({ rank, key: 1 }))];
      return { stands: stands.slice(0, most), count: Math.min(count, counted) };
    }
    const enough = Math.max(timesMore(counted, count), timesMore(most, have)) * (from - first) * MARGIN;
    parts = Number.isFinite(enough) ? Math.ceil(enough) : ALL_PARTS;
  }
}

const timesMore = (wanted: number, have: number): number => (have < wanted ? (wanted - have) / have : 0);

/** An estimate of how many products are in a set of every group. It assumes that the groups do not depend on each other. */
export const expectedMatches = (groups: readonly AnyOfSets[], shop: number): number =>
  groups.reduce((share, group) => (share * productsOf(group)) / shop, shop);

/** The number of parts that is expected to hold this many products. */
function partsHolding(wanted: number, groups: readonly AnyOfSets[], shop: number | null): number {
  if (mostMatches(groups) <= wanted) return ALL_PARTS;
  if (shop === null) return FEW_PARTS;
  return Math.max(FEW_PARTS, Math.ceil((wanted / expectedMatches(groups, shop)) * (shop / RANKS_PER_PART) * MARGIN));
}

type Part = { readonly part: number; readonly count: number; readonly ahead: Buffer | null; readonly behind: Buffer | null };

/**
 * Which parts are read (from the first one on, before the last one), and from which part on members are wanted, with how many before and
 * after.
 */
type Reading = { readonly from: number; readonly to: number; readonly members: number; readonly ahead: number; readonly behind: number };

/** The parts that have a member of every group, and the last part that can have one. */
async function partsMatching(
  db: Database,
  groups: readonly AnyOfSets[],
  called: readonly AnyOfSets[],
  { from, to, members, ahead, behind }: Reading,
): Promise<{ readonly rows: readonly Part[]; readonly end: number }> {
  const [rarest = []] = groups.toSorted((a, b) => productsOf(a) - productsOf(b));
  const requested = [...askedOf(groups, called), groups.length, from, to, idsOf(rarest), members, behind];
  const rows = await (called.length === 0
    ? rowsOf<Part & Last>(db, PARTS, requested)
    : rowsOf<Part & Last>(db, PARTS_AND_CALLED, [...requested, ahead, called.length]));
  const found = rows.filter(({ part }) => part !== null).toSorted((one, other) => one.part - other.part); // Sorted here, because the database would copy all rows to sort them.
  return { rows: found, end: rows[0]?.last ?? -1 };
}

type Last = { readonly last: number | null };

const idsOf = (group: AnyOfSets): readonly number[] => group.map(({ id }) => id);

/** All sets, each with the number of its group: 1 and up for groups, -1 and down for those of `called`. */
const askedOf = (
  groups: readonly AnyOfSets[],
  called: readonly AnyOfSets[] = [],
): readonly [sets: readonly number[], places: readonly number[]] => [
  [...groups, ...called].flatMap(idsOf),
  [...groups.flatMap((group, nth) => group.map(() => nth + 1)), ...called.flatMap((group, nth) => group.map(() => -1 - nth))],
];

const NOBODY = `'0'::bit(${RANKS_PER_PART})`;

/**
 * What is in a set of every group, by parts, and what is in one of every group of those called so: `sets` and `places` as `askedOf` says
 * them, with `count` groups and `called` ones. One statement for however many groups and sets: a join for each costs more to plan than to
 * run.
 */
const meetingOf = ({
  sets,
  places,
  count,
  called,
  range = "true",
}: Readonly<Record<"sets" | "places" | "count", string>> & { called?: string; range?: string }) => `
  select part, bit_and(members) filter (where place > 0) as members
    ${called === undefined ? "" : `, case when count(*) filter (where place < 0) = ${called}::int then bit_and(members) filter (where place < 0) end as called`}
  from (
    select part, place, bit_or(members) as members
    from unnest((select ${sets}::int[]), (select ${places}::int[])) as asked (shelf, place) join shelf_part using (shelf)
    where ${range}
    group by part, place
  ) groups
  group by part
  having count(*) filter (where place > 0) = ${count}::int`;

/**
 * In subselects the planner cannot see them: one plan fits all, and else each meeting would be planned anew, which costs more than doing
 * it.
 */
const values = { sets: "$1", places: "$2", count: "$3", range: "part >= (select $4::int) and part < (select $5::int)" };

/** In a bit string the first bit of a byte is the highest one. In bytes it is the lowest one. */
const sent = (bits: string): string => `substring(bit_send(${bits}) from 5)`;

/** Reads members only while the parts before may not hold enough. Of part $7, some members may not be wanted. */
const wanted = (bits: "ahead" | "behind", count: string, most: string): string => `
  case when part >= $7::int and ${count} > 0
    and coalesce(sum(case when part > $7::int then ${count} else 0 end) over before, 0) < ${most}::int then ${sent(bits)} end as ${bits}`;

const LAST = "select max(part) as last from shelf_part where shelf = any((select $6::int[])::int[])";
const WINDOW = "window before as (order by part rows between unbounded preceding and 1 preceding)";

const PARTS = {
  name: "parts",
  text: `select last, found.* from (${LAST}) known left join (
      select part, count, null::bytea as ahead, ${wanted("behind", "count", "$8")}
      from (select part, bit_count(members)::int as count, members as behind from (${meetingOf(values)} offset 0) met offset 0) part
      ${WINDOW}
    ) found on true`,
};

const PARTS_AND_CALLED = {
  name: "parts and called",
  text: `select last, found.* from (${LAST}) known left join (
      select part, ahead_count + behind_count as count, ${wanted("ahead", "ahead_count", "$9")}, ${wanted("behind", "behind_count", "$8")}
      from (
        select part, ahead, behind, bit_count(ahead)::int as ahead_count, bit_count(behind)::int as behind_count
        from (
          select part, members & coalesce(called, ${NOBODY}) as ahead, members & ~ coalesce(called, ${NOBODY}) as behind
          from (${meetingOf({ ...values, called: "$10" })} offset 0) met
          offset 0
        ) part
        offset 0
      ) part
      ${WINDOW}
    ) found on true`,
};

function take(
  ranks: number[],
  members: Buffer | null,
  part: number,
  { after, most }: { readonly after: number; readonly most: number },
): void {
  if (members === null) return;
  for (const rank of ranksOfPart(members, part, after)) {
    if (ranks.length === most) return;
    ranks.push(rank);
  }
}

/** The ranks of products that match, in ascending order, above `after`; at most `most` of them. */
export async function ranksMatching(
  source: SetSource,
  groups: readonly AnyOfSets[],
  { most, after = 0, shop }: { readonly most: number; readonly after?: number; readonly shop: number | null },
): Promise<readonly number[]> {
  const { stands } = await bestMatches(source, groups, [], { last: { rank: after, key: 1 }, most, counted: 0, shop });
  return stands.map(({ rank }) => rank);
}

/** Whether a rank is in a set of every group, found out while PostgreSQL walks along an index: the parts are put together once, before. */
export function isInSets({ members }: SetSource, groups: readonly AnyOfSets[]) {
  if (groups.length === 0) return sql<boolean>`true`;
  const met = metIn(members, groups);
  if (met !== null)
    return sql<boolean>`case when rank < ${met.bits.length * 32}::int then get_bit(${Buffer.from(bytesOf(met.bits))}::bytea, rank # 7) = 1 end`;
  const [sets, places] = askedOf(groups);
  const [before = "", between = "", behind = "", end = ""] = meetingOf({ sets: "$", places: "$", count: "$" }).split("$");
  const raw = (text: string) => sql.raw(text);
  return sql<boolean>`get_bit((
    select string_agg(${raw(sent(`coalesce(members, ${NOBODY})`))}, '' order by part)
    from generate_series(0, (select max(rank) / ${sql.lit(RANKS_PER_PART)} from product)) part
    left join (${raw(before)}${sets}${raw(between)}${places}${raw(behind)}${groups.length}${raw(end)}) met using (part)
  ), rank # 7) = 1`;
}
