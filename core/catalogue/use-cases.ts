export { makeBrowseCategory } from "./browse-category.use-case.ts";
export { makeFindProducts } from "./find-products.use-case.ts";
export { makeShowFrontPage } from "./front/show-front-page.use-case.ts";
export { makeShowShopEntrance } from "./front/show-shop-entrance.use-case.ts";
export { makeListBrands } from "./list-brands.use-case.ts";
export { makeListCategories } from "./list-categories.use-case.ts";
export {
  makeListSubCategoriesOfCategory,
  makeListBrandsOfCategory,
  makeListBrandsOfSubCategory,
  makeListConcernsOfCategory,
  makeListConcernsOfSubCategory,
  makeListSubCategoriesOfBrand,
  makeListConcernsOfBrand,
} from "./list-collections.use-case.ts";
export { makeListFilters } from "./list-filters.use-case.ts";
export { makeListSafetyFacts } from "./list-safety-facts.use-case.ts";
export { makeRefreshProducts } from "./refresh-products.use-case.ts";
export { makeShowBrand } from "./show-brand.use-case.ts";
export { makeShowCategory, makeShowCategoryBySlug, makeShowSubCategory, makeShowSubCategoryBySlug } from "./show-collection.use-case.ts";
export { makeShowProduct } from "./show-product.use-case.ts";
export { makeMapSite, makeMapProducts } from "./site-map/map-site.use-case.ts";
