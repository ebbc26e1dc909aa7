import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { RankSet } from "#adapters/postgres/search/rank-set.ts";
import { detailedColumns, productDetailsIn, productRowOf } from "./product-row.ts";
import { BROWSABLE_KINDS, categorySetsOf, FACET_KINDS, productSetsOf } from "#adapters/postgres/search/product-sets.ts";
import { SetChanges } from "#adapters/postgres/search/set-changes.ts";
import { SetIds } from "#adapters/postgres/search/set-ids.ts";
import type { Insertable, Selectable } from "kysely";
import type { Clash, Incoming, Intake } from "#core/catalogue/catalogue-intake.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ProductRow } from "./tables.ts";
import type { DetailedRow } from "./product-row.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ProductSet } from "#adapters/postgres/search/product-sets.ts";
import type { ProductMemberships } from "#adapters/postgres/search/set-changes.ts";

const PUTTING = 1_852_404_335; // The advisory lock for putting products; nothing else uses this number.

/**
 * Stores products by their ids. New products come after the stored ones; existing products are changed in their place. The order of new
 * products is their popularity, and the order of categories in the menus.
 *
 * It is part of the caller's transaction: products, collections, counts and search change together. Throws on a clash.
 */
export async function putProducts(trx: Database, products: readonly ProductDetails[]): Promise<void> {
  const putting = await beginWriting(trx);
  const clashed = (clash: Clash): never => {
    throw new TypeError(`product ${clash.line}: its ${clash.field} is taken`);
  };
  await putting.put(
    products.map((product, place) => ({ line: place + 1, product })),
    clashed,
  );
  await putting.end();
}

/** Until the end of the transaction, nobody else stores products. */
export async function beginWriting(trx: Database): Promise<ProductWriter> {
  await sql`select pg_advisory_xact_lock(${PUTTING})`.execute(trx);
  const { last } = await trx
    .selectFrom("product")
    .select(({ fn }) => fn.coalesce(fn.max("rank"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  const shop = await trx.selectFrom("shelf").select("id").where("kind", "=", "shop").executeTakeFirstOrThrow();
  return new ProductWriter(trx, shop.id, last);
}

/** A product that already exists. */
type Kept = DetailedRow &
  Pick<Selectable<ProductRow>, "rank" | "shelves" | "facets"> & {
    readonly isOfThisRun: boolean;
    readonly browsed: readonly number[];
  };

export class ProductWriter {
  readonly #trx: Database;
  readonly #ids: SetIds;
  readonly #changes: SetChanges;
  #last: number;
  #added = 0;
  #changed = 0;
  #unchanged = 0;
  /** Existing products that came without a change. Nothing else shows that they were in this run. */
  readonly #met = new RankSet();

  constructor(trx: Database, shop: number, last: number) {
    this.#trx = trx;
    this.#ids = new SetIds(trx);
    this.#changes = new SetChanges(trx, shop);
    this.#last = last;
  }

  /** Reports clashes and leaves them out. */
  async put(batch: readonly Incoming[], told: (clash: Clash) => void): Promise<void> {
    if (batch.length === 0) return;
    const kept = await this.#keptOf(batch);
    await this.#write(this.#withoutUnchanged(withoutClashes(batch, kept, told), kept), kept);
  }

  /** Writes existing products again although they did not change, so that what follows from them follows from today's rules. */
  async again(products: readonly ProductDetails[]): Promise<void> {
    const batch = products.map((product, place) => ({ line: place + 1, product }));
    await this.#write(batch, await this.#keptOf(batch));
  }

  #withoutUnchanged(accepted: readonly Incoming[], { byId }: KeptOf): readonly Incoming[] {
    return accepted.filter(({ product }) => {
      const before = byId.get(product.id);
      if (before === undefined || !isDeepStrictEqual(productDetailsIn(before), product)) return true;
      this.#met.add(before.rank);
      this.#unchanged += 1;
      return false;
    });
  }

  async #write(accepted: readonly Incoming[], kept: KeptOf): Promise<void> {
    const sets = accepted.map(({ product }) => (product.status === "active" ? productSetsOf(product) : []));
    await this.#ids.learn([...accepted.flatMap(({ product }) => categorySetsOf(product)), ...sets.flat()]);
    const rows = accepted.map(({ product }, place) => this.#changedRow(product, sets[place] ?? [], kept.byId.get(product.id) ?? null));
    await this.#upsert(rows);
    await this.#rememberLogos(accepted);
    await this.#changes.writeIfMany();
  }

  async end(): Promise<Intake> {
    await this.#changes.write();
    return { added: this.#added, changed: this.#changed, unchanged: this.#unchanged };
  }

  #changedRow(product: ProductDetails, sets: readonly ProductSet[], before: Kept | null): Insertable<ProductRow> {
    if (before === null) this.#added += 1;
    else this.#changed += 1;
    const rank = before?.rank ?? ++this.#last;
    const after: ProductMemberships = {
      shelves: sets.map((set) => this.#ids.of(set)),
      browsed: sets.filter(({ kind }) => BROWSABLE_KINDS.includes(kind)).map((set) => this.#ids.of(set)),
      facets: sets.filter(({ kind }) => FACET_KINDS.includes(kind)).map((set) => this.#ids.of(set)),
    };
    this.#changes.change(rank, before?.shelves.length ? before : null, product.status === "active" ? after : null);
    return { ...productRowOf(product, rank), shelves: after.shelves, facets: after.facets };
  }

  /** The products that have an id or a slug of the batch. */
  async #keptOf(batch: readonly Incoming[]): Promise<KeptOf> {
    const ids = batch.map(({ product }) => product.id);
    const slugs = batch.map(({ product }) => product.slug);
    const { rows } = await sql<Kept>`
      select ${sql.join(detailedColumns.map((column) => sql.ref(column)))}, rank, shelves, facets, xmin = pg_current_xact_id()::xid as "isOfThisRun",
        case when shelves = '{}' then '{}'::int[] else array(select shelf.id from shelf where shelf.id = any(product.shelves) and kind = any(${BROWSABLE_KINDS})) end as browsed
      from product where id = any(${ids}) or slug = any(${slugs})`.execute(this.#trx);
    const known = rows.map((row) => (this.#met.has(row.rank) ? { ...row, isOfThisRun: true } : row));
    return { byId: new Map(known.map((row) => [row.id, row])), bySlug: new Map(known.map((row) => [row.slug, row])) };
  }

  /** Writes many rows in one statement with one parameter, however many columns they have. */
  async #upsert(rows: readonly Insertable<ProductRow>[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first).filter((column) => column !== "id" && column !== "rank");
    const excluded = sql.join(columns.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`));
    await sql`insert into product select * from json_populate_recordset(null::product, ${JSON.stringify(rows)})
      on conflict (id) do update set ${excluded}`.execute(this.#trx);
  }

  async #rememberLogos(batch: readonly Incoming[]): Promise<void> {
    const logos = new Map(
      batch.flatMap(({ product: { brand, brandLogo } }) =>
        brand === null || brandLogo === null ? [] : [[brand.trim().toLowerCase(), brandLogo] as const],
      ),
    );
    if (logos.size === 0) return;
    await sql`update shelf set logo = x.logo from unnest(${[...logos.keys()]}::text[], ${[...logos.values()]}::text[]) as x(slug, logo)
      where shelf.kind = 'brand' and shelf.slug = x.slug and shelf.logo is distinct from x.logo`.execute(this.#trx);
  }
}

type KeptOf = { readonly byId: ReadonlyMap<string, Kept>; readonly bySlug: ReadonlyMap<string, Kept> };

function withoutClashes(batch: readonly Incoming[], kept: KeptOf, told: (clash: Clash) => void): readonly Incoming[] {
  const ids = new Set<string>();
  const slugs = new Set<string>();
  return batch.filter(({ line, product: { id, slug } }) => {
    const known = kept.byId.get(id);
    const named = kept.bySlug.get(slug);
    if (ids.has(id) || known?.isOfThisRun === true) told({ line, field: "id", with: "line-before" });
    else if (slugs.has(slug) || (named !== undefined && named.id !== id && named.isOfThisRun))
      told({ line, field: "slug", with: "line-before" });
    else if (named !== undefined && named.id !== id) told({ line, field: "slug", with: "other-product" });
    else {
      ids.add(id);
      slugs.add(slug);
      return true;
    }
    return false;
  });
}
