import { lateCode } from "#web/platform/late/late-code.ts";
import { redirect } from "react-router-dom";
import { ShowShopEntrance } from "#core/catalogue/front/show-shop-entrance.use-case.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { orNotFound } from "#web/platform/page/or-not-found.ts";
import type { CollectionKind } from "#core/catalogue/collection.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteObject } from "react-router-dom";

/**
 * A visit's first page is drawn by the server: what loads a page's data comes with the first page that is gone to. Source:
 * specification/catalogue.md, Addresses.
 */
export function catalogueRoutes(dependencies: Dependencies): readonly RouteObject[] {
  const listRoute = (path: string, kind: CollectionKind) =>
    screen({
      path,
      load: async ({ params: { slug }, search }) => {
        const on = slug === undefined ? null : { kind, name: slug };
        return orNotFound(await (await productListData())(on, search, dependencies));
      },
      file: "product-list-screen",
      code: () => import("./list/product-list-screen.tsx"),
      linked: () => import("./list/product-list-linked-data.ts"),
    });
  return [
    screen({
      path: "/shop",
      load: () => dependencies.get(ShowShopEntrance)(),
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
      load: async ({ search }) => (await brandsData())(search, dependencies),
      file: "brands-screen",
      code: () => import("./brands/brands-screen.tsx"),
    }),
    screen({
      path: "/shop/product/:slug?",
      load: async ({ params: { slug } }) => {
        if (slug === undefined) throw redirect(shopAddress.products);
        const [dataOf, slots] = await Promise.all([productData(), filledPageSlots()]);
        return orNotFound(await dataOf(slug, slots, dependencies));
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
