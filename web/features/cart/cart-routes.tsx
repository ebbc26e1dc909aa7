import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

export const cartRoutes = (): readonly RouteObject[] => [
  screen({
    path: "/shop/cart",
    load: async () => null,
    file: "cart-screen",
    code: () => import("./page/cart-screen.tsx"),
  }),
];
