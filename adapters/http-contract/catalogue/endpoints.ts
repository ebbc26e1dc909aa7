import * as z from "zod/mini";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { ListSafetyFacts } from "#core/catalogue/list-safety-facts.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { endpoint, fields, nothing, only, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { shownProduct, shownProductByHand, ratedProduct, ratedProductByHand } from "./product.ts";
import { safetyFacts } from "./product-information.ts";
import { boundedText, listed, rupees } from "#adapters/http-contract/scalars.ts";
import { count, countByHand, noSuchCollection, collection, collectionByHand } from "./collection.ts";
import { SORT_ORDERS, TRAITS } from "#core/catalogue/collection.ts";
import { isOnOneCollection, onOneCollection, productFilterIn, productFilterOut, productFilterShape } from "./product-query.ts";
import type { FilterValue } from "#core/catalogue/filters.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";

export const listCategories = endpoint(ListCategories, {
  method: "GET",
  path: "/shop/master/category/getAllCategory",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: z.array(collection),
});

export const findProducts = endpoint(FindProducts, {
  method: "GET",
  path: "/shop/product/getProducts",
  in: "query",
  audience: "anyone",
  request: wire(
    z
      .extend(productFilterShape, { order: z._default(z.enum(SORT_ORDERS), "popular"), after: z.optional(boundedText(200)) })
      .check(z.refine(isOnOneCollection, onOneCollection)),
    ({ order, after = null, ...wanted }): ProductQuery => ({ ...productFilterIn(wanted), order, after }),
    ({ order, after, ...wanted }) => ({ ...productFilterOut(wanted), order, ...(after === null ? {} : { after }) }),
  ),
  response: fields({
    collection: ["shelf", z.nullable(collection)],
    count,
    products: ["product_list", z.array(ratedProduct)],
    next: z.nullable(z.string()),
  }),
  byHand: ({ collection: found, count: all, products, next }) => ({
    shelf: found === null ? null : collectionByHand(found),
    count: countByHand(all),
    product_list: products.map(ratedProductByHand),
    next,
  }),
  refusals: noSuchCollection,
});

const value = fields({ slug: z.string(), title: z.string(), count });
const valueByHand = ({ slug, title, count: all }: FilterValue) => ({ slug, title, count: countByHand(all) });

export const listFilters = endpoint(ListFilters, {
  method: "GET",
  path: "/shop/product/user/getAllFiltersOfProduct",
  in: "query",
  audience: "anyone",
  request: wire(productFilterShape.check(z.refine(isOnOneCollection, onOneCollection)), productFilterIn, productFilterOut),
  response: fields({
    count,
    brands: ["brand_list", z.array(value)],
    subCategories: ["sub_category_list", z.array(value)],
    forms: ["form_list", z.array(value)],
    concerns: ["health_concern_list", z.array(value)],
    traits: ["trait_list", z.array(fields({ trait: z.enum(TRAITS), count }))],
    prices: [
      "price_list",
      z.array(fields({ band: fields({ least: ["min_price", rupees], most: ["max_price", z.nullable(rupees)] }), count })),
    ],
  }),
  byHand: ({ count: all, brands, subCategories, forms, concerns, traits, prices }) => ({
    count: countByHand(all),
    brand_list: brands.map(valueByHand),
    sub_category_list: subCategories.map(valueByHand),
    form_list: forms.map(valueByHand),
    health_concern_list: concerns.map(valueByHand),
    trait_list: traits.map((one) => ({ trait: one.trait, count: countByHand(one.count) })),
    price_list: prices.map(({ band: { least, most }, count: some }) => ({
      band: { min_price: least / 100, max_price: most === null ? null : most / 100 },
      count: countByHand(some),
    })),
  }),
  refusals: noSuchCollection,
});

export const showProduct = endpoint(ShowProduct, {
  method: "GET",
  path: "/shop/product/getProductBySlug",
  in: "query",
  audience: "anyone",
  request: only("slug", boundedText(200)),
  response: shownProduct,
  byHand: shownProductByHand,
  refusals: { "unknown-product": answerOf(404, "Product not found") },
});

export const refreshProducts = endpoint(RefreshProducts, {
  method: "GET",
  path: "/shop/product/getProductsByIds",
  in: "query",
  audience: "anyone",
  request: only("ids", listed(100)),
  response: z.array(ratedProduct),
  byHand: (products) => products.map(ratedProductByHand),
});

export const listSafetyFacts = endpoint(ListSafetyFacts, {
  method: "GET",
  path: "/shop/product/getSafetyFactsByIds",
  in: "query",
  audience: "anyone",
  request: only("ids", listed(100)),
  response: z.array(safetyFacts),
});
