import { sql } from "kysely";
import { COUNTED } from "#core/catalogue/shelf.ts";
import { matchesUpTo, ranksMatching, standsOn } from "./matching.ts";
import type { Count, ShelfOrder, ShelfPlace } from "#core/catalogue/shelf.ts";
import type { ProductRow } from "./catalogue-tables.ts";
import type { Database } from "./database.ts";
import type { Group } from "./matching.ts";

/** What is looked for: products that stand on a shelf of every group and cost what they may. */
export type Sought = {
  readonly groups: readonly Group[];
  /** Where words were searched for: the shelves of titles that begin with the first of them. */
  readonly begun: Group | null;
  readonly price: { readonly least: number; readonly most: number } | null;
  /** How many there are, where that is kept. */
  readonly stored: number | null;
};

/** A product on its shelf, by rank. */
type Stands = { readonly rank: number; readonly standing: number };

/** All ranks of what is sought, where there are few; null: many. */
type Few = readonly number[] | null;

/** So many are sorted rather than found along an index: measured, both cost about the same there. */
const SORTED = 2_000;

/** So many have their price looked up rather than being met among all of that price. */
const LOOKED_UP = 5_000;

/** A page of what is sought, and how many there are. */
export async function foundBy(db: Database, sought: Sought, place: ShelfPlace) {
  const few = await fewOf(db, sought, place.order);
  const [page, count] = await Promise.all([pageWith(db, sought, few, place), countWith(db, sought, few)]);
  return { ...page, count };
}

/** The first of what is sought, the nearest in front. */
export async function foremost(db: Database, sought: Sought, most: number): Promise<readonly number[]> {
  const few = await fewOf(db, sought, "popular");
  return (await popular(db, sought, few, { last: null, most })).map(({ rank }) => rank);
}

async function pageWith(db: Database, sought: Sought, few: Few, { order, after, limit }: ShelfPlace) {
  const wanted = { last: standingIn(after), most: limit + 1 }; // One more tells whether there is a next page.
  const found = order === "popular" ? await popular(db, sought, few, wanted) : await sorted(db, sought, few, { ...wanted, order });
  const page = found.slice(0, limit);
  const end = page.at(-1);
  return { ranks: page.map(({ rank }) => rank), next: found.length > limit && end !== undefined ? `${end.standing}.${end.rank}` : null };
}

async function countWith(db: Database, sought: Sought, few: Few): Promise<Count> {
  if (sought.stored !== null) return { kind: "exactly", products: sought.stored };
  if (isEmpty(sought)) return { kind: "exactly", products: 0 };
  const count = few?.length ?? (sought.price === null ? await matchesUpTo(db, sought.groups, COUNTED + 1) : COUNTED + 1);
  return count > COUNTED ? { kind: "at-least", products: COUNTED } : { kind: "exactly", products: count };
}

const isEmpty = ({ groups }: Sought): boolean => groups.some((group) => group.length === 0);

async function fewOf(db: Database, sought: Sought, order: ShelfOrder): Promise<Few> {
  const { groups, price } = sought;
  if (isEmpty(sought)) return [];
  if (price === null && order === "popular") return null;
  const most = price === null ? SORTED : LOOKED_UP;
  const isKnownToBeMany =
    groups.length === 0 || (groups.length === 1 && (groups[0]?.reduce((sum, { products }) => sum + products, 0) ?? 0) > most * 2);
  const ranks = isKnownToBeMany ? null : await ranksMatching(db, groups, { most: most + 1 });
  const all = ranks === null || ranks.length > most ? null : ranks;
  if (price === null) return all;
  if (all !== null) return priced(db, price, all);
  const { rows } = await sql<{ ranks: readonly number[] | null }>`select array_agg(rank) as ranks from (
    select rank from product where is_active and ${costs(price)} and ${await standsOn(db, groups)} limit ${COUNTED + 1}) found`.execute(db);
  const found = rows[0]?.ranks ?? [];
  return found.length > COUNTED ? null : found.toSorted((a, b) => a - b);
}

const costs = ({ least, most }: NonNullable<Sought["price"]>) =>
  sql`price_rising between ${least}::int8 and ${most}::int8 and price is not null`;

/** Those of the ranks that cost it. */
async function priced(db: Database, price: NonNullable<Sought["price"]>, ranks: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ rank: number }>`
    select rank from product where is_active and rank = any(${ranks}::int[]) and ${costs(price)} order by rank`.execute(db);
  return rows.map(({ rank }) => rank);
}

type Wanted = { readonly last: Stands | null; readonly most: number };

async function sorted(
  db: Database,
  { groups, price }: Sought,
  few: Few,
  { order, last, most }: Wanted & { readonly order: Exclude<ShelfOrder, "popular"> },
) {
  const standing = sql.ref(standings[order]);
  const among = few === null ? await standsOn(db, groups) : sql`rank = any(${few}::int[])`;
  const { rows } = await sql<Stands>`select rank, ${standing} as standing from product
    where is_active and ${among}
      ${few === null && price !== null ? sql`and ${costs(price)}` : sql``}
      ${last === null ? sql`` : sql`and (${standing}, rank) > (${last.standing}, ${last.rank})`}
    order by ${standing}, rank limit ${most}`.execute(db);
  return rows;
}

/** By rank; where words are searched for, those whose title begins with them in front. */
async function popular(db: Database, sought: Sought, few: Few, { last, most }: Wanted): Promise<readonly Stands[]> {
  if (isEmpty(sought)) return [];
  const begun = sought.begun ?? [];
  const isBegun = (last?.standing ?? 0) === 0;
  const ahead =
    begun.length > 0 && isBegun
      ? await ranksOf(db, { ...sought, groups: [...sought.groups, begun] }, few, { except: [], after: last?.rank ?? 0, most })
      : [];
  if (begun.length === 0) return standing(await ranksOf(db, sought, few, { except: [], after: last?.rank ?? 0, most }), 0);
  const behind = { except: begun, after: isBegun ? 0 : (last?.rank ?? 0), most: most - ahead.length };
  return [...standing(ahead, 0), ...(behind.most > 0 ? standing(await ranksOf(db, sought, few, behind), 1) : [])];
}

const standing = (ranks: readonly number[], at: number): readonly Stands[] => ranks.map((rank) => ({ rank, standing: at }));

type Asked = { readonly except: Group; readonly after: number; readonly most: number };

async function ranksOf(db: Database, { groups, price }: Sought, few: Few, { except, after, most }: Asked): Promise<readonly number[]> {
  if (few !== null) {
    const matching = except.length === 0 && groups.length === 0 ? few : await ranksAmong(db, { groups, except }, few);
    return matching.filter((rank) => rank > after).slice(0, most);
  }
  if (groups.length === 0) {
    const { rows } = await sql<{ rank: number }>`select rank from product
      where is_active and rank > ${after} ${price === null ? sql`` : sql`and ${costs(price)}`} order by rank limit ${most}`.execute(db);
    return rows.map(({ rank }) => rank);
  }
  const found: number[] = [];
  let from = after;
  for (let batch = price === null ? most : most * 4; found.length < most; batch *= 4) {
    const ranks = await ranksMatching(db, groups, { most: batch, after: from, except });
    found.push(...(price === null ? ranks : await priced(db, price, ranks)));
    if (ranks.length < batch) break;
    from = ranks.at(-1) ?? from;
  }
  return found.slice(0, most);
}

/** Those of a few ranks that stand on these shelves. */
async function ranksAmong(
  db: Database,
  { groups, except }: { readonly groups: readonly Group[]; readonly except: Group },
  few: readonly number[],
) {
  const among = new Set(few);
  return (await ranksMatching(db, groups, { most: Number.POSITIVE_INFINITY, except })).filter((rank) => among.has(rank));
}

const standings = {
  "price-rising": "price_rising",
  "price-falling": "price_falling",
  saving: "saving",
  newest: "newest",
} as const satisfies Record<Exclude<ShelfOrder, "popular">, keyof ProductRow>;

/** The place behind a product, as `next` said it; null where the text is none. */
function standingIn(after: string | null): Stands | null {
  const [, standing, rank] = /^(-?\d{1,15})\.(\d{1,9})$/.exec(after ?? "") ?? [];
  return standing === undefined || rank === undefined ? null : { standing: Number(standing), rank: Number(rank) };
}
