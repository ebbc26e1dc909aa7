import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { asSold } from "#core/catalogue/product.ts";
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
  /** Who has each GSTIN of this run. */
  readonly #sellers: Sellers = new Map();

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
    await this.#write(this.#withoutUnchanged(withoutClashes(batch, { kept, sellers: this.#sellers }, told), kept), kept);
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
    const sets = accepted.map(({ product }) => (product.status === "active" ? productSetsOf(asSold(product)) : []));
    await this.#ids.learn([...accepted.flatMap(({ product }) => categorySetsOf(product)), ...sets.flat()]);
    const rows = accepted.map(({ product }, place) => this.#changedRow(product, sets[place] ?? [], kept.byId.get(product.id) ?? null));
    await this.#upsert(rows);
    await this.#rememberLogos(accepted);
    await this.#changes.writeIfMany();
  }

  /** Reports GSTINs that products of no line of this run have under the name of another seller. */
  async tellSellersAtOdds(told: (clash: Clash) => void): Promise<void> {
    const [gstins, names] = [[...this.#sellers.keys()], [...this.#sellers.values()].map(({ name }) => name)];
    if (gstins.length === 0) return;
    const { rows } = await sql<{ gstin: string; seller: string }>`
      select distinct on (gstin) gstin, product.seller_name as seller
        from unnest(${gstins}::text[], ${names}::text[]) run (gstin, name) join product on product.seller_gstin = gstin and product.seller_name <> name
        order by gstin, product.rank`.execute(this.#trx);
    for (const { gstin, seller } of rows)
      told({ line: this.#sellers.get(gstin)?.line ?? 0, field: "seller", with: "other-product", seller });
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
    const numbers = batch.flatMap(({ product: { number } }) => (number === null ? [] : [number]));
    const { rows } = await sql<Kept>`
      select ${sql.join(detailedColumns.map((column) => sql.ref(column)))}, rank, shelves, facets, xmin = pg_current_xact_id()::xid as "isOfThisRun",
        case when shelves = '{}' then '{}'::int[] else array(select shelf.id from shelf where shelf.id = any(product.shelves) and kind = any(${BROWSABLE_KINDS})) end as browsed
      from product where id = any(${ids}) or slug = any(${slugs}) or number = any(${numbers})`.execute(this.#trx);
    const known = rows.map((row) => (this.#met.has(row.rank) ? { ...row, isOfThisRun: true } : row));
    return {
      byId: new Map(known.map((row) => [row.id, row])),
      bySlug: new Map(known.map((row) => [row.slug, row])),
      byNumber: new Map(known.flatMap((row) => (row.number === null ? [] : [[row.number, row]]))),
    };
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

type KeptOf = {
  readonly byId: ReadonlyMap<string, Kept>;
  readonly bySlug: ReadonlyMap<string, Kept>;
  readonly byNumber: ReadonlyMap<string, Kept>;
};
type Sellers = Map<string, { readonly line: number; readonly name: string }>;
type Met = { readonly kept: KeptOf; readonly sellers: Sellers };

/** The lines that clash with nothing; their sellers are noted. */
function withoutClashes(batch: readonly Incoming[], { kept, sellers }: Met, told: (clash: Clash) => void): readonly Incoming[] {
  const [ids, slugs, numbers] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return batch.filter(({ line, product: { id, slug, number, seller } }) => {
    const [known, named, numbered] = [kept.byId.get(id), kept.bySlug.get(slug), number === null ? undefined : kept.byNumber.get(number)];
    const selling = seller === null ? undefined : sellers.get(seller.gstin);
    const other = (kept: Kept | undefined): Clash["with"] | null =>
      kept === undefined || kept.id === id ? null : kept.isOfThisRun ? "line-before" : "other-product";
    const slugOf = slugs.has(slug) ? "line-before" : other(named);
    const numberOf = number !== null && numbers.has(number) ? "line-before" : other(numbered);
    if (ids.has(id) || known?.isOfThisRun === true) told({ line, field: "id", with: "line-before" });
    else if (slugOf !== null) told({ line, field: "slug", with: slugOf });
    else if (numberOf !== null) told({ line, field: "number", with: numberOf });
    else if (selling !== undefined && selling.name !== seller?.name)
      told({ line, field: "seller", with: "line-before", seller: selling.name });
    else {
      ids.add(id);
      slugs.add(slug);
      if (number !== null) numbers.add(number);
      if (seller !== null) sellers.set(seller.gstin, { line, name: seller.name });
      return true;
    }
    return false;
  });
}
