import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ownScreen } from "#web/platform/own-page/own-screen.tsx";
import type { RouteObject } from "react-router-dom";

export const ticketRoutes = (): readonly RouteObject[] => [
  ownScreen("tickets", accountAddress.tickets, {
    file: "tickets-screen",
    code: () => import("./tickets-screen.tsx"),
  }),
  ownScreen("ticket", `${accountAddress.tickets}/:id`, {
    file: "ticket-screen",
    code: () => import("./ticket-screen.tsx"),
  }),
];
