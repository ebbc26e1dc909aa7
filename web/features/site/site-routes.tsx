import { guardedRoutes } from "#web/platform/guards/guarded-routes.ts";
import { SCREENS } from "#web/platform/page/screens-route.ts";
import { loader } from "#web/platform/late/loader.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { BareErrorScreen } from "./errors/bare-error-screen.tsx";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { SiteLayout } from "./site-layout.tsx";
import type { RouteObject } from "react-router-dom";
import type { Layout } from "#web/platform/page/layout.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SiteData } from "./site-data.ts";

type Site = { readonly siteData: () => Promise<SiteData>; readonly screens: readonly RouteObject[]; readonly late: readonly RouteObject[] };

/** A shell's screens in the frame of its site, with the pages that every site has: without a line, and of an address that is none. */
export const siteRoutes = (dependencies: Dependencies, { siteData, screens, late }: Site): RouteObject[] => [
  {
    loader: loader(siteData),
    shouldRevalidate: () => false,
    Component: SiteLayout,
    ErrorBoundary: BareErrorScreen,
    HydrateFallback: () => null, // Only a window that no server drew waits with nothing to show.
    children: [
      {
        id: SCREENS,
        ErrorBoundary: ErrorScreen,
        // What comes late stands last: the others are counted alike with and without it.
        children: guardedRoutes(dependencies, [
          ...screens,
          within("main", [offlinePage()]),
          within("default", [unknownAddress()]),
          ...late,
        ]),
      },
    ],
  },
];

/** Screens in a layout, where one names no other. */
export const within = (layout: Layout, children: RouteObject[]): RouteObject => ({ handle: { layout }, children });

const offlinePage = (): RouteObject =>
  screen({
    path: "/offline",
    load: async () => null,
    file: "offline-screen",
    code: () => import("./errors/offline-screen.tsx"),
  });

const unknownAddress = (): RouteObject =>
  screen({
    path: "*",
    load: async () => null,
    file: "not-found-screen",
    code: () => import("./errors/not-found-screen.tsx"),
  });
