import { sql } from "kysely";
import { PRICE_BANDS } from "#core/catalogue/filters.ts";
import { COUNTED } from "#core/catalogue/shelf.ts";
import { foremost } from "./found.ts";
import { FACETS } from "./product-shelves.ts";
import type { Filters } from "#core/catalogue/filters.ts";
import type { Count, Trait } from "#core/catalogue/shelf.ts";
import type { ShelfRow } from "./catalogue-tables.ts";
import type { Database } from "./database.ts";
import type { Sought } from "./found.ts";

type Facet = Pick<ShelfRow, "kind" | "slug" | "title" | "products">;

/** The filters of a shelf that nothing narrows, as they are kept. */
export async function filtersOf(
  db: Database,
  shelf: { readonly id: number; readonly products: number; readonly slug: string },
): Promise<Filters> {
  const { rows } =
    shelf.slug === ""
      ? await sql<Facet>`select kind, slug, title, products from shelf where kind = any(${FACETS}) and products > 0`.execute(db)
      : await sql<Facet>`select kind, slug, title, shelf_facet.products from shelf_facet join shelf on shelf.id = facet
          where shelf = ${shelf.id} and shelf_facet.products > 0`.execute(db);
  return filtersIn(rows, "exactly", shelf.products);
}

/** The filters of what is sought, counted one by one. */
export async function filtersLeaving(db: Database, sought: Sought): Promise<Filters> {
  const ranks = await foremost(db, { ...sought, begun: null }, COUNTED + 1);
  const counted = ranks.slice(0, COUNTED);
  const { rows } = await sql<Facet>`select kind, slug, title, found.products from (
      select facet, count(*)::int as products from product, unnest(facets) facet where is_active and rank = any(${counted}::int[]) group by facet
    ) found join shelf on shelf.id = facet`.execute(db);
  return filtersIn(rows, ranks.length > COUNTED ? "at-least" : "exactly", counted.length);
}

function filtersIn(facets: readonly Facet[], kind: Count["kind"], products: number): Filters {
  const count = (facet: Facet): Count => ({ kind, products: facet.products });
  const foremostFirst = facets.toSorted((a, b) => b.products - a.products || (a.slug < b.slug ? -1 : 1));
  const of = (wanted: ShelfRow["kind"]) => foremostFirst.filter((facet) => facet.kind === wanted);
  const values = (wanted: ShelfRow["kind"]) => of(wanted).map((facet) => ({ slug: facet.slug, title: facet.title, count: count(facet) }));
  return {
    count: { kind, products },
    brands: values("brand"),
    subCategories: values("sub-category"),
    forms: values("form"),
    concerns: values("concern"),
    traits: of("trait").map((facet) => ({ trait: traitOf(facet.slug), count: count(facet) })),
    prices: PRICE_BANDS.flatMap((band, place) =>
      of("price")
        .filter(({ slug }) => slug === String(place))
        .map((facet) => ({ band, count: count(facet) })),
    ),
  };
}

const TRAITS: readonly Trait[] = ["in-stock", "cash-on-delivery", "prepaid-only", "gst-free"];

function traitOf(slug: string): Trait {
  const trait = TRAITS.find((one) => one === slug);
  if (trait === undefined) throw new TypeError(`${slug} is no trait`);
  return trait;
}
