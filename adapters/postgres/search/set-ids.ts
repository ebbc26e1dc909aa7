import { sql } from "kysely";
import { productSetKey } from "./product-sets.ts";
import { putSpellings } from "./word-spellings.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ProductSet } from "./product-sets.ts";

/** At most this many ids stay in memory, whatever the size of the catalogue. */
const REMEMBERED = 200_000;

/** The ids of product sets. A set without an id gets one. */
export class SetIds {
  readonly #trx: Database;
  #known = new Map<string, { readonly id: number; readonly kind: ProductSet["kind"] }>();

  constructor(trx: Database) {
    this.#trx = trx;
  }

  /** Reads all of them at once, so that `idOf` knows them. */
  async learn(sets: readonly ProductSet[]): Promise<void> {
    if (this.#known.size > REMEMBERED) this.#known = new Map();
    const missing = new Map<string, ProductSet>();
    for (const set of sets)
      if (!this.#known.has(productSetKey(set)) && !missing.has(productSetKey(set))) missing.set(productSetKey(set), set);
    if (missing.size === 0) return;
    const setsJson = JSON.stringify([...missing.values()].map((set, place) => ({ ...set, place })));
    const { rows } = await sql<{ id: number; kind: ProductSet["kind"]; slug: string; isNew: boolean }>`
      with asked as (select * from json_to_recordset(${setsJson}) as x(kind text, slug text, title text, sound text, place int)),
      made as (
        insert into shelf (kind, slug, title, sound, position)
        select kind, slug, title, sound, (select max(position) from shelf) + place + 1 from asked
        order by place
        on conflict (kind, slug) do nothing
        returning id, kind, slug
      )
      select id, kind, slug, true as "isNew" from made
      union all
      select shelf.id, shelf.kind, shelf.slug, false from shelf join asked using (kind, slug)`.execute(this.#trx);
    await putSpellings(
      this.#trx,
      rows.filter(({ kind, isNew }) => kind === "word" && isNew),
    );
    for (const row of rows) this.#known.set(productSetKey(row), row);
  }

  of(set: ProductSet): number {
    const known = this.#known.get(productSetKey(set));
    if (known === undefined) throw new TypeError(`no set ${productSetKey(set)}`);
    return known.id;
  }
}
