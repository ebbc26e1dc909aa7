import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const cataloguePages: FeaturePages = {
  listed: ["/shop", "/shop/products", "/shop/product-brands"],
  cacheable: [
    "/shop/product/getProducts",
    "/shop/product/getProductsByIds",
    "/shop/product/getProductBySlug",
    "/shop/product/user/getAllFiltersOfProduct",
    "/shop/master/*",
    "/shop/brand/*",
    "/shop/front/*",
  ],
};
