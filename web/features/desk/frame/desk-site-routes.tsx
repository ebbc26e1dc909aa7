import { guardedRoutes } from "#web/platform/guards/guarded-routes.ts";
import { loader } from "#web/platform/late/loader.ts";
import { OFFLINE_PAGE } from "#web/platform/offline/offline-page-address.ts";
import { screen } from "#web/platform/page/screen.tsx";
import { SCREENS } from "#web/platform/page/screens-route.ts";
import { DeskLayout } from "./desk-layout.tsx";
import { deskSite } from "./desk-site.ts";
import { DeskTrouble, DeskTroubleAlone } from "./desk-trouble.tsx";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** Screens in the frame of the desk, with the pages that every site has: without a line, and of an address that is none. */
export const deskSiteRoutes = (dependencies: Dependencies, screens: readonly RouteObject[]): RouteObject[] => [
  {
    loader: loader(() => deskSite(dependencies)),
    shouldRevalidate: () => false,
    Component: DeskLayout,
    ErrorBoundary: DeskTroubleAlone,
    HydrateFallback: () => null, // Only a window that no server drew waits with nothing to show.
    children: [
      {
        id: SCREENS,
        ErrorBoundary: DeskTrouble,
        children: guardedRoutes(dependencies, [
          ...screens,
          screen({ path: OFFLINE_PAGE, load: nothing, file: "desk-offline-screen", code: () => import("./desk-offline-screen.tsx") }),
          screen({ path: "*", load: nothing, file: "desk-missing-screen", code: () => import("./desk-missing-screen.tsx") }),
        ]),
      },
    ],
  },
];

const nothing = async () => null;
