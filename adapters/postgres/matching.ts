import { sql } from "kysely";
import { PART, partOf, ranksIn } from "./part.ts";
import { keptUnder, rowsOf } from "./rows.ts";
import type { Database, Statement } from "./database.ts";

/** A shelf and how many products stand on it. */
export type Known = { readonly id: number; readonly products: number };

/** Shelves of which a product stands on one at least. */
export type Group = readonly Known[];

/** A product on its shelf: by its standing there, then by its rank. */
export type Stands = { readonly rank: number; readonly standing: number };

/** What is asked for: the page behind a place (null: the first), and how far to count. */
type Asked = { readonly last: Stands | null; readonly most: number; readonly counted: number };

/** Parts that are read first, and then as many as those say are needed: who needs a page of what is frequent reads no more than that takes. */
const FEW_PARTS = 4;
const ALL_PARTS = 100_000;

/** So many times as many parts are read as those before say that are needed. */
const MARGIN = 1.5;

const productsOf = (group: Group): number => group.reduce((sum, { products }) => sum + products, 0);

/** How many products stand on a shelf of every group at most. */
export const atMost = (groups: readonly Group[]): number => Math.min(...groups.map(productsOf));

/** The nearest of what matches, and how many match. What stands on a shelf of `begun` too has the standing 0 and all else 1, both by rank. */
export async function nearest(
  db: Database,
  groups: readonly Group[],
  begun: Group,
  { last, most, counted }: Asked,
): Promise<{ readonly stands: readonly Stands[]; readonly count: number }> {
  const isAhead = begun.length > 0 && (last === null || last.standing === 0);
  const after = { ahead: last?.rank ?? 0, behind: isAhead ? 0 : (last?.rank ?? 0) };
  const members = partOf(after.behind + 1);
  const ahead: number[] = [];
  const behind: number[] = [];
  let count = 0;
  let read = 0;
  const isScarce = atMost(groups) <= most; // Then all parts are needed: at once.
  for (let from = counted > 0 ? 0 : members, parts = isScarce ? ALL_PARTS : FEW_PARTS; ; ) {
    const wanted = { ahead: isAhead ? most - ahead.length : 0, behind: most - behind.length };
    const rows = await partsMatching(db, groups, begun, { from, parts, members, ...wanted });
    for (const row of rows) {
      count += row.count;
      take(ahead, row.ahead, row.part, { after: after.ahead, most });
      take(behind, row.behind, row.part, { after: after.behind, most });
    }
    read += rows.length;
    const lastPart = rows.at(-1)?.part;
    const have = (isAhead ? ahead : behind).length;
    if (lastPart === undefined || rows.length < parts || (count >= counted && have >= most)) {
      const stands = [...ahead.map((rank) => ({ rank, standing: 0 })), ...behind.map((rank) => ({ rank, standing: 1 }))];
      return { stands: stands.slice(0, most), count: Math.min(count, counted) };
    }
    from = lastPart + 1;
    const enough = Math.max((counted - count) / count, (most - have) / have) * read * MARGIN;
    parts = Number.isFinite(enough) ? Math.ceil(enough) : ALL_PARTS;
  }
}

type Part = { readonly part: number; readonly count: number; readonly ahead: Buffer | null; readonly behind: Buffer | null };

/** From which part on, and how many; from which part on members are wanted, and how many ahead and behind. */
type Reading = { readonly from: number; readonly parts: number; readonly members: number; readonly ahead: number; readonly behind: number };

/** The next parts in which all groups may meet: those in which anything of the smallest group stands. */
function partsMatching(
  db: Database,
  groups: readonly Group[],
  begun: Group,
  { from, parts, members, ahead, behind }: Reading,
): Promise<readonly Part[]> {
  const [rarest = []] = groups.toSorted((a, b) => productsOf(a) - productsOf(b));
  const before = [idsOf(rarest), from, parts, members, ahead, behind];
  return rowsOf(db, statementFor(groups, begun), [...before, ...[...groups, begun].map(idsOf)]);
}

const idsOf = (group: Group): readonly number[] => group.map(({ id }) => id);

/** Of so many groups every statement that there may be is kept. */
const FEW_GROUPS = 4;

const statements = new Map<string, Statement>();

/** The statement says no more than which groups hold several shelves. */
function statementFor(groups: readonly Group[], begun: Group): Statement {
  const name = `parts of ${groups.map(formOf).join("")}${begun.length === 0 ? "" : ` and ${formOf(begun)}`}`;
  if (groups.length > FEW_GROUPS) return { name: null, text: textOf(groups, begun) };
  return keptUnder(name, statements, () => textOf(groups, begun));
}

const formOf = (group: Group): string => (group.length === 1 ? "1" : "n");

/** Of the parts chosen: members are told as long as those of the parts before may not be enough; of the part $4 some may not be wanted. */
const textOf = (groups: readonly Group[], begun: Group): string => `
  with chosen as materialized (
    select distinct part from shelf_part where shelf = any($1::int[]) and part >= $2::int order by part limit $3::int
  )
  select part, count, ${bytes("ahead", "$5")}, ${bytes("behind", "$6")}
  from (
    select part, count, ahead, behind, ${before("ahead")}, ${before("behind")}
    from (
      select part, coalesce(bit_count(members), 0)::int as count, ${begun.length === 0 ? `null::bit(${PART}) as ahead, members as behind` : "members & begun as ahead, members & ~ begun as behind"}
      from (${meeting(groups, begun, 7)} offset 0) met
      offset 0
    ) part
    window before as (order by part rows between unbounded preceding and 1 preceding)
  ) part
  order by part`;

const bytes = (bits: "ahead" | "behind", most: string) => `case when part >= $4::int and bit_count(${bits}) > 0
  and coalesce(${bits}_before, 0) < ${most}::int then substring(bit_send(${bits}) from 5) end as ${bits}`;
const before = (bits: "ahead" | "behind") =>
  `sum(case when part > $4::int then bit_count(${bits}) else 0 end) over before as ${bits}_before`;

const NOBODY = `'0'::bit(${PART})`;

/**
 * What stands on a shelf of every group, and what on one of `begun`, by parts that are `chosen`. The shelves of the groups are the values from `first` on,
 * those of `begun` the last one. One shelf is looked up; several are put together.
 */
function meeting(groups: readonly Group[], begun: Group, first: number): string {
  const joined = [...groups, begun].map(
    (group, place) => `left join lateral (${sumOf(group, `$${first + place}::int[]`)}) g${place} on true`,
  );
  const all = groups.map((_, place) => `g${place}.members`).join(" & ");
  return `select chosen.part, ${all} as members, coalesce(g${groups.length}.members, ${NOBODY}) as begun from chosen ${joined.join(" ")}`;
}

const sumOf = (group: Group, ids: string): string =>
  group.length === 1
    ? `select members from shelf_part where shelf = (${ids})[1] and part = chosen.part`
    : `select bit_or(members) as members from shelf_part where shelf = any(${ids}) and part = chosen.part`;

function take(
  ranks: number[],
  members: Buffer | null,
  part: number,
  { after, most }: { readonly after: number; readonly most: number },
): void {
  if (members === null) return;
  for (const rank of ranksIn(members, part, after)) {
    if (ranks.length === most) return;
    ranks.push(rank);
  }
}

/** The ranks of products that match, rising, above `after`; no more than `most` of them. */
export async function ranksMatching(
  db: Database,
  groups: readonly Group[],
  { most, after = 0 }: { readonly most: number; readonly after?: number },
): Promise<readonly number[]> {
  const { stands } = await nearest(db, groups, [], { last: { rank: after, standing: 1 }, most, counted: 0 });
  return stands.map(({ rank }) => rank);
}

/** A rank's standing on a shelf of every group, found out while PostgreSQL walks along an index: the parts are put together once, before. */
export function standsOn(groups: readonly Group[]) {
  if (groups.length === 0) return sql<boolean>`true`;
  const text = meeting(groups, [], 1)
    .split(/\$\d+/)
    .map((one) => sql.raw(one));
  const met = [...groups, []].reduce(
    (all, group, place) => sql`${all}${idsOf(group)}${text[place + 1] ?? sql``}`,
    sql`${text[0] ?? sql``}`,
  );
  // The first bit of a byte is the highest for bit strings, and the lowest for bytes.
  return sql<boolean>`get_bit((
    with chosen as (select n as part from generate_series(0, (select max(rank) / ${sql.lit(PART)} from product)) n)
    select string_agg(substring(bit_send(coalesce(members, ${sql.raw(NOBODY)})) from 5), '' order by part) from (${met}) met
  ), rank # 7) = 1`;
}
