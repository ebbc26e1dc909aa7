import { redirect } from "react-router-dom";
import { Guards, guardsOf, redirectByGuards } from "./guards.ts";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** What a server that draws a page tells its loaders: nobody's browser is there. */
export const RENDERED_BY_SERVER = "drawn by a server";

/** Routes whose pages are loaded only once their guards have let somebody in. A page is a route with a loader and nothing inside. */
export const guardedRoutes = (keeper: Dependencies, routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => guardedRoute(keeper, route));

function guardedRoute(keeper: Dependencies, route: RouteObject): RouteObject {
  if (route.children !== undefined) return { ...route, children: guardedRoutes(keeper, route.children) };
  const { loader } = route;
  if (typeof loader !== "function") return route;
  const behind: LoaderFunction = async (given, context) => {
    const { pathname: path, search } = new URL(given.request.url);
    if ((path + search).includes("%00")) throw new Response(null, { status: 404 }); // A NUL: no text of ours holds one, so nothing is called so.
    const elsewhere = await redirectByGuards(keeper.get(Guards), guardsOf([route]), {
      path,
      search,
      on: given.context === RENDERED_BY_SERVER ? "server" : "window",
    });
    if (elsewhere !== null) throw redirect(elsewhere);
    return loader(given, context);
  };
  return { ...route, loader: behind };
}
