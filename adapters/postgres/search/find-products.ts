import { sql } from "kysely";
import { COUNTED } from "#core/catalogue/collection.ts";
import { bytesOf, intersectionOf, ranksOf } from "./bit-set.ts";
import { mostMatches, expectedMatches, bestMatches, ranksMatching, cachedSets, isInSets } from "./match-sets.ts";
import { isMember } from "./set-part.ts";
import { candidatesOnSteps, isStepped } from "./step-order.ts";
import type { Count, SortOrder, PageRequest } from "#core/catalogue/collection.ts";
import type { BitSet } from "./bit-set.ts";
import type { ProductRow } from "#adapters/postgres/catalogue/tables.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AnyOfSets, SetSource, SortPosition } from "./match-sets.ts";
import type { SetMembers } from "./set-cache.ts";
import type { Step, SteppedOrder } from "./step-order.ts";

/** What is looked for: products that are in a set of every group and whose price is in the range. */
export type ProductSearch = {
  readonly groups: readonly AnyOfSets[];
  /** If words were searched for: for each word, the sets of the products that have it in their name. */
  readonly called: readonly AnyOfSets[];
  readonly price: PriceRange | null;
  /** How many products there are, if that number is stored. */
  readonly stored: number | null;
  /** How many products the shop has, if that is known. */
  readonly shop: number | null;
  /** The members of the sets, if they are in memory. */
  readonly members: SetMembers | null;
  /** The members of the steps of an order, if they are in memory. */
  readonly steps: (order: SteppedOrder) => Promise<readonly Step[] | null>;
};

/**
 * Prices from `least` to `most`. Each product in a set of `within` has such a price, a product in a set of `across` may have one, and no
 * other product has one.
 */
export type PriceRange = { readonly least: number; readonly most: number; readonly within: AnyOfSets; readonly across: AnyOfSets };

/** All ranks of what is looked for, if there are few. Null: there are many. */
type Few = readonly number[] | null;

/** Up to this many products, the price of each is looked up. Above it, the products of that price are read. */
const LOOKED_UP = 2_000;

/** A page is found among this many products if a band of prices holds most of what is looked for. */
const FIRST = 100;

/** Up to COUNTED products are sorted, more are read along an index. For a million products both ways cost about the same at this number. */
const SORTED = COUNTED;

/** What is found, in the order that was asked for, and how many there are. */
type Found = { readonly stands: readonly SortPosition[]; readonly count: Count };

/** A page of what is looked for, and how many there are. */
export async function findPage(db: Database, sought: ProductSearch, { order, after, limit }: PageRequest) {
  const wanted = { last: positionIn(after, order), most: limit + 1 }; // One more product shows whether there is a next page.
  const { stands, count } = await found(db, sought, { ...wanted, order });
  const page = stands.slice(0, limit);
  const end = page.at(-1);
  return {
    ranks: page.map(({ rank }) => rank),
    next: stands.length > limit && end !== undefined ? `${end.key}.${end.rank}` : null,
    count: sought.stored === null ? count : exactly(sought.stored),
  };
}

/** The first products of what is looked for, the best match first. */
export async function findFirst(db: Database, sought: ProductSearch, most: number): Promise<readonly number[]> {
  const { stands } = await found(db, { ...sought, stored: 0 }, { order: "popular", last: null, most });
  return stands.map(({ rank }) => rank);
}

const exactly = (products: number): Count => ({ kind: "exactly", products });
const counted = (products: number): Count => (products > COUNTED ? { kind: "at-least", products: COUNTED } : exactly(products));

type Wanted = { readonly last: SortPosition | null; readonly most: number };

async function found(db: Database, sought: ProductSearch, { order, ...wanted }: Wanted & { readonly order: SortOrder }): Promise<Found> {
  if (groupsOf(sought).some((group) => group.length === 0)) return { stands: [], count: exactly(0) };
  if (order === "popular" && sought.price === null && sought.groups.length > 0) return popular(db, sought, wanted);
  const { price } = sought;
  const here = price === null && order !== "popular" ? await sortedHere(db, sought, { ...wanted, order }) : null;
  if (here !== null) return here;
  const { few, first } = price === null ? { few: await fewOf(db, sought, order), first: [] } : await pricedOf(db, sought, price);
  const stands =
    order === "popular" ? await popularPriced(db, sought, { few, first }, wanted) : await sorted(db, sought, few, { ...wanted, order });
  return { stands, count: counted(few?.length ?? COUNTED + 1) };
}

/** The sets of what is looked for, with those of the prices. */
const groupsOf = ({ groups, price }: ProductSearch): readonly AnyOfSets[] =>
  price === null ? groups : [...groups, [...price.within, ...price.across]];

async function fewOf(db: Database, { groups, stored, shop, members }: ProductSearch, order: SortOrder): Promise<Few> {
  const [one = [], ...others] = groups;
  if (groups.length === 0 && (order === "popular" || stored !== null)) return null;
  if (others.length === 0 && one.length === 1 && mostMatches(groups) > SORTED) return null;
  if (shop !== null && expectedMatches(groups, shop) > 2 * SORTED) {
    const { count } = await bestMatches({ db, members }, groups, [], { last: null, most: 0, counted: SORTED + 1, shop });
    if (count > SORTED) return null; // It is counted, but the products are not read.
  }
  const ranks = await ranksMatching({ db, members }, groups, { most: SORTED + 1, shop });
  return ranks.length > SORTED ? null : ranks;
}

/** The same of what costs what it may; of much, at least the first by rank may be known. */
async function pricedOf(db: Database, { groups, shop, members }: ProductSearch, price: PriceRange): Promise<Priced> {
  const within =
    price.within.length === 0 ? [] : await ranksMatching({ db, members }, [...groups, price.within], { most: COUNTED + 1, shop });
  const isMuch = within.length > COUNTED;
  const most = isMuch ? FIRST : LOOKED_UP;
  const across = await ranksMatching({ db, members }, [...groups, price.across], { most, shop });
  if (isMuch || across.length < most) {
    const known = [...within, ...(await priced(db, price, across))].toSorted((a, b) => a - b);
    if (!isMuch) return { few: known, first: known };
    const end = Math.min(within.at(-1) ?? 0, across.length < most ? Number.POSITIVE_INFINITY : (across.at(-1) ?? 0));
    return { few: null, first: known.filter((rank) => rank <= end) };
  }
  const walk = walked(sql`price_rising`, costs(price));
  const { rows } = await sql<{ ranks: readonly number[] | null }>`select array_agg(rank) as ranks from (
    select rank from (${walk}) walked where ${isInSets({ db, members }, groups)} limit ${COUNTED + 1}) found`.execute(db);
  const found = rows[0]?.ranks ?? [];
  return { few: found.length > COUNTED ? null : found.toSorted((a, b) => a - b), first: [] };
}

/** Products along an index. With "offset 0" the planner reads along the index, and does not look up all matches first. */
const walked = (key: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) =>
  sql`select rank, ${key} as key from product where is_active and ${condition} order by ${key}, rank offset 0`;

const costs = ({ least, most }: Pick<PriceRange, "least" | "most">) => sql`price_rising between ${least}::int8 and ${most}::int8`;

/** The subselect keeps the planner from estimating each rank, and from reading along an index to find only a few rows. */
const isAmong = (ranks: readonly number[]) => sql`rank = any((select ${ranks}::int[])::int[])`;

/** Of the ranks, those whose price is in the range. */
async function priced(db: Database, price: PriceRange, ranks: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ rank: number }>`
    select rank from product where is_active and ${isAmong(ranks)} and ${costs(price)} order by rank`.execute(db);
  return rows.map(({ rank }) => rank);
}

type Sorting = Wanted & { readonly order: Exclude<SortOrder, "popular"> };

async function sorted(
  db: Database,
  { groups, price, members }: ProductSearch,
  few: Few,
  sorting: Sorting,
): Promise<readonly SortPosition[]> {
  if (few !== null) return along(db, sorting, isAmong(few), ANY);
  return along(db, sorting, price === null ? ANY : costs(price), isInSets({ db, members }, groups));
}

/** Reads along the index of an order: rows after the last one that fulfil the condition and match. */
async function along(
  db: Database,
  { order, last, most }: Sorting,
  condition: ReturnType<typeof sql>,
  meets: ReturnType<typeof sql>,
): Promise<readonly SortPosition[]> {
  const key = sql.ref(SORT_KEYS[order]);
  const behind = last === null ? ANY : sql`(${key}, rank) > (${last.key}, ${last.rank})`;
  const { rows } = await sql<SortPosition>`select rank, key from (${walked(key, sql`${condition} and ${behind}`)}) walked
    where ${meets} order by key, rank limit ${most}`.execute(db);
  return rows;
}

const ANY = sql<boolean>`true`;

/** The index is not read further than this if there is another way. */
const FAR = 1_000;

/** Up to this many positions are looked up by rank. Above it, reading the index costs less. */
const LOOKED_AT = 1_600;

/** The page is not looked for among more products than this on the first steps of an order. */
const MOST_ON_STEPS = 2_000;

/** Factor on the number of rows that are likely to be needed: that many are read. */
const MARGIN = 1.5;

/**
 * What is in sets in memory, in an order: few have their sort keys looked up; of many those on the first steps of the order, or those met
 * along the index, whichever are likely to be fewer. null: the database meets them.
 */
async function sortedHere(db: Database, { groups, members, shop, steps }: ProductSearch, sorting: Sorting): Promise<Found | null> {
  const sets = cachedSets(members, groups);
  if (sets === null || shop === null) return null;
  const { order, last, most } = sorting;
  const known = isStepped(order) && mostMatches(groups) > FIRST ? await steps(order) : null;
  const met = intersectionOf(sets); // Nothing is waited for while it is read: the next intersection overwrites it.
  const count = counted(met.count);
  const passed = Math.ceil(((most * shop) / met.count) * MARGIN);
  const isNear = passed < FAR * MARGIN;
  const few = met.count <= LOOKED_AT ? ranksOf(met, { after: 0, most: LOOKED_AT }) : null;
  const among = isNear ? passed : MOST_ON_STEPS;
  const onSteps = known === null || met.count <= FIRST ? null : candidatesOnSteps(met, known, { last, most, among });
  const ranks = onSteps ?? few;
  if (ranks !== null) return { stands: await along(db, sorting, isAmong(ranks), ANY), count };
  return isNear ? { stands: await metAlong(db, sets, sorting, passed), count } : null;
}

async function metAlong(
  db: Database,
  sets: readonly (readonly BitSet[])[],
  sorting: Sorting,
  first: number,
): Promise<readonly SortPosition[]> {
  const found: SortPosition[] = [];
  for (let { last } = sorting, batch = first; ; batch *= 2) {
    const passed = await along(db, { ...sorting, last, most: batch }, ANY, ANY);
    const met = bytesOf(intersectionOf(sets).bits);
    found.push(...passed.filter(({ rank }) => isMember(met, rank)));
    last = passed.at(-1) ?? last;
    if (found.length >= sorting.most || passed.length < batch) return found.slice(0, sorting.most);
  }
}

/** By rank. If words are searched for, products whose name has all of them come first. */
async function popular(db: Database, { groups, called, stored, shop, members }: ProductSearch, wanted: Wanted): Promise<Found> {
  const { stands, count } = await bestMatches({ db, members }, groups, called, {
    ...wanted,
    counted: stored === null ? COUNTED + 1 : 0,
    shop,
  });
  return { stands, count: counted(count) };
}

const positions = (ranks: readonly number[], at: number): readonly SortPosition[] => ranks.map((rank) => ({ rank, key: at }));

type Priced = { readonly few: Few; readonly first: readonly number[] };

/** The same with a range of prices. */
async function popularPriced(
  db: Database,
  sought: ProductSearch,
  { few, first }: Priced,
  { last, most }: Wanted,
): Promise<readonly SortPosition[]> {
  const { groups, called, members } = sought;
  if (called.length === 0) {
    const known = (few ?? first).filter((rank) => rank > (last?.rank ?? 0));
    const isEnough = few !== null || known.length >= most;
    return positions(isEnough ? known.slice(0, most) : await ranksPriced(db, sought, { after: last?.rank ?? 0, most }), 0);
  }
  const all = few ?? (await ranksPriced(db, sought, { after: 0, most: COUNTED })); // Nobody reads further pages of a search.
  const inFront = new Set(await ranksAmong({ db, members }, [...groups, ...called], all));
  const stands = [
    ...positions(
      all.filter((rank) => inFront.has(rank)),
      0,
    ),
    ...positions(
      all.filter((rank) => !inFront.has(rank)),
      1,
    ),
  ];
  const from = last === null ? 0 : 1 + stands.findLastIndex((one) => one.key < last.key || (one.key === last.key && one.rank <= last.rank));
  return stands.slice(from, from + most);
}

type Stretch = { readonly after: number; readonly most: number };

async function ranksPriced(db: Database, sought: ProductSearch, { after, most }: Stretch): Promise<readonly number[]> {
  const [groups, { price, shop, members }] = [groupsOf(sought), sought];
  if (groups.length === 0) {
    const { rows } = await sql<{
      rank: number;
    }>`select rank from product where is_active and rank > ${after} order by rank limit ${most}`.execute(db);
    return rows.map(({ rank }) => rank);
  }
  const found: number[] = [];
  for (let from = after, batch = most * 4; found.length < most; batch *= 4) {
    const ranks = await ranksMatching({ db, members }, groups, { most: batch, after: from, shop });
    found.push(...(price === null ? ranks : await priced(db, price, ranks)));
    if (ranks.length < batch) break;
    from = ranks.at(-1) ?? from;
  }
  return found.slice(0, most);
}

/** Of a few ranks, those that are in these sets. */
async function ranksAmong(source: SetSource, groups: readonly AnyOfSets[], few: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ rank: number }>`select rank from unnest(${few}::int[]) rank
    where ${isInSets(source, groups)} order by rank`.execute(source.db);
  return rows.map(({ rank }) => rank);
}

const SORT_KEYS = {
  "price-rising": "price_rising",
  "price-falling": "price_falling",
  saving: "saving",
  newest: "newest",
} as const satisfies Record<Exclude<SortOrder, "popular">, keyof ProductRow>;

/** The place after a product, from the text that `next` gave. Null: the text is not one of that order. */
function positionIn(after: string | null, order: SortOrder): SortPosition | null {
  const [, key, rank] = PLACE[order].exec(after ?? "") ?? [];
  return key === undefined || rank === undefined ? null : { key: Number(key), rank: Number(rank) };
}

/** PostgreSQL stores prices in eight bytes and other positions in four. */
const [WIDE, NARROW] = [/^(-?\d{1,15})\.(\d{1,9})$/, /^(-?\d{1,9})\.(\d{1,9})$/];

const PLACE = { popular: NARROW, "price-rising": WIDE, "price-falling": WIDE, saving: NARROW, newest: NARROW } as const satisfies Record<
  SortOrder,
  RegExp
>;
