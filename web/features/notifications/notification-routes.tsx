import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ownScreen } from "#web/platform/own-page/own-screen.tsx";
import type { RouteObject } from "react-router-dom";

export const notificationRoutes = (): readonly RouteObject[] => [
  ownScreen("notifications", accountAddress.notifications, {
    file: "notifications-screen",
    code: () => import("./notifications-screen.tsx"),
  }),
];
