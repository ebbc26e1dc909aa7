import { shopAddress } from "#web/design/link/shop-address.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

export const wishlistRoutes = (): readonly RouteObject[] => [
  screen({
    path: shopAddress.wishlist,
    load: async () => null,
    guards: FOR_CUSTOMERS,
    file: "wishlist-screen",
    code: () => import("./wishlist-screen.tsx"),
  }),
];
