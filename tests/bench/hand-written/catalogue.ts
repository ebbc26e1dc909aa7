import { answer, CARD, card } from "./card.ts";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";
import type { CardRow } from "./card.ts";

const PAGE = 24;

/** A product's page, a category's list and its filters, and search as one types: as few statements as each needs, all prepared. */
export const catalogueRoutes: BareRoutes = (app, pool) => {
  app.get<{ Querystring: { slug: string } }>("/api/shop/product/getProductBySlug", async ({ query }) => {
    const { rows } = await pool.query<PageRow>({ name: "page", text: PAGE_OF, values: [query.slug] });
    const [row] = rows;
    if (row === undefined) throw new Error("no such product");
    const { brand_logo, ...more } = row.page;
    const { brand, title_hi: _, ...shown } = card(row);
    const sizes = row.sizes?.map(({ price, ...size }) => ({ ...size, selling_price: price === null ? null : price / 100 }));
    return answer({
      ...shown,
      ...more,
      brand: { ...brand, logo_filepath: brand_logo },
      hsn: row.hsn,
      seller: row.seller,
      consumable: row.consumable,
      image_list: row.images,
      size_list: sizes ?? [],
    });
  });

  app.get<{ Querystring: { category: string } }>("/api/shop/product/getProducts", async ({ query }) => {
    const slug = query.category.toLowerCase();
    const [{ rows: shelves }, { rows }] = await Promise.all([
      pool.query({ name: "collection", text: COLLECTION, values: [slug] }),
      pool.query<ListedRow>({ name: "list", text: LIST, values: [slug, PAGE + 1] }),
    ]);
    const { title, products } = shelves[0];
    const page = rows.slice(0, PAGE);
    return answer({
      shelf: { _id: slug, slug, title, total_products: products },
      count: { counted: "exactly", total: products },
      product_list: page.map(listed),
      next: rows.length > PAGE ? `1.${page.at(-1)?.rank}` : null,
    });
  });

  app.get<{ Querystring: { category: string } }>("/api/shop/product/user/getAllFiltersOfProduct", async ({ query }) => {
    const slug = query.category.toLowerCase();
    const [{ rows: shelves }, { rows }] = await Promise.all([
      pool.query({ name: "collection", text: COLLECTION, values: [slug] }),
      pool.query<FilterRow>({ name: "filters", text: FILTERS, values: [slug] }),
    ]);
    const lists = new Map<string, unknown[]>();
    const count = (total: number) => ({ counted: "exactly", total });
    for (const { kind, slug, title, products } of rows) {
      const list = lists.get(kind) ?? [];
      if (list.length === 0) lists.set(kind, list);
      if (kind === "trait") list.push({ trait: slug, count: count(products) });
      else if (kind === "price") list[Number(slug)] = { band: BANDS[Number(slug)], count: count(products) };
      else list.push({ slug, title, count: count(products) });
    }
    return answer({
      count: count(shelves[0].products),
      brand_list: lists.get("brand") ?? [],
      sub_category_list: lists.get("sub-category") ?? [],
      form_list: lists.get("form") ?? [],
      health_concern_list: lists.get("concern") ?? [],
      trait_list: lists.get("trait") ?? [],
      price_list: (lists.get("price") ?? []).filter((band) => band !== undefined),
    });
  });

  app.get<{ Querystring: { title: string; limit: string } }>("/api/shop/product/searchProduct", async ({ query }) => {
    const typed = [...new Set(query.title.toLowerCase().split(/\s+/))].filter((word) => word !== "");
    const { rows: words } = await pool.query<{ place: number; word: string }>({
      name: "words",
      text: WORDS,
      values: [typed.map((word) => `%${word}%`)],
    });
    const alone = typed.length === 1 && words.length === 1;
    const { rows } = await pool.query<ListedRow>(
      alone
        ? { name: "with word", text: WITH_WORD, values: [words[0]?.word, query.limit] }
        : {
            name: "with words",
            text: WITH_WORDS,
            values: [words.map(({ place }) => place), words.map(({ word }) => word), typed.length, query.limit],
          },
    );
    return answer(rows.map(listed));
  });
};

type PageRow = CardRow & {
  readonly hsn: string;
  readonly seller: unknown;
  readonly consumable: boolean;
  readonly page: { readonly brand_logo: string | null };
  readonly sizes: readonly { readonly price: number | null }[] | null;
};
type ListedRow = CardRow & { readonly rank: number; readonly net: string | null };
type FilterRow = { readonly kind: string; readonly slug: string; readonly title: string; readonly products: number };

const listed = (row: ListedRow) => ({ ...card(row), rating: null, net_quantity: row.net });

const BANDS = [0, 100, 250, 500, 1_000, 2_500].map((least, place, all) => {
  const next = all[place + 1];
  return { min_price: least, max_price: next === undefined ? null : next - 0.01 };
});

const PAGE_OF = `select ${CARD}, hsn, seller, consumable, page, (
    select json_agg(other) from (
      select other.slug, other.size, other.weight, other.price from product other
      where other.title = product.title and other.brand = product.brand and other.size <> product.size and other.is_active order by rank limit 12
    ) other
  ) as sizes from product where slug = $1`;
const COLLECTION = "select title, products from collection where slug = $1";
const LIST = `select rank, net, ${CARD} from collection_product join product using (rank) where collection = $1 order by rank limit $2`;
const FILTERS = "select kind, slug, title, products from collection_filter where collection = $1 order by place";
const WORDS = `select place::int, word from unnest($1::text[]) with ordinality typed (typed, place) join word on word like typed`;
const WITH_WORD = `select rank, net, ${CARD} from word_product join product using (rank) where word = $1 order by is_name desc, rank limit $2`;
const WITH_WORDS = `select rank, net, ${CARD} from (
    select rank, bool_and(is_name) as is_name from (
      select place, rank, bool_or(is_name) as is_name from unnest($1::int[], $2::text[]) meant (place, word) join word_product using (word)
      group by place, rank
    ) found group by rank having count(*) = $3::int order by is_name desc, rank limit $4
  ) best join product using (rank) order by is_name desc, rank`;
