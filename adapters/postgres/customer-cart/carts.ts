import { sql } from "kysely";
import { choiceIn } from "./own-choice.ts";
import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { MOST_SYNCS } from "#core/customer-cart/sync-receipt.ts";
import { couponIn } from "#adapters/postgres/coupons/coupons.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { listedColumns, listedProductIn } from "#adapters/postgres/catalogue/product-row.ts";
import type { Selectable } from "kysely";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { CartNotice } from "#core/customer-cart/cart-notice.ts";
import type { Carts, SeenCart } from "#core/customer-cart/carts.port.ts";
import type { CartContents, KeptLines } from "#core/customer-cart/kept-cart.ts";
import type { KeptSync } from "#core/customer-cart/sync-receipt.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnChoice } from "./own-choice.ts";
import type { CartNoticeRow } from "./tables.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { CouponRow } from "#adapters/postgres/engine/tables.ts";
import type { ListedRow } from "#adapters/postgres/catalogue/product-row.ts";

export const postgresCarts = (db: Database, shown = ownPictures): Carts =>
  namingOutages("carts", {
    async of(customer) {
      const { cart } = await seenCart(db, { customer, asked: [], shown });
      return cart;
    },

    change: (customer, { at, products, sync, decide }) =>
      db.transaction().execute(async (trx) => {
        await lock(trx, customer, at); // This is a statement of its own, so that the next one sees what earlier transactions have stored.
        const seen = await seenCart(trx, { customer, asked: products, shown });
        const { keep, sync: made, answer } = decide({ ...seen, sync: sync === null ? null : await keptSync(trx, customer, sync) });
        if (keep !== null) await put(trx, customer, { before: seen.cart, after: keep });
        if (made !== null) await putSync(trx, { customer, at, kept: made });
        return answer;
      }),

    async recent(limit) {
      const carts = await rowsOf<RecentRow>(db, RECENT, [limit]);
      const rows = await db
        .selectFrom("product")
        .select(listedColumns)
        .where("id", "in", sql<string>`(select unnest(${carts.flatMap(({ products }) => products)}::text[]))`)
        .execute();
      const products = new Map(rows.map((row) => [row.id, listedProductIn(row, shown)]));
      return carts.map((cart) =>
        cart.products.flatMap((id, place) => {
          const product = products.get(id);
          return product === undefined ? [] : [{ product, quantity: cart.quantities[place] ?? 0 }];
        }),
      );
    },
  });

/** Afterwards the cart's row exists, and it is locked until the transaction ends. */
async function lock(trx: Database, customer: CustomerId, at: number): Promise<void> {
  await rowsOf(trx, LOCK, [customer, new Date(at)]);
}

const LOCK: Statement = {
  name: "cart changes",
  text: "select change_cart($1, $2)",
};

type RecentRow = { readonly products: readonly string[]; readonly quantities: readonly number[] };

/** Of everybody's carts: all nodes are asked. */
const RECENT: Statement = {
  name: null,
  text: `select array_agg(product order by place) as products, array_agg(quantity order by place) as quantities
    from (select customer, changed_at from cart
      where exists (select from cart_line where cart_line.customer = cart.customer) order by changed_at desc limit $1) latest
    join cart_line using (customer) group by customer, changed_at order by changed_at desc`,
};

/** Numbers in JSON: PostgreSQL's decimals are read as numbers here. */
type SeenRow = OwnChoice & {
  readonly lines: readonly (ListedRow & { readonly quantity: number })[] | null;
  readonly asked: readonly ListedRow[] | null;
  readonly coupons: readonly Selectable<CouponRow>[] | null;
  readonly notices: readonly Selectable<CartNoticeRow>[] | null;
};

/**
 * What a change of a cart reads of a customer ($1) and products ($2), each in a query of its own, so that PostgreSQL plans this once and
 * not for them.
 */
export const CART_SEEN: Statement = {
  name: "cart seen",
  text: `select mine.choice, mine.code, mine.notices,
    (select json_agg(line order by line.place) from (
      select own.place, own.quantity, ${listedColumns.join(", ")}
      from unnest(mine.products, mine.quantities) with ordinality own (product, quantity, place) join product on product.id = own.product
    ) line) as lines,
    (select json_agg(asked) from (select ${listedColumns.join(", ")} from product where id = any((select $2::text[])::text[])) asked) as asked,
    (select json_agg(offered order by offered.position) from coupon offered
      where is_for_web and uses_left is distinct from 0
        and case when mine.choice = 'none' then false when mine.choice = 'typed' and mine.code is not null then offered.key = mine.code
          else offered.audience = 'public' end) as coupons
    from own_cart($1) mine`,
};

type CartReading = { readonly customer: CustomerId; readonly asked: readonly string[]; readonly shown: ShownPictures };

/**
 * One statement, so that everything is read at one moment: the cart, its lines with their products, its coupons and notices, and the
 * products that were asked for.
 */
async function seenCart(db: Database, { customer, asked, shown }: CartReading): Promise<Omit<SeenCart, "sync">> {
  const [row] = await rowsOf<SeenRow>(db, CART_SEEN, [customer, asked]);
  if (row === undefined) throw new TypeError("a statement without an answer");
  const lines = row.lines?.map((line) => ({ product: listedProductIn(line, shown), quantity: line.quantity })) ?? [];
  const products = new Map(row.asked?.map((product) => [product.id, listedProductIn(product, shown)]));
  const coupons = row.coupons?.map(couponIn) ?? [];
  return { cart: { lines, choice: choiceIn(row), coupons, notices: row.notices?.map(noticeIn) ?? [] }, products };
}

function noticeIn({ product, title, hindi, slug, reason, from_quantity, to_quantity }: Selectable<CartNoticeRow>): CartNotice {
  const about = { productId: product, title, hindi, slug };
  return reason === null
    ? { ...about, kind: "limited", from: from_quantity ?? 0, to: to_quantity ?? 0 }
    : { ...about, kind: "removed", reason };
}

async function keptSync(trx: Database, customer: CustomerId, id: string): Promise<KeptSync | null> {
  const row = await trx.selectFrom("cart_sync").select("kept").where("customer", "=", customer).where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const { receipt } = row.kept;
  return { ...row.kept, receipt: { ...receipt, entries: receipt.entries.map(hindiOrNone) } }; // Receipts of before have no titles in Hindi.
}

type Change = { readonly before: CartContents; readonly after: CartContents };

async function put(trx: Database, customer: CustomerId, { before, after }: Change): Promise<void> {
  const gone = before.lines.filter(({ product }) => !after.lines.some((line) => line.product.id === product.id));
  if (gone.length > 0) {
    const products = gone.map(({ product }) => product.id);
    await sql`delete from cart_line where customer = ${customer} and product = any(${products}::text[])`.execute(trx);
  }
  await putLines(trx, customer, changedLines(before.lines, after.lines));
  if (before.notices !== after.notices) await putNotices(trx, customer, after.notices);
  if (before.choice !== after.choice) {
    const code = after.choice.kind === "typed" ? after.choice.code : null;
    await trx.updateTable("cart").set({ choice: after.choice.kind, code }).where("customer", "=", customer).execute();
  }
}

function changedLines(before: KeptLines, after: KeptLines): KeptLines {
  const quantities = new Map(before.map(({ product, quantity }) => [product.id, quantity]));
  return after.filter(({ product, quantity }) => quantities.get(product.id) !== quantity);
}

async function putLines(trx: Database, customer: CustomerId, lines: KeptLines): Promise<void> {
  if (lines.length === 0) return;
  const [products, quantities] = [lines.map(({ product }) => product.id), lines.map(({ quantity }) => quantity)];
  await rowsOf(trx, PUT_LINES, [customer, products, quantities]);
}

const PUT_LINES: Statement = {
  name: "cart lines put",
  text: `insert into cart_line (customer, product, quantity)
    select $1, product, quantity from unnest($2::text[], $3::int[]) with ordinality line (product, quantity, place) order by place
    on conflict (customer, product) do update set quantity = excluded.quantity`,
};

async function putNotices(trx: Database, customer: CustomerId, notices: readonly CartNotice[]): Promise<void> {
  await trx.deleteFrom("cart_notice").where("customer", "=", customer).execute();
  if (notices.length === 0) return;
  await trx
    .insertInto("cart_notice")
    .values(
      notices.map((notice) => ({
        customer,
        product: notice.productId,
        kind: notice.kind,
        title: notice.title,
        hindi: notice.hindi,
        slug: notice.slug,
        reason: notice.kind === "removed" ? notice.reason : null,
        from_quantity: notice.kind === "limited" ? notice.from : null,
        to_quantity: notice.kind === "limited" ? notice.to : null,
      })),
    )
    .execute();
}

type MadeSync = { readonly customer: CustomerId; readonly at: number; readonly kept: KeptSync };

async function putSync(trx: Database, { customer, at, kept }: MadeSync): Promise<void> {
  const row = { customer, id: kept.receipt.cartId, kept: JSON.stringify(kept), synced_at: new Date(at) };
  await trx
    .insertInto("cart_sync")
    .values(row)
    .onConflict((made) => made.columns(["customer", "id"]).doUpdateSet({ kept: row.kept }))
    .execute();
  const former = trx.selectFrom("cart_sync").select("id").where("customer", "=", customer).orderBy("synced_at", "desc").offset(MOST_SYNCS);
  await trx.deleteFrom("cart_sync").where("customer", "=", customer).where("id", "in", former).execute();
}
