import * as z from "zod";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import {
  ListBrandsOfCategory,
  ListBrandsOfSubCategory,
  ListConcernsOfBrand,
  ListConcernsOfCategory,
  ListConcernsOfSubCategory,
  ListSubCategoriesOfBrand,
  ListSubCategoriesOfCategory,
} from "#core/catalogue/list-shelves.use-case.ts";
import { ShowBrand } from "#core/catalogue/show-brand.use-case.ts";
import { ShowCategory, ShowCategoryBySlug, ShowSubCategory, ShowSubCategoryBySlug } from "#core/catalogue/show-shelf.use-case.ts";
import { endpoint, fields, only } from "./endpoint.ts";
import { asked } from "./scalars.ts";
import { noSuchShelf, shelfEntry } from "./shelf.ts";
import type { ListShelves } from "#core/catalogue/list-shelves.use-case.ts";
import type { ShowShelf } from "#core/catalogue/show-shelf.use-case.ts";
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
  request: only("name", asked(100).default("")),
  response: z.array(fields({ letter: z.string(), brands: ["brand_list", z.array(brand)] })),
});

export const showBrand = endpoint(ShowBrand, {
  method: "GET",
  path: "/shop/brand/getShopBrandByName",
  in: "query",
  audience: "anyone",
  request: only("name", asked(200)),
  response: brand,
  refusals: noSuchShelf,
});

const shelf = (answers: Token<ShowShelf>, path: string, field: "name" | "slug") =>
  endpoint(answers, {
    method: "GET",
    path: `/shop/master${path}`,
    in: "query",
    audience: "anyone",
    request: only(field, asked(200)),
    response: shelfEntry,
    refusals: noSuchShelf,
  });

export const showCategory = shelf(ShowCategory, "/category/getCategoryByName", "name");
export const showCategoryBySlug = shelf(ShowCategoryBySlug, "/category/getCategoryByslug", "slug");
export const showSubCategory = shelf(ShowSubCategory, "/subCategory/getSubCategoryByName", "name");
export const showSubCategoryBySlug = shelf(ShowSubCategoryBySlug, "/subCategory/getSubCategoryBySlug", "slug");

const beside = (answers: Token<ListShelves>, path: string, field: "category" | "category_id" | "sub_category" | "brand") =>
  endpoint(answers, {
    method: "GET",
    path: `/shop${path}`,
    in: "query",
    audience: "anyone",
    request: only(field, asked(200)),
    response: z.array(shelfEntry),
    refusals: noSuchShelf,
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
