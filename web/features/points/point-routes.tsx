import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ownScreen } from "#web/platform/own-page/own-screen.tsx";
import type { RouteObject } from "react-router-dom";

export const pointRoutes = (): readonly RouteObject[] => [
  ownScreen("points", accountAddress.points, {
    file: "points-screen",
    code: () => import("./points-screen.tsx"),
  }),
];
