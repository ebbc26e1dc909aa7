import { lateCode } from "#web/platform/late/late-code.ts";
import { payableId } from "#core/ledger/entry.ts";
import { FOR_CUSTOMERS } from "#web/platform/guards/guards.ts";
import { screen } from "#web/platform/page/screen.tsx";
import type { RouteObject } from "react-router-dom";

/** A customer's orders. Source: specification/orders.md, Addresses. */
export const orderRoutes = (): readonly RouteObject[] => [
  screen({
    path: "/shop/orders",
    guards: FOR_CUSTOMERS,
    load: async ({ search }) => (await ordersQueryIn())(search),
    file: "orders-screen",
    code: () => import("./list/orders-screen.tsx"),
  }),
  screen({
    path: "/shop/orders/:id",
    guards: FOR_CUSTOMERS,
    load: async ({ params }) => ({ id: payableId(params["id"] ?? "-") }),
    file: "order-screen",
    code: () => import("./order/order-screen.tsx"),
  }),
  screen({
    path: "/shop/orders/:id/return",
    guards: FOR_CUSTOMERS,
    load: async ({ params }) => ({ id: payableId(params["id"] ?? "-") }),
    file: "return-screen",
    code: () => import("./returns/return-screen.tsx"),
  }),
  screen({
    path: "/shop/orders/:id/help",
    guards: FOR_CUSTOMERS,
    load: async ({ params }) => ({ id: payableId(params["id"] ?? "-") }),
    file: "order-help-screen",
    code: () => import("./help/order-help-screen.tsx"),
  }),
  screen({
    path: "/shop/orders/:id/invoice",
    guards: FOR_CUSTOMERS,
    load: async ({ params, search }) => ({ order: payableId(params["id"] ?? "-"), number: search.get("number") }),
    file: "paper-screen",
    code: () => import("./paper/paper-screen.tsx"),
  }),
];

const ordersQueryIn = lateCode(() => import("./list/orders-query.ts"), "ordersQueryIn");
