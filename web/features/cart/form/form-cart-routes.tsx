import { screen } from "#web/platform/page/screen.tsx";
import { formCartData } from "./form-cart-data.ts";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/**
 * What a server shows in the place of the cart and of checkout where a guest's cart is filled by forms. Source: specification/cart.md, A
 * cart without script.
 */
export const formCartRoutes = (dependencies: Dependencies): readonly RouteObject[] => [
  screen({
    path: "/shop/cart/form",
    load: (request) => formCartData(request, dependencies),
    file: "form-cart-screen",
    code: () => import("./form-cart-screen.tsx"),
  }),
  screen({
    path: "/shop/checkout/form",
    layout: "checkout",
    load: (request) => formCartData(request, dependencies),
    file: "form-checkout-screen",
    code: () => import("./form-checkout-screen.tsx"),
  }),
];
