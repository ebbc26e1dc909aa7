import { BrowseCategory, makeBrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import { ShowFrontPage } from "#core/catalogue/front/show-front-page.use-case.ts";
import { ShowShopEntrance } from "#core/catalogue/front/show-shop-entrance.use-case.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import {
  ListBrandsOfCategory,
  ListBrandsOfSubCategory,
  ListConcernsOfBrand,
  ListConcernsOfCategory,
  ListConcernsOfSubCategory,
  ListSubCategoriesOfBrand,
  ListSubCategoriesOfCategory,
} from "#core/catalogue/list-collections.use-case.ts";
import { ListSafetyFacts } from "#core/catalogue/list-safety-facts.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { SearchProducts } from "#core/search/search-products.use-case.ts";
import { ShowBrand } from "#core/catalogue/show-brand.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { ShowCategory, ShowCategoryBySlug, ShowSubCategory, ShowSubCategoryBySlug } from "#core/catalogue/show-collection.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function catalogueOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/catalogue/endpoints.ts"), {
    listCategories: ListCategories,
    findProducts: FindProducts,
    listFilters: ListFilters,
    showProduct: ShowProduct,
    listSafetyFacts: ListSafetyFacts,
    refreshProducts: RefreshProducts,
    searchProducts: SearchProducts,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/catalogue/collections.ts"), {
    listBrands: ListBrands,
    showBrand: ShowBrand,
    showCategory: ShowCategory,
    showCategoryBySlug: ShowCategoryBySlug,
    showSubCategory: ShowSubCategory,
    showSubCategoryBySlug: ShowSubCategoryBySlug,
    listSubCategoriesOfCategory: ListSubCategoriesOfCategory,
    listBrandsOfCategory: ListBrandsOfCategory,
    listBrandsOfSubCategory: ListBrandsOfSubCategory,
    listConcernsOfCategory: ListConcernsOfCategory,
    listConcernsOfSubCategory: ListConcernsOfSubCategory,
    listSubCategoriesOfBrand: ListSubCategoriesOfBrand,
    listConcernsOfBrand: ListConcernsOfBrand,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/catalogue/front.ts"), {
    showFrontPage: ShowFrontPage,
    showShopEntrance: ShowShopEntrance,
  });
  make(container, BrowseCategory, makeBrowseCategory, { findProducts: FindProducts });
}
