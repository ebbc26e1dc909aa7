import * as z from "zod";
import { BrowseShelf } from "#core/catalogue/browse-shelf.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { SearchProducts } from "#core/catalogue/search-products.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { endpoint, fields, nothing, only, said, wire } from "./endpoint.ts";
import { productDetails, shelfProduct } from "./product.ts";
import { asked, listed, wholeUpTo } from "./scalars.ts";
import type { ShelfAsked } from "#core/catalogue/browse-shelf.use-case.ts";

const category = fields({ slug: z.string(), title: z.string(), products: ["total_products", z.number()] });

export const listCategories = endpoint(ListCategories, {
  method: "GET",
  path: "/shop/master/category/getAllCategory",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: z.array(category),
});

export const browseShelf = endpoint(BrowseShelf, {
  method: "GET",
  path: "/shop/product/getProducts",
  in: "query",
  audience: "anyone",
  request: wire(
    z.object({
      category: z.optional(asked(200)),
      order: z.enum(["popular", "price-rising", "price-falling", "saving"]).default("popular"),
      after: z.optional(asked(200)),
    }),
    ({ category = null, order, after = null }): ShelfAsked => ({ category, order, after }),
    ({ category, order, after }) => ({ order, ...(category === null ? {} : { category }), ...(after === null ? {} : { after }) }),
  ),
  response: fields({
    category: z.nullable(category),
    count: ["total", z.number()],
    products: ["product_list", z.array(shelfProduct)],
    next: z.nullable(z.string()),
  }),
  refusals: { "unknown-category": said(404, "Category not found") },
});

export const showProduct = endpoint(ShowProduct, {
  method: "GET",
  path: "/shop/product/getProductBySlug",
  in: "query",
  audience: "anyone",
  request: only("slug", asked(200)),
  response: productDetails,
  refusals: { "unknown-product": said(404, "Product not found") },
});

export const refreshProducts = endpoint(RefreshProducts, {
  method: "GET",
  path: "/shop/product/getProductsByIds",
  in: "query",
  audience: "anyone",
  request: only("ids", listed(100)),
  response: z.array(shelfProduct),
});

export const searchProducts = endpoint(SearchProducts, {
  method: "GET",
  path: "/shop/product/searchProduct",
  in: "query",
  audience: "anyone",
  request: fields({ words: ["title", asked(100)], limit: wholeUpTo(60) }),
  response: z.array(shelfProduct),
});
