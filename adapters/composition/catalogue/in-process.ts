import { SiteAddresses } from "#core/catalogue/site-map/site-addresses.port.ts";
import { BrowseCategory, makeBrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { FindProducts, makeFindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands, makeListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { ListCategories, makeListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { ListFilters, makeListFilters } from "#core/catalogue/list-filters.use-case.ts";
import {
  ListBrandsOfCategory,
  ListBrandsOfSubCategory,
  ListConcernsOfBrand,
  ListConcernsOfCategory,
  ListConcernsOfSubCategory,
  ListSubCategoriesOfBrand,
  ListSubCategoriesOfCategory,
  makeListCollections,
} from "#core/catalogue/list-collections.use-case.ts";
import { ListSafetyFacts, makeListSafetyFacts } from "#core/catalogue/list-safety-facts.use-case.ts";
import { makeMapProducts, makeMapSite, MapProducts, MapSite } from "#core/catalogue/site-map/map-site.use-case.ts";
import { makeRefreshProducts, RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { makeShowBrand, ShowBrand } from "#core/catalogue/show-brand.use-case.ts";
import { makeShowProduct, ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import {
  makeShowCollection,
  ShowCategory,
  ShowCategoryBySlug,
  ShowSubCategory,
  ShowSubCategoryBySlug,
} from "#core/catalogue/show-collection.use-case.ts";
import { ShowFrontPage, makeShowFrontPage } from "#core/catalogue/front/show-front-page.use-case.ts";
import { ShowShopEntrance, makeShowShopEntrance } from "#core/catalogue/front/show-shop-entrance.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Shipping } from "#core/shipping/shipping.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function catalogueInProcess(container: Container): void {
  make(container, ListCategories, makeListCategories, { catalogue: Catalogue });
  make(container, FindProducts, makeFindProducts, { catalogue: Catalogue });
  make(container, BrowseCategory, makeBrowseCategory, { findProducts: FindProducts });
  make(container, ListFilters, makeListFilters, { catalogue: Catalogue });
  make(container, ShowProduct, makeShowProduct, { catalogue: Catalogue });
  make(container, ListSafetyFacts, makeListSafetyFacts, { catalogue: Catalogue });
  make(container, RefreshProducts, makeRefreshProducts, { catalogue: Catalogue });
  make(container, MapSite, makeMapSite, { addresses: SiteAddresses });
  make(container, MapProducts, makeMapProducts, { addresses: SiteAddresses });
  make(container, ShowFrontPage, makeShowFrontPage, { catalogue: Catalogue, shipping: Shipping, clock: Clock });
  make(container, ShowShopEntrance, makeShowShopEntrance, { catalogue: Catalogue });
  make(container, ListBrands, makeListBrands, { catalogue: Catalogue });
  make(container, ShowBrand, makeShowBrand, { catalogue: Catalogue });
  for (const shown of [ShowCategory, ShowCategoryBySlug]) make(container, shown, makeShowCollection("category"), { catalogue: Catalogue });
  for (const shown of [ShowSubCategory, ShowSubCategoryBySlug])
    make(container, shown, makeShowCollection("sub-category"), { catalogue: Catalogue });
  make(container, ListSubCategoriesOfCategory, makeListCollections({ on: "category", listed: "sub-category" }), { catalogue: Catalogue });
  make(container, ListBrandsOfCategory, makeListCollections({ on: "category", listed: "brand" }), { catalogue: Catalogue });
  make(container, ListBrandsOfSubCategory, makeListCollections({ on: "sub-category", listed: "brand" }), { catalogue: Catalogue });
  make(container, ListConcernsOfCategory, makeListCollections({ on: "category", listed: "concern" }), { catalogue: Catalogue });
  make(container, ListConcernsOfSubCategory, makeListCollections({ on: "sub-category", listed: "concern" }), { catalogue: Catalogue });
  make(container, ListSubCategoriesOfBrand, makeListCollections({ on: "brand", listed: "sub-category" }), { catalogue: Catalogue });
  make(container, ListConcernsOfBrand, makeListCollections({ on: "brand", listed: "concern" }), { catalogue: Catalogue });
}
