import { sql } from "kysely";
import { keyOf } from "./product-shelves.ts";
import { putSpellings } from "./word-spellings.ts";
import type { Database } from "./database.ts";
import type { Standing } from "./product-shelves.ts";

/** So many are remembered, whatever the size of the catalogue. */
const REMEMBERED = 200_000;

/** The numbers of shelves, which are made where they are missing. */
export class ShelfIds {
  readonly #trx: Database;
  #known = new Map<string, { readonly id: number; readonly kind: Standing["kind"] }>();

  constructor(trx: Database) {
    this.#trx = trx;
  }

  /** All at once, so that `idOf` knows them. */
  async learn(shelves: readonly Standing[]): Promise<void> {
    if (this.#known.size > REMEMBERED) this.#known = new Map();
    const missing = new Map<string, Standing>();
    for (const shelf of shelves) if (!this.#known.has(keyOf(shelf)) && !missing.has(keyOf(shelf))) missing.set(keyOf(shelf), shelf);
    if (missing.size === 0) return;
    const asked = JSON.stringify([...missing.values()].map((shelf, place) => ({ ...shelf, place })));
    const { rows } = await sql<{ id: number; kind: Standing["kind"]; slug: string; isNew: boolean }>`
      with asked as (select * from json_to_recordset(${asked}) as x(kind text, slug text, title text, sound text, place int)),
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
    for (const row of rows) this.#known.set(keyOf(row), row);
  }

  of(shelf: Standing): number {
    const known = this.#known.get(keyOf(shelf));
    if (known === undefined) throw new TypeError(`no shelf ${keyOf(shelf)}`);
    return known.id;
  }
}
