import { redirect } from "react-router-dom";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { FOR_CUSTOMERS } from "#web/frame/guards.ts";
import { screen } from "#web/frame/screen.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { brandsHead, cartHead, homeHead, productHead, shelfHead, shopHead } from "#web/screens/site/heads.ts";
import { siteWords } from "#web/wording/site.ts";
import { found } from "./found.ts";
import { frontPage } from "./front-page.ts";
import type { ShelfKind } from "#core/catalogue/shelf.ts";
import type { Keeper } from "#web/frame/keeper.tsx";
import type { RouteObject } from "react-router-dom";

/** A visit's first page is drawn by the server: what loads a page's data comes with the first page that is gone to. Source: platform section 2, Screens and routes. */
export function shopRoutes(keeper: Keeper): RouteObject[] {
  const front = frontPage(keeper);
  const shelf = (path: string, kind: ShelfKind) =>
    screen({
      path,
      load: async ({ params: { slug }, search }) => {
        const { shelfData } = await import("#web/screens/shelf/shelf-data.ts");
        const on = slug === undefined ? null : { kind, name: slug };
        return found(await shelfData({ find: keeper.get(FindProducts), filters: keeper.get(ListFilters) }, on, search));
      },
      head: shelfHead,
      file: "shelf-screen",
      code: async () => (await import("#web/screens/shelf/shelf-screen.tsx")).ShelfScreen,
    });
  return [
    screen({
      path: "/",
      layout: "main",
      load: front,
      head: homeHead,
      file: "home-screen",
      code: async () => (await import("#web/screens/home/home-screen.tsx")).HomeScreen,
    }),
    screen({
      path: "/shop",
      load: front,
      head: shopHead,
      file: "shop-screen",
      code: async () => (await import("#web/screens/shop/shop-screen.tsx")).ShopScreen,
    }),
    shelf("/shop/products", "category"),
    shelf("/shop/product-category/:slug?", "category"),
    shelf("/shop/product-subcategory/:slug?", "sub-category"),
    shelf("/shop/product-tag/:slug?", "tag"),
    shelf("/shop/product-brands/:slug", "brand"),
    screen({
      path: "/shop/product-brands",
      load: async ({ search }) => (await import("#web/screens/brands/brands-data.ts")).brandsData(keeper.get(ListBrands), search),
      head: brandsHead,
      file: "brands-screen",
      code: async () => (await import("#web/screens/brands/brands-screen.tsx")).BrandsScreen,
    }),
    screen({
      path: "/shop/product/:slug?",
      load: async ({ params: { slug } }) => {
        if (slug === undefined) throw redirect(shopAddress.products);
        const needs = {
          show: keeper.get(ShowProduct),
          find: keeper.get(FindProducts),
          listCoupons: keeper.get(ListPublicCoupons),
          ship: keeper.get(ShowShippingSettings),
          now: keeper.get(Clock),
        };
        const { productData } = await import("#web/screens/product/product-data.ts");
        return found(await productData(needs, slug));
      },
      head: productHead,
      file: "product-screen",
      code: async () => (await import("#web/screens/product/product-screen.tsx")).ProductScreen,
    }),
    screen({
      path: shopAddress.wishlist,
      load: async () => {
        const { title, description } = (await import("#web/wording/wishlist-page.ts")).wishlistPageWords;
        return { title, description };
      },
      head: ({ title, description }) => ({ title: siteWords.titled(title), description, canonical: null }),
      guards: FOR_CUSTOMERS,
      file: "wishlist-screen",
      code: async () => (await import("#web/screens/wishlist/wishlist-screen.tsx")).WishlistScreen,
    }),
    screen({
      path: "/shop/cart",
      load: async () => null,
      head: cartHead,
      file: "cart-screen",
      code: async () => (await import("#web/screens/cart/cart-screen.tsx")).CartScreen,
    }),
  ];
}
