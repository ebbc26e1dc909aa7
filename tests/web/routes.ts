import { lateScreens, lateScreensAt } from "#web/platform/features/late-screens.ts";
import { shell as desk } from "#web/shells/desk/composition.ts";
import { shell } from "#web/shells/shop/composition.ts";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { Site } from "#web/platform/window/open-window.tsx";

const late = await lateScreens(shell.features);

/** All routes of the shop. */
export const routes = (dependencies: Dependencies): RouteObject[] => shell.routes(dependencies, late(dependencies));

/** Those of the site that the server has at an address: the desk lies below the shop's. */
export const routesAt = (address: string, dependencies: Dependencies): RouteObject[] =>
  /^\/desk(?:[/?]|$)/.test(address) ? desk.routes(dependencies, []) : routes(dependencies);

/** The shop's routes as a window has them: those that come late are loaded by their address. */
export const site: Site = { routes: shell.routes, lateRoutes: (path) => lateScreensAt(shell.features, path) };
