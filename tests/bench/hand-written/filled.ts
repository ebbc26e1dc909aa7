import { sql } from "kysely";
import { informationOut } from "#adapters/http-contract/catalogue/product-information.ts";
import { detailedColumns, productDetailsIn } from "#adapters/postgres/catalogue/product-row.ts";
import { collectionSlug } from "#core/catalogue/category.ts";
import { nameWordsOf, searchedOf } from "#core/search/search-words.ts";
import { SCHEMA } from "./schema.ts";
import type { Pool } from "pg";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Fills the tables of the hand-written shop from those of ours: the same products, carts, sessions and coupons. */
export async function filled(shop: Database, hand: Pool): Promise<void> {
  await hand.query(SCHEMA);
  const rows = await shop.selectFrom("product").select(detailedColumns).select("rank").orderBy("rank").execute();
  const products = rows.map((row) => ({ rank: row.rank, product: productDetailsIn(row) }));
  const active = products.filter(({ product }) => product.status === "active");
  const put = (table: string, columns: string, values: unknown) =>
    hand.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`, [
      JSON.stringify(values),
    ]);
  await put("product", PRODUCT, products.map(productRow));
  const categories = await shop.selectFrom("shelf").select(["id", "slug", "title", "products"]).where("kind", "=", "category").execute();
  await put("collection", "slug, title, products", categories);
  const standing = active.flatMap(({ rank, product }) =>
    [...new Set(product.categories.map(collectionSlug))].map((collection) => ({ collection, rank })),
  );
  await put("collection_product", "collection, rank", standing);
  const { rows: filters } = await sql`select category.slug as collection, facet.kind, facet.slug, facet.title, shelf_facet.products,
      row_number() over (partition by category.slug order by shelf_facet.products desc, facet.slug collate "C") as place
    from shelf_facet join shelf category on category.id = shelf join shelf facet on facet.id = facet
    where category.kind = 'category' and shelf_facet.products > 0`.execute(shop);
  await put("collection_filter", "collection, place, kind, slug, title, products", filters);
  const words = active.flatMap(({ rank, product }) => {
    const names = nameWordsOf(product);
    return [...searchedOf(product)].map((word) => ({ word, is_name: names.has(word), rank }));
  });
  await put("word_product", "word, is_name, rank", words);
  await hand.query("insert into word select distinct word from word_product");
  await filledPeople(shop, hand);
  await hand.query("vacuum analyze");
}

async function filledPeople(shop: Database, hand: Pool): Promise<void> {
  const sessions = await shop.selectFrom("session").select(["token_hash", "customer", "used_at"]).execute();
  for (const { token_hash, customer, used_at } of sessions)
    await hand.query("insert into session values ($1, $2, $3)", [token_hash, customer, used_at]);
  for (const row of await shop.selectFrom("address").selectAll().execute()) {
    const { id, customer, line1, line2, kind, pincode, state, name, mobile, landmark, city } = row;
    const lines = { address_line_1: line1, address_line_2: line2, landmark, city, state, pincode };
    const shown = { name, mobile, ...lines, address_type: kind, is_default: false };
    await hand.query("insert into address values ($1, $2, $3, $4, $5)", [id, customer, JSON.stringify(shown), pincode, state]);
  }
  for (const { pincode, state, days, cash_on_delivery } of await shop.selectFrom("pincode").selectAll().execute())
    await hand.query("insert into pincode values ($1, $2, $3, $4)", [pincode, state, days, cash_on_delivery]);
  const shipping = await shop.selectFrom("shipping_settings").selectAll().executeTakeFirstOrThrow();
  await hand.query("insert into settings values ($1, $2)", [
    JSON.stringify({
      basic_charges: { minimum_order: (shipping.basic_minimum ?? 0) / 100, shipping_charges: (shipping.basic_charge ?? 0) / 100 },
      weight_exceed: null,
    }),
    JSON.stringify({ prepaid_discount: null, maximum_cash: 5_000 }),
  ]);
  for (const { code, percent, uses_left } of await shop.selectFrom("coupon").selectAll().orderBy("position").execute())
    await hand.query("insert into coupon values ($1, $2, $3, $4)", [
      code,
      percent,
      uses_left,
      JSON.stringify(couponShown(code, Number(percent))),
    ]);
  for (const { customer, product, quantity } of await shop.selectFrom("cart_line").selectAll().orderBy("place").execute())
    await hand.query("insert into cart_line (customer, product, quantity) values ($1, $2, $3)", [customer, product, quantity]);
}

const PRODUCT = `rank, id, slug, title, brand, cash_on_delivery, categories, gst, is_active, minimum_quantity, weight, price, stock, mrp, form, size,
  images, net, hindi, hsn, seller, consumable, page`;

const productRow = ({ rank, product }: { readonly rank: number; readonly product: ProductDetails }) => ({
  ...product,
  rank,
  cash_on_delivery: product.cashOnDelivery,
  is_active: product.status === "active",
  minimum_quantity: product.minimumQuantity,
  price: product.offer?.price ?? null,
  stock: product.offer?.stock ?? null,
  net:
    product.information.netQuantity === null ? null : `${product.information.netQuantity.amount} ${product.information.netQuantity.unit}`,
  hindi: product.hindi,
  consumable: product.isConsumable,
  page: {
    brand_logo: product.brandLogo,
    sub_category: product.subCategory,
    tags: product.tags,
    concerns: product.concerns,
    spellings: { hi: product.hindi, sa: product.sanskrit },
    number: product.number,
    arrived_on: product.arrived,
    information: informationOut(product.information),
  },
});

/** As a quote shows a public coupon on everything. */
const couponShown = (code: string, percent: number) => ({
  _id: code,
  coupon: code,
  coupon_type: "PUBLIC",
  product_list: [],
  brand_list: [],
  category_list: [],
  max_no_of_products: null,
  max_product_qty: null,
  minimum_order_value: 0,
  shipping_amount: 0,
  available_for_web: true,
  end_date: null,
  terms_and_condition: null,
  discount_type: "PERCENTAGE",
  discount_value: percent,
  maximum_discount_price: 0,
});
