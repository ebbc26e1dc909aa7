import { screen } from "#web/platform/page/screen.tsx";
import { newsletterLink } from "./newsletter-link.ts";
import type { RouteObject } from "react-router-dom";

/** Where the links in the newsletter's letters lead. */
export const newsletterRoutes = (): readonly RouteObject[] => [
  screen({
    path: "/newsletter/confirm",
    load: async ({ search }) => newsletterLink(search),
    file: "confirm-newsletter-screen",
    code: () => import("./confirm-newsletter-screen.tsx"),
  }),
  screen({
    path: "/newsletter/leave",
    load: async ({ search }) => newsletterLink(search),
    file: "leave-newsletter-screen",
    code: () => import("./leave-newsletter-screen.tsx"),
  }),
];
