import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { asSold } from "#core/catalogue/product.ts";
import { movedStock } from "#core/catalogue/moved-stock.ts";
import { RankSet } from "#adapters/postgres/search/rank-set.ts";
import { detailedColumns, productDetailsIn, productRowOf } from "./product-row.ts";
import { BROWSABLE_KINDS, categorySetsOf, FACET_KINDS, productSetsOf } from "#adapters/postgres/search/product-sets.ts";
import { SetChanges } from "#adapters/postgres/search/set-changes.ts";
import { SetIds } from "#adapters/postgres/search/set-ids.ts";
import type { Insertable, Selectable } from "kysely";
import type { Clash, IntakeReport, PutProduct } from "#core/catalogue/catalogue-intake.port.ts";
import type { IncomingRow } from "#core/staff/import/incoming-row.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ProductRow } from "./tables.ts";
import type { DetailedRow } from "./product-row.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ProductSet } from "#adapters/postgres/search/product-sets.ts";
import type { ProductMemberships } from "#adapters/postgres/search/set-changes.ts";

const PUTTING = 1_852_404_335; // The advisory lock for putting products; nothing else uses this number.

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
  #written = 0;
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

  /** Reports faults and clashes, and leaves them out. */
  async put<Row extends IncomingRow<ProductDetails>>(batch: readonly Row[], report: IntakeReport<Row>): Promise<void> {
    if (batch.length === 0) return;
    const byId = mapped(
      await this.#kept(
        "id",
        batch.map(({ id }) => id),
      ),
      ({ id }) => id,
    );
    const laid = batch.flatMap((row): readonly PutProduct<Row>[] => {
      const stored = byId.get(row.id);
      const was = stored === undefined ? null : productDetailsIn(stored);
      const becomes = row.over(was);
      if (becomes.kind === "ok") return [{ row, was, becomes: becomes.value }];
      for (const fault of becomes.refusal) report.fault(fault);
      return [];
    });
    const slugs = laid.flatMap(({ was, becomes: { slug } }) => (was?.slug === slug ? [] : [slug]));
    const numbers = laid.flatMap(({ was, becomes: { number } }) => (number === null || was?.number === number ? [] : [number]));
    const bySlug = mapped(slugs.length === 0 ? [] : await this.#kept("slug", slugs), ({ slug }) => slug);
    const byNumber = mapped(numbers.length === 0 ? [] : await this.#kept("number", numbers), ({ number }) => number ?? "");
    const changed = withoutClashes(laid, { kept: { byId, bySlug, byNumber }, sellers: this.#sellers }, report).filter((put) => {
      const isChanged = put.was === null || !isDeepStrictEqual(put.was, put.becomes);
      if (!isChanged) this.#met.add(byId.get(put.row.id)?.rank ?? 0);
      report.put(put, isChanged);
      return isChanged;
    });
    await this.#write(changed, byId);
  }

  /** Writes existing products again although they did not change, so that what follows from them follows from today's rules. */
  async again(products: readonly ProductDetails[]): Promise<void> {
    const stored = await this.#kept(
      "id",
      products.map(({ id }) => id),
    );
    const found = stored.map(productDetailsIn);
    await this.#write(
      found.map((product) => ({ was: product, becomes: product })),
      mapped(stored, ({ id }) => id),
    );
  }

  async #write(changed: readonly Change[], stored: ReadonlyMap<string, Kept>): Promise<void> {
    const products = await this.#withStockOfNow(changed);
    const sets = products.map((product) => (product.status === "active" ? productSetsOf(asSold(product)) : []));
    await this.#ids.learn([...products.flatMap(categorySetsOf), ...sets.flat()]);
    const rows = products.map((product, place) => this.#changedRow(product, sets[place] ?? [], stored.get(product.id) ?? null));
    await this.#upsert(rows);
    await this.#rememberLogos(products);
    await this.#changes.writeIfMany();
  }

  /**
   * Somebody may have bought since the products were read: what changes of the stock changes that of now, which nobody touches until the
   * end.
   */
  async #withStockOfNow(changed: readonly Change[]): Promise<readonly ProductDetails[]> {
    const ids = changed.flatMap(({ was }) => (was?.offer == null ? [] : [was.id]));
    if (ids.length === 0) return changed.map(({ becomes }) => becomes);
    const rows = await this.#trx
      .selectFrom("product")
      .select(["id", "stock"])
      .where("id", "in", ids)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    const now = new Map(rows.map(({ id, stock }) => [id, stock]));
    return changed.map(({ was, becomes }) => {
      const stock = now.get(becomes.id) ?? null;
      if (was?.offer == null || becomes.offer === null || stock === null) return becomes;
      return {
        ...becomes,
        offer: { ...becomes.offer, stock: movedStock(stock, { counted: becomes.offer.stock, exported: was.offer.stock }) },
      };
    });
  }

  /** Reports GSTINs that products of no line of this run have under the name of another seller. */
  async tellSellersAtOdds(report: Pick<IntakeReport<never>, "clash">): Promise<void> {
    const [gstins, names] = [[...this.#sellers.keys()], [...this.#sellers.values()].map(({ name }) => name)];
    if (gstins.length === 0) return;
    const { rows } = await sql<{ gstin: string; seller: string }>`
      select distinct on (gstin) gstin, product.seller_name as seller
        from unnest(${gstins}::text[], ${names}::text[]) run (gstin, name) join product on product.seller_gstin = gstin and product.seller_name <> name
        order by gstin, product.rank`.execute(this.#trx);
    for (const { gstin, seller } of rows)
      report.clash({ line: this.#sellers.get(gstin)?.line ?? 0, field: "seller", with: "other-product", seller });
  }

  /** Answers how many were written. */
  async end(): Promise<number> {
    await this.#changes.write();
    return this.#written;
  }

  #changedRow(product: ProductDetails, sets: readonly ProductSet[], before: Kept | null): Insertable<ProductRow> {
    this.#written += 1;
    const rank = before?.rank ?? ++this.#last;
    const after: ProductMemberships = {
      shelves: sets.map((set) => this.#ids.of(set)),
      browsed: sets.filter(({ kind }) => BROWSABLE_KINDS.includes(kind)).map((set) => this.#ids.of(set)),
      facets: sets.filter(({ kind }) => FACET_KINDS.includes(kind)).map((set) => this.#ids.of(set)),
    };
    this.#changes.change(rank, before?.shelves.length ? before : null, product.status === "active" ? after : null);
    return { ...productRowOf(product, rank), shelves: after.shelves, facets: after.facets };
  }

  /** The products that have one of these ids, slugs or numbers. */
  async #kept(column: "id" | "slug" | "number", values: readonly string[]): Promise<readonly Kept[]> {
    const { rows } = await sql<Kept>`
      select ${sql.join(detailedColumns.map((name) => sql.ref(name)))}, rank, shelves, facets, xmin = pg_current_xact_id()::xid as "isOfThisRun",
        case when shelves = '{}' then '{}'::int[] else array(select shelf.id from shelf where shelf.id = any(product.shelves) and kind = any(${BROWSABLE_KINDS})) end as browsed
      from product where ${sql.id(column)} = any(${values})`.execute(this.#trx);
    return rows.map((row) => (this.#met.has(row.rank) ? { ...row, isOfThisRun: true } : row));
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

  async #rememberLogos(products: readonly ProductDetails[]): Promise<void> {
    const logos = new Map(
      products.flatMap(({ brand, brandLogo }) =>
        brand === null || brandLogo === null ? [] : [[brand.trim().toLowerCase(), brandLogo] as const],
      ),
    );
    if (logos.size === 0) return;
    await sql`update shelf set logo = x.logo from unnest(${[...logos.keys()]}::text[], ${[...logos.values()]}::text[]) as x(slug, logo)
      where shelf.kind = 'brand' and shelf.slug = x.slug and shelf.logo is distinct from x.logo`.execute(this.#trx);
  }
}

type Change = Pick<PutProduct<unknown>, "was" | "becomes">;

type KeptOf = {
  readonly byId: ReadonlyMap<string, Kept>;
  readonly bySlug: ReadonlyMap<string, Kept>;
  readonly byNumber: ReadonlyMap<string, Kept>;
};
type Sellers = Map<string, { readonly line: number; readonly name: string }>;
type Met = { readonly kept: KeptOf; readonly sellers: Sellers };

const mapped = (stored: readonly Kept[], keyOf: (one: Kept) => string): ReadonlyMap<string, Kept> =>
  new Map(stored.map((one) => [keyOf(one), one]));

/** The lines that clash with nothing; their sellers are noted. */
function withoutClashes<Row extends IncomingRow<ProductDetails>>(
  batch: readonly PutProduct<Row>[],
  { kept, sellers }: Met,
  report: IntakeReport<Row>,
): readonly PutProduct<Row>[] {
  const [ids, slugs, numbers] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return batch.filter(({ row: { line }, becomes: { id, slug, number, seller } }) => {
    const [known, named, numbered] = [kept.byId.get(id), kept.bySlug.get(slug), number === null ? undefined : kept.byNumber.get(number)];
    const selling = seller === null ? undefined : sellers.get(seller.gstin);
    const other = (one: Kept | undefined): Clash["with"] | null =>
      one === undefined || one.id === id ? null : one.isOfThisRun ? "line-before" : "other-product";
    const slugOf = slugs.has(slug) ? "line-before" : other(named);
    const numberOf = number !== null && numbers.has(number) ? "line-before" : other(numbered);
    if (ids.has(id) || known?.isOfThisRun === true) report.clash({ line, field: "id", with: "line-before" });
    else if (slugOf !== null) report.clash({ line, field: "slug", with: slugOf });
    else if (numberOf !== null) report.clash({ line, field: "number", with: numberOf });
    else if (selling !== undefined && selling.name !== seller?.name)
      report.clash({ line, field: "seller", with: "line-before", seller: selling.name });
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
