import { contactRoutes } from "./contact-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** Messages to the company, from customers and others. */
export const contactFeature: Feature<"contact", "account" | "sign-in"> = {
  routes: contactRoutes,
};
