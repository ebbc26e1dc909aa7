import { sql } from "kysely";
import { partMembersOf, RANKS_PER_PART, partOf } from "./set-part.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What a product's change does to a set: the product is added or removed. */
type Change = { readonly put: number[]; readonly taken: number[] };

/** The sets of a product before or after a change. */
export type ProductMemberships = {
  readonly shelves: readonly number[];
  readonly browsed: readonly number[];
  readonly facets: readonly number[];
};

/** Changes are written before this many wait, so that memory does not grow with the catalogue. */
const MOST_WAITING = 400_000;
const MOST_PAIRS = 1_000_000;
const AT_ONCE = 1_000;
const PAIRS_AT_ONCE = 20_000;
const PAIR = 2 ** 26; // More sets than there will ever be. Its square is still an exact number.

/** Collects the changes of thousands of products, so that each part of a set is written once. */
export class SetChanges {
  readonly #trx: Database;
  readonly #shop: number;
  #members = new Map<number, Map<number, Change>>();
  #counts = new Map<number, number>();
  #pairs = new Map<number, number>();
  #waiting = 0;

  constructor(trx: Database, shop: number) {
    this.#trx = trx;
    this.#shop = shop;
  }

  /** Null: the product is in no set, because it is new or inactive. */
  change(rank: number, before: ProductMemberships | null, after: ProductMemberships | null): void {
    if (before !== null) this.#count(before, -1);
    if (after !== null) this.#count(after, 1);
    const left = new Set(before?.shelves);
    for (const set of after?.shelves ?? []) if (!left.delete(set)) this.#of(set, rank).put.push(rank);
    for (const set of left) this.#of(set, rank).taken.push(rank);
  }

  async writeIfMany(): Promise<void> {
    if (this.#waiting > MOST_WAITING) await this.#writeMembers();
    if (this.#pairs.size > MOST_PAIRS) await this.#writeCounts();
  }

  async write(): Promise<void> {
    await this.#writeMembers();
    await this.#writeCounts();
  }

  async #writeCounts(): Promise<void> {
    const counts = changed(this.#counts);
    await sql`update shelf set products = shelf.products + x.change
      from unnest(${counts.keys}::int[], ${counts.changes}::int[]) as x(id, change) where shelf.id = x.id`.execute(this.#trx);
    const { keys, changes } = changed(this.#pairs);
    for (let from = 0; from < keys.length; from += PAIRS_AT_ONCE) {
      const some = keys.slice(from, from + PAIRS_AT_ONCE);
      await sql`merge into shelf_facet kept
        using (select shelf, facet, change from unnest(${some.map((key) => Math.floor(key / PAIR))}::int[],
          ${some.map((key) => key % PAIR)}::int[], ${changes.slice(from, from + PAIRS_AT_ONCE)}::int[]) as x(shelf, facet, change)) x
        on kept.shelf = x.shelf and kept.facet = x.facet
        when matched then update set products = kept.products + x.change
        when not matched then insert (shelf, facet, products) values (x.shelf, x.facet, x.change)`.execute(this.#trx);
    }
    this.#counts = new Map();
    this.#pairs = new Map();
  }

  async #writeMembers(): Promise<void> {
    const parts = [...this.#members].flatMap(([shelf, byPart]) => [...byPart].map(([part, change]) => ({ shelf, part, change })));
    for (let from = 0; from < parts.length; from += AT_ONCE) await this.#writeParts(parts.slice(from, from + AT_ONCE));
    if (parts.length > 0) await sql`update catalogue_state set revision = gen_random_uuid()`.execute(this.#trx);
    this.#members = new Map();
    this.#waiting = 0;
  }

  async #writeParts(parts: readonly { readonly shelf: number; readonly part: number; readonly change: Change }[]): Promise<void> {
    const bits = sql.raw(`bit(${RANKS_PER_PART})`);
    await sql`merge into shelf_part kept
      using (
        select shelf, part, ('x' || put)::${bits} as put, ('x' || taken)::${bits} as taken
        from unnest(${parts.map(({ shelf }) => shelf)}::int[], ${parts.map(({ part }) => part)}::int[],
          ${parts.map(({ change }) => hexOf(change.put))}::text[], ${parts.map(({ change }) => hexOf(change.taken))}::text[]) as x(shelf, part, put, taken)
      ) x on kept.shelf = x.shelf and kept.part = x.part
      when matched then update set members = (kept.members & ~ x.taken) | x.put
      when not matched then insert (shelf, part, members) values (x.shelf, x.part, x.put)`.execute(this.#trx);
  }

  #count({ shelves, browsed, facets }: ProductMemberships, change: 1 | -1): void {
    add(this.#counts, this.#shop, change);
    for (const set of shelves) add(this.#counts, set, change);
    for (const set of browsed) for (const facet of facets) add(this.#pairs, set * PAIR + facet, change);
  }

  #of(set: number, rank: number): Change {
    this.#waiting += 1;
    const byPart = this.#members.get(set) ?? new Map<number, Change>();
    this.#members.set(set, byPart);
    const part = partOf(rank);
    const change = byPart.get(part) ?? { put: [], taken: [] };
    byPart.set(part, change);
    return change;
  }
}

/**
 * A bit string as PostgreSQL reads it, as far as its last member: PostgreSQL fills a short one up with zeros, of which most sets of a small
 * shop consist.
 */
function hexOf(ranks: readonly number[]): string {
  if (ranks.length === 0) return "0";
  const last = ranks.reduce((most, rank) => Math.max(most, rank % RANKS_PER_PART), 0);
  return partMembersOf(ranks).toString("hex", 0, (last >> 3) + 1);
}

const add = (counts: Map<number, number>, key: number, change: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + change);
};

function changed(counts: ReadonlyMap<number, number>): { readonly keys: readonly number[]; readonly changes: readonly number[] } {
  const entries = [...counts].filter(([, change]) => change !== 0);
  return { keys: entries.map(([key]) => key), changes: entries.map(([, change]) => change) };
}
