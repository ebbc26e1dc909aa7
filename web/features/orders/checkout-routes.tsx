import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import type { RouteObject } from "react-router-dom";

/** From a cart to an order. Source: specification/catalogue.md, Addresses. */
export const checkoutRoutes = (): readonly RouteObject[] => [
  screen({
    path: shopAddress.checkout,
    layout: "checkout",
    guards: [{ name: "checkout", lets: "customers" }],
    load: async () => null,
    file: "checkout-screen",
    code: () => import("./checkout/checkout-screen.tsx"),
  }),
  screen({
    path: "/shop/thankyou/:id?",
    guards: FOR_CUSTOMERS,
    load: async ({ params }) => ({ id: params["id"] ?? null }),
    file: "thank-you-screen",
    code: () => import("./thank-you/thank-you-screen.tsx"),
  }),
];
