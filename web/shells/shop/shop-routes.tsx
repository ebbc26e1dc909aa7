import { redirect } from "react-router-dom";
import { BrowseShelf } from "#core/catalogue/browse-shelf.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { SearchProducts } from "#core/catalogue/search-products.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { screen } from "#web/frame/screen.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { cartHead, homeHead, productHead, searchHead, shelfHead, shopHead } from "#web/screens/site/heads.ts";
import { homeData } from "#web/screens/home/home-data.ts";
import { productData } from "#web/screens/product/product-data.ts";
import { searchData, wordsSought } from "#web/screens/search/search-data.ts";
import { shelfData } from "#web/screens/shelf/shelf-data.ts";
import { found } from "./found.ts";
import type { Keeper } from "#web/frame/keeper.tsx";
import type { RouteObject } from "react-router-dom";
import type { Asked } from "#web/frame/screen.tsx";

/** Source: platform section 2, Screens and routes. */
export function shopRoutes(keeper: Keeper): RouteObject[] {
  const front = () => homeData(keeper.get(ListCategories), keeper.get(BrowseShelf), keeper.get(ShowShippingSettings));
  const shelf = async (asked: Asked) => found(await shelfData(keeper.get(BrowseShelf), asked));
  const shelfCode = async () => (await import("#web/screens/shelf/shelf-screen.tsx")).ShelfScreen;
  return [
    screen({
      path: "/",
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
    screen({ path: "/shop/product-category/:slug?", load: shelf, head: shelfHead, file: "shelf-screen", code: shelfCode }),
    screen({
      path: "/shop/products",
      load: async (asked) => {
        const words = wordsSought(asked.search.get("title"));
        if (words === null) return { kind: "shelf", shelf: await shelf(asked) } as const;
        return { kind: "search", found: await searchData(keeper.get(SearchProducts), words) } as const;
      },
      head: (answer) => (answer.kind === "shelf" ? shelfHead(answer.shelf) : searchHead(answer.found)),
      file: "products-screen",
      code: async () => (await import("#web/screens/search/products-screen.tsx")).ProductsScreen,
    }),
    screen({
      path: "/shop/product/:slug?",
      load: async ({ params: { slug } }) => {
        if (slug === undefined) throw redirect(shopAddress.products);
        const needs = { show: keeper.get(ShowProduct), browse: keeper.get(BrowseShelf), ship: keeper.get(ShowShippingSettings) };
        return found(await productData(needs, slug));
      },
      head: productHead,
      file: "product-screen",
      code: async () => (await import("#web/screens/product/product-screen.tsx")).ProductScreen,
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
