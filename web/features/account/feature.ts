import { accountRoutes } from "./account-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** What a customer says of themselves: profile, addresses, members. */
export const accountFeature: Feature<"account", "alerts" | "sign-in" | "site"> = {
  routes: accountRoutes,
};
