import { readFileSync } from "node:fs";
import pg from "pg";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";

/** What our server sent to the database for an address, and what of its answer is no row. */
export type Recorded = {
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
  readonly shape: "product" | "list" | "hits" | "filters";
  readonly around: { readonly shelf: unknown; readonly count: unknown; readonly next: unknown };
  readonly ids: readonly string[];
};

/** The statements of the calls that were recorded, their last rows sent on under the names of the answer. */
export const routes: BareRoutes = (app, pool) => {
  pg.types.setTypeParser(pg.types.builtins.DATE, String); // A day stays a day, as in ours.
  const recorded: Readonly<Record<string, Recorded>> = JSON.parse(readFileSync(process.env["BARE_STATEMENTS"] ?? "", "utf8"));
  app.get("/api/shop/*", async (request) => {
    const call = recorded[request.url];
    if (call === undefined) throw new Error(`${request.url} was not recorded`);
    let rows: readonly Row[] = [];
    for (const { text, values } of call.statements) ({ rows } = await pool.query(text, [...values]));
    return { status: { status_code: 0, message: "" }, payload: shaped[call.shape](rows, call) };
  });
};

export type Row = { readonly [column: string]: unknown; readonly information?: ProductInformation };

const shaped = {
  product: ([row]: readonly Row[]) => (row === undefined ? null : details(row)),
  list: (rows: readonly Row[], { around, ids }: Recorded) => ({ ...around, product_list: inOrder(rows, ids) }),
  hits: (rows: readonly Row[], { ids }: Recorded) => inOrder(rows, ids),
  filters: (rows: readonly Row[], { around }: Recorded) => {
    const values = (kind: string) =>
      rows
        .filter((row) => row["kind"] === kind)
        .map(({ slug, title, products }) => ({ slug, title, count: { counted: "exactly", total: products } }));
    const traits = values("trait").map(({ slug, count }) => ({ trait: slug, count }));
    const prices = values("price").map(({ slug, count }) => ({ band: { min_price: slug, max_price: slug }, count }));
    return {
      count: around.count,
      brand_list: values("brand"),
      sub_category_list: values("sub-category"),
      form_list: values("form"),
      health_concern_list: values("concern"),
      trait_list: traits,
      price_list: prices,
    };
  },
};

function inOrder(rows: readonly Row[], ids: readonly string[]): readonly unknown[] {
  const byId = new Map(rows.map((row) => [row["id"], row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : [{ ...product(row), rating: rating(row["rated"]), net_quantity: net(row["net"]), title_hi: row["hindi"] }];
  });
}

/** The columns of a card under the names of the answer. */
export const product = (row: Row) => ({
  _id: row["id"],
  product_id: row["id"],
  title: row["title"],
  slug: row["slug"],
  mrp: row["mrp"] === null ? null : Number(row["mrp"]) / 100,
  min_qty: Number(row["minimum_quantity"]),
  status: row["is_active"] === true ? "ACTIVE" : "INACTIVE",
  brand: { name: row["brand"], cash_on_delivery: row["cash_on_delivery"] },
  category_list: row["categories"],
  gst: Number(row["gst"]),
  seller_list: row["price"] === null ? [] : [{ selling_price: Number(row["price"]) / 100, total_stock: Number(row["stock"]) }],
  shipping_details: { weight: Number(row["weight"]) },
  form: row["form"],
  size: row["size"],
  image_list: Array.isArray(row["images"]) ? row["images"].slice(0, 1) : [],
});

const net = (given: unknown) => (given === null ? null : `${Object(given).amount} ${Object(given).unit}`);

/** Of counts by stars. */
function rating(counts: unknown) {
  if (!Array.isArray(counts)) return null;
  const reviews = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return { average: Math.round((stars / reviews) * 10) / 10, reviews };
}

const words = (text: ProductInformation["summary"]) => (text === null ? null : { en: text.english, hi: text.hindi });

/** As it travels. */
const information = (information: ProductInformation) => ({
  generic_name: words(information.genericName),
  botanical_name: information.botanicalName,
  summary: words(information.summary),
  traditional_uses: information.traditionalUses.map(words),
  ingredients: information.ingredients.map((one) => ({
    name: words(one.name),
    botanical_name: one.botanicalName,
    part: words(one.part),
    amount: one.amount,
  })),
  directions: information.directions.map(words),
  cautions: information.cautions,
  storage: words(information.storage),
  shelf_life_months: information.shelfLifeMonths,
  best_before: information.bestBefore,
  net_quantity: information.netQuantity,
  maker: information.maker,
  country_of_origin: information.countryOfOrigin,
  licence: information.licence,
  vegetarian_mark: information.vegetarianMark,
  allergens: information.allergens,
  consumer_care: information.consumerCare,
});

const details = (row: Row) => ({
  ...product(row),
  sub_category: row["sub_category"],
  tags: row["tags"],
  concerns: row["concerns"],
  hsn: row["hsn"],
  seller: { name: row["seller_name"], address: row["seller_address"], state: row["seller_state"], gstin: row["seller_gstin"] },
  spellings: { hi: row["hindi"], sa: row["sanskrit"] },
  consumable: row["is_consumable"],
  brand: { name: row["brand"], cash_on_delivery: row["cash_on_delivery"], logo_filepath: row["brand_logo"] },
  number: row["number"],
  image_list: row["images"],
  arrived_on: row["arrived"],
  information: row.information === undefined ? null : information(row.information),
  size_list: row["sizes"] ?? [],
});
