import * as z from "zod/mini";
import { SearchProducts } from "#core/search/search-products.use-case.ts";
import { ratedProduct, ratedProductByHand } from "#adapters/http-contract/catalogue/product.ts";
import { endpoint, wire } from "#adapters/http-contract/endpoint.ts";
import { boundedText, wholeUpTo } from "#adapters/http-contract/scalars.ts";
import type { SearchQuery } from "#core/search/search-products.use-case.ts";

export const searchProducts = endpoint(SearchProducts, {
  method: "GET",
  path: "/shop/product/searchProduct",
  in: "query",
  audience: "anyone",
  request: wire(
    z.object({ title: boundedText(100), limit: wholeUpTo(60), exclude: z.optional(boundedText(100)) }),
    ({ title, limit, exclude = null }): SearchQuery => ({ words: title, limit, without: exclude }),
    ({ words, limit, without }) => ({ title: words, limit, ...(without === null ? {} : { exclude: without }) }),
  ),
  response: z.array(ratedProduct),
  byHand: (products) => products.map(ratedProductByHand),
});
