import { redirect } from "react-router-dom";
import { DataAhead } from "#web/platform/late/data-ahead.ts";
import { Guards, guardsOf, redirectByGuards } from "./guards.ts";
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** The context of loaders on the server, where there is no browser. */
export const RENDERED_BY_SERVER = "drawn by a server";

/** Routes whose pages are loaded only after their guards. A page is a route with a loader and without children. */
export const guardedRoutes = (dependencies: Dependencies, routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => guardedRoute(dependencies, route));

function guardedRoute(dependencies: Dependencies, route: RouteObject): RouteObject {
  if (route.children !== undefined) return { ...route, children: guardedRoutes(dependencies, route.children) };
  const { loader } = route;
  if (typeof loader !== "function") return route;
  const behind: LoaderFunction = async (given, context) => {
    const { pathname: path, search } = new URL(given.request.url);
    if ((path + search).includes("%00")) throw new Response(null, { status: 404 }); // No stored text contains a NUL, so nothing is found by one.
    const elsewhere = await redirectByGuards(dependencies.get(Guards), guardsOf([route]), {
      path,
      search,
      on: given.context === RENDERED_BY_SERVER ? "server" : "window",
    });
    if (elsewhere !== null) throw redirect(elsewhere);
    const known = given.context === RENDERED_BY_SERVER ? null : dependencies.get(DataAhead).take(path + search);
    return known === null ? loader(given, context) : known.catch(() => loader(given, context));
  };
  const readsAhead: ReadsAhead = (given) => loader({ ...given, context: {} }, undefined);
  return { ...route, loader: behind, ...(guardsOf([route]).length > 0 ? {} : { handle: { ...route.handle, readsAhead } }) };
}

/**
 * Reads the data of a page before somebody goes there, as its loader does, without its guards. Pages with guards of their own have none:
 * whether they are shown is decided then.
 */
type ReadsAhead = (given: Pick<LoaderFunctionArgs, "params" | "request" | "url" | "pattern">) => unknown;

/** null: a page's data are not read ahead. */
export const readsAheadIn = (handle: unknown): ReadsAhead | null =>
  typeof handle === "object" && handle !== null && "readsAhead" in handle ? (handle.readsAhead as ReadsAhead) : null;
