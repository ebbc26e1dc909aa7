import { lateCode } from "#web/platform/late/late-code.ts";
import { redirect } from "react-router-dom";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { ShowShopEntrance } from "#core/catalogue/front/show-shop-entrance.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { ProductListMemory } from "./list/product-list-memory.ts";
import { orNotFound } from "#web/platform/page/or-not-found.ts";
import type { CollectionKind } from "#core/catalogue/collection.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/** A visit's first page is drawn by the server: what loads a page's data comes with the first page that is gone to. Source: specification/catalogue.md, Addresses. */
export function catalogueRoutes(keeper: Dependencies): readonly RouteObject[] {
  const listRoute = (path: string, kind: CollectionKind) =>
    screen({
      path,
      load: async ({ params: { slug }, search }) => {
        const dataOf = await productListData();
        const on = slug === undefined ? null : { kind, name: slug };
        const { inSight } = keeper.get(ProductListMemory);
        return orNotFound(await dataOf({ find: keeper.get(FindProducts), filters: keeper.get(ListFilters), inSight }, on, search));
      },
      file: "product-list-screen",
      code: () => import("./list/product-list-screen.tsx"),
      linked: () => import("./list/product-list-linked-data.ts"),
    });
  return [
    screen({
      path: "/shop",
      load: () => keeper.get(ShowShopEntrance)(),
      file: "shop-screen",
      code: () => import("./shop/shop-screen.tsx"),
    }),
    listRoute("/shop/products", "category"),
    listRoute("/shop/product-category/:slug?", "category"),
    listRoute("/shop/product-subcategory/:slug?", "sub-category"),
    listRoute("/shop/product-tag/:slug?", "tag"),
    listRoute("/shop/product-brands/:slug", "brand"),
    screen({
      path: "/shop/product-brands",
      load: async ({ search }) => (await brandsData())(keeper.get(ListBrands), search),
      file: "brands-screen",
      code: () => import("./brands/brands-screen.tsx"),
    }),
    screen({
      path: "/shop/product/:slug?",
      load: async ({ params: { slug } }) => {
        if (slug === undefined) throw redirect(shopAddress.products);
        const [dataOf, slots] = await Promise.all([productData(), filledPageSlots()]);
        const needs = {
          show: keeper.get(ShowProduct),
          find: keeper.get(FindProducts),
          listCoupons: slots.coupons === undefined ? null : keeper.get(ListPublicCoupons),
          ship: keeper.get(ShowShippingSettings),
          listReviews: slots.reviews === undefined ? null : keeper.get(ListReviews),
          now: keeper.get(Clock),
        };
        return orNotFound(await dataOf(needs, slug));
      },
      file: "product-screen",
      code: () => import("./product/product-screen.tsx"),
      linked: () => import("./product/product-linked-data.ts"),
    }),
  ];
}

const productListData = lateCode(() => import("./list/product-list-data.ts"), "productListData");
const brandsData = lateCode(() => import("./brands/brands-data.ts"), "brandsData");
const productData = lateCode(() => import("./product/product-data.ts"), "productData");
const filledPageSlots = lateCode(() => import("./product/product-screen.tsx"), "filledPageSlots");
