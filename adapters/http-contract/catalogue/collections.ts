import * as z from "zod/mini";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import {
  ListBrandsOfCategory,
  ListBrandsOfSubCategory,
  ListConcernsOfBrand,
  ListConcernsOfCategory,
  ListConcernsOfSubCategory,
  ListSubCategoriesOfBrand,
  ListSubCategoriesOfCategory,
} from "#core/catalogue/list-collections.use-case.ts";
import { ShowBrand } from "#core/catalogue/show-brand.use-case.ts";
import { ShowCategory, ShowCategoryBySlug, ShowSubCategory, ShowSubCategoryBySlug } from "#core/catalogue/show-collection.use-case.ts";
import { endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { boundedText } from "#adapters/http-contract/scalars.ts";
import { noSuchCollection, collection } from "./collection.ts";
import type { ListCollections } from "#core/catalogue/list-collections.use-case.ts";
import type { ShowCollection } from "#core/catalogue/show-collection.use-case.ts";
import type { Token } from "#core/shared/token.ts";

const brand = fields({
  slug: z.string(),
  title: ["name", z.string()],
  products: ["total_products", z.number()],
  logo: ["logo_filepath", z.nullable(z.string())],
});

export const listBrands = endpoint(ListBrands, {
  method: "GET",
  path: "/shop/brand/getAllShopBrandToUser",
  in: "query",
  audience: "anyone",
  request: only("name", z._default(z.string().check(z.maxLength(100)), "")),
  response: z.array(fields({ letter: z.string(), brands: ["brand_list", z.array(brand)] })),
});

export const showBrand = endpoint(ShowBrand, {
  method: "GET",
  path: "/shop/brand/getShopBrandByName",
  in: "query",
  audience: "anyone",
  request: only("name", boundedText(200)),
  response: brand,
  refusals: noSuchCollection,
});

const collectionAt = (answers: Token<ShowCollection>, path: string, field: "name" | "slug") =>
  endpoint(answers, {
    method: "GET",
    path: `/shop/master${path}`,
    in: "query",
    audience: "anyone",
    request: only(field, boundedText(200)),
    response: collection,
    refusals: noSuchCollection,
  });

export const showCategory = collectionAt(ShowCategory, "/category/getCategoryByName", "name");
export const showCategoryBySlug = collectionAt(ShowCategoryBySlug, "/category/getCategoryByslug", "slug");
export const showSubCategory = collectionAt(ShowSubCategory, "/subCategory/getSubCategoryByName", "name");
export const showSubCategoryBySlug = collectionAt(ShowSubCategoryBySlug, "/subCategory/getSubCategoryBySlug", "slug");

const beside = (answers: Token<ListCollections>, path: string, field: "category" | "category_id" | "sub_category" | "brand") =>
  endpoint(answers, {
    method: "GET",
    path: `/shop${path}`,
    in: "query",
    audience: "anyone",
    request: only(field, boundedText(200)),
    response: z.array(collection),
    refusals: noSuchCollection,
  });

export const listSubCategoriesOfCategory = beside(
  ListSubCategoriesOfCategory,
  "/master/subCategory/getAllSubCategoryByCategoryId",
  "category_id",
);
export const listBrandsOfCategory = beside(ListBrandsOfCategory, "/brand/getAllBrandByCategory", "category");
export const listBrandsOfSubCategory = beside(ListBrandsOfSubCategory, "/brand/getAllBrandBySubCategory", "sub_category");
export const listConcernsOfCategory = beside(ListConcernsOfCategory, "/master/healthConcern/getAllHealthConcernByCategory", "category");
export const listConcernsOfSubCategory = beside(
  ListConcernsOfSubCategory,
  "/master/healthConcern/getAllHealthConcernBySubCategory",
  "sub_category",
);
export const listSubCategoriesOfBrand = beside(ListSubCategoriesOfBrand, "/brand/getSubCategoryByBrand", "brand");
export const listConcernsOfBrand = beside(ListConcernsOfBrand, "/brand/getHealthConcernByBrand", "brand");
