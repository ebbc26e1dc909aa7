import { missingInformation } from "#core/catalogue/missing-information.ts";
import { firstPicture, ownPictures } from "#core/catalogue/shown-pictures.ts";
import { MOST_SIZES, withSizes } from "#core/catalogue/sold-sizes.ts";
import { newestSortKey, sortKeyOf } from "#core/catalogue/sort-key.ts";
import { ratingOf, summaryOf } from "#core/reviews/review-summary.ts";
import { asSold } from "#core/catalogue/product.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import type { Insertable, Selectable } from "kysely";
import type { NetQuantity } from "#core/catalogue/information/net-quantity.ts";
import type { ShownProduct } from "#core/catalogue/sold-sizes.ts";
import type { Offer, ProductDetails, RatedProduct, ListedProduct } from "#core/catalogue/product.ts";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { ProductRow } from "./tables.ts";

/** What a list reads of a product. */
export const listedColumns = [
  "product.id",
  "product.slug",
  "product.title",
  "product.hindi",
  "product.brand",
  "product.categories",
  "product.gst",
  "product.is_active",
  "product.minimum_quantity",
  "product.weight",
  "product.price",
  "product.stock",
  "product.seller_gstin",
  "product.mrp",
  "product.cash_on_delivery",
  "product.form",
  "product.size",
  "product.images",
] as const;

/** What buyers think of it, read with its row: published reviews by their stars. */
export const STAR_COUNTS = "(select counts from review_summary where subject_kind = 'product' and subject = product.id)";

/** How much of it there is, read with its row. */
export const NET_QUANTITY = "(product.information->'netQuantity')";

/** What lists read besides, with a product's row. */
export const RATED = `${STAR_COUNTS} as rated, ${NET_QUANTITY} as net`;

/** What its own page reads. */
export const detailedColumns = [
  ...listedColumns,
  "product.sub_category",
  "product.tags",
  "product.concerns",
  "product.hsn",
  "product.seller_name",
  "product.seller_state",
  "product.seller_address",
  "product.sanskrit",
  "product.is_consumable",
  "product.number",
  "product.brand_logo",
  "product.arrived",
  "product.information",
] as const;

type NameOf<Column> = Column extends `product.${infer Name extends keyof ProductRow}` ? Name : never;
export type ListedRow = Pick<Selectable<ProductRow>, NameOf<(typeof listedColumns)[number]>>;
export type RatedRow = ListedRow & { readonly rated: readonly number[] | null; readonly net: NetQuantity | null };
/** A slug, a size, grams as text, and paise. */
type SizeColumns = readonly [slug: string, size: string, weight: string, price: number | null];
export type ShownRow = DetailedRow & { readonly sizes: readonly SizeColumns[] | null };
export type DetailedRow = Pick<Selectable<ProductRow>, NameOf<(typeof detailedColumns)[number]>>;

export const listedProductIn = (row: ListedRow, shown: ShownPictures): ListedProduct => ({
  id: row.id,
  title: row.title,
  hindi: row.hindi,
  slug: row.slug,
  brand: row.brand,
  categories: row.categories,
  gst: Number(row.gst),
  status: row.is_active ? "active" : "inactive",
  minimumQuantity: row.minimum_quantity,
  weight: Number(row.weight),
  offer: row.seller_gstin === null ? null : offerIn(row), // As `asSold` has it.
  mrp: row.mrp === null ? null : paise(row.mrp),
  cashOnDelivery: row.cash_on_delivery,
  form: row.form,
  size: row.size,
  images: firstPicture(shown, row.images),
});

export const ratedProductIn = (row: RatedRow, shown: ShownPictures): RatedProduct => ({
  ...listedProductIn(row, shown),
  rating: row.rated === null ? null : ratingOf(summaryOf((stars) => row.rated?.[stars - 1] ?? 0)),
  net: row.net === null ? null : { amount: row.net.amount, unit: row.net.unit }, // In the order in which the wire has it: pages know a list by its text.
});

const offerIn = ({ price, stock }: Pick<ListedRow, "price" | "stock">): Offer | null =>
  price === null || stock === null ? null : { price: paise(price), stock };

/** With all its pictures and what it would cost, as it was put. */
export const productDetailsIn = (row: DetailedRow): ProductDetails => ({
  ...listedProductIn(row, ownPictures),
  offer: offerIn(row),
  subCategory: row.sub_category,
  tags: row.tags,
  concerns: row.concerns,
  hsn: row.hsn,
  seller:
    row.seller_name === null || row.seller_state === null || row.seller_gstin === null
      ? null
      : { name: row.seller_name, address: row.seller_address, state: row.seller_state, gstin: row.seller_gstin },
  sanskrit: row.sanskrit,
  isConsumable: row.is_consumable,
  number: row.number,
  images: row.images,
  brandLogo: row.brand_logo,
  arrived: row.arrived === null ? null : day(row.arrived),
  information: row.information,
});

/** In which sizes a product is sold besides, read with its row. */
export const OTHER_SIZES = `(
  select json_agg(json_build_array(slug, size, weight::text, price)) from (
    select other.slug, other.size, other.weight, case when other.seller_gstin is not null then other.price end as price from product other
    where other.title = product.title and other.is_active and other.brand = product.brand and other.size <> product.size
    order by rank limit ${MOST_SIZES}
  ) others)`;

export const shownProductIn = (row: ShownRow, shown: ShownPictures): ShownProduct =>
  withSizes(
    { ...asSold(productDetailsIn(row)), images: shown(row.images) },
    (row.sizes ?? []).map(([slug, size, weight, price]) => ({
      slug,
      size,
      weight: Number(weight),
      price: price === null ? null : paise(price),
    })),
  );

/** The row of a product, save for its sets. */
export const productRowOf = (product: ProductDetails, rank: number): Omit<Insertable<ProductRow>, "shelves" | "facets"> => ({
  id: product.id,
  rank,
  slug: product.slug,
  title: product.title,
  brand: product.brand,
  categories: product.categories,
  gst: String(product.gst),
  is_active: product.status === "active",
  minimum_quantity: product.minimumQuantity,
  weight: String(product.weight),
  price: product.offer?.price ?? null,
  stock: product.offer?.stock ?? null,
  mrp: product.mrp,
  cash_on_delivery: product.cashOnDelivery,
  form: product.form,
  size: product.size,
  sub_category: product.subCategory,
  tags: product.tags,
  concerns: product.concerns,
  hsn: product.hsn,
  seller_name: product.seller?.name ?? null,
  seller_state: product.seller?.state ?? null,
  seller_gstin: product.seller?.gstin ?? null,
  seller_address: product.seller?.address ?? null,
  hindi: product.hindi,
  sanskrit: product.sanskrit,
  is_consumable: product.isConsumable,
  number: product.number,
  images: product.images,
  brand_logo: product.brandLogo,
  arrived: product.arrived,
  information: product.information,
  lacks: missingInformation(product),
  price_rising: sortKeyOf("price-rising", asSold(product)),
  price_falling: sortKeyOf("price-falling", asSold(product)),
  saving: sortKeyOf("saving", asSold(product)),
  newest: newestSortKey(product, rank),
});
