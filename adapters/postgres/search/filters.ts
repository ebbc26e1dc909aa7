import { PRICE_BANDS } from "#core/catalogue/filters.ts";
import { COUNTED, TRAITS } from "#core/catalogue/collection.ts";
import { findFirst } from "./find-products.ts";
import { FACET_KINDS } from "./product-sets.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Filters, FilterValue } from "#core/catalogue/filters.ts";
import type { Count, Trait } from "#core/catalogue/collection.ts";
import type { ProductSetRow } from "#adapters/postgres/catalogue/tables.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ProductSearch } from "./find-products.ts";

type Facet = Pick<ProductSetRow, "kind" | "slug" | "title" | "products">;

/** The filters of a list that no filter narrows. They are stored, not counted. */
export async function filtersOf(
  db: Database,
  list: { readonly id: number; readonly products: number; readonly isWholeShop: boolean },
): Promise<Filters> {
  const rows = await (list.isWholeShop ? rowsOf<Facet>(db, OF_THE_SHOP, [FACET_KINDS]) : rowsOf<Facet>(db, OF_A_SET, [list.id]));
  return filtersIn(rows, "exactly", list.products);
}

const OF_THE_SHOP = {
  name: "filters of the shop",
  text: `select kind, slug, title, products from shelf where kind = any($1) and products > 0 order by products desc, slug collate "C"`,
};
const OF_A_SET = {
  name: "filters of a shelf",
  text: `select kind, slug, title, shelf_facet.products from shelf_facet join shelf on shelf.id = facet
    where shelf = $1 and shelf_facet.products > 0 order by shelf_facet.products desc, slug collate "C"`,
};

/** The filters of a narrowed list. Each is counted. */
export async function filtersWithin(db: Database, sought: ProductSearch): Promise<Filters> {
  const ranks = await findFirst(db, { ...sought, called: [] }, COUNTED + 1);
  const counted = ranks.slice(0, COUNTED);
  const rows = await rowsOf<Facet>(db, COUNTED_AMONG, [counted]);
  return filtersIn(rows, ranks.length > COUNTED ? "at-least" : "exactly", counted.length);
}

const COUNTED_AMONG = {
  name: "filters among products",
  text: `select kind, slug, title, found.products from (
      select facet, count(*)::int as products from product, unnest(facets) facet where is_active and rank = any($1::int[]) group by facet
    ) found join shelf on shelf.id = facet order by found.products desc, slug collate "C"`,
};

/** Makes filters of facets. The facets that leave most products come first. */
function filtersIn(facets: readonly Facet[], kind: Count["kind"], products: number): Filters {
  const count = (facet: Facet): Count => ({ kind, products: facet.products });
  const values = (wanted: ProductSetRow["kind"]): readonly FilterValue[] =>
    facets.filter((facet) => facet.kind === wanted).map((facet) => ({ slug: facet.slug, title: facet.title, count: count(facet) }));
  return {
    count: { kind, products },
    brands: values("brand"),
    subCategories: values("sub-category"),
    forms: values("form"),
    concerns: values("concern"),
    traits: values("trait").map(({ slug, count }) => ({ trait: traitOf(slug), count })),
    prices: PRICE_BANDS.flatMap((band, place) => {
      const facet = facets.find((one) => one.kind === "price" && one.slug === String(place));
      return facet === undefined ? [] : [{ band, count: count(facet) }];
    }),
  };
}

function traitOf(slug: string): Trait {
  const trait = TRAITS.find((one) => one === slug);
  if (trait === undefined) throw new TypeError(`${slug} is no trait`);
  return trait;
}
