import { accountAddress } from "#web/features/account/account-address.ts";
import { ownScreen } from "#web/features/account/page/own-screen.tsx";
import type { RouteObject } from "react-router-dom";

export const notificationRoutes = (): readonly RouteObject[] => [
  ownScreen("notifications", accountAddress.notifications, {
    file: "notifications-screen",
    code: () => import("./notifications-screen.tsx"),
  }),
];
