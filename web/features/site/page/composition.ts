import { createStaticHandler } from "react-router-dom";
import { ApiAddress } from "#core/content/api-address.ts";
import { SiteAddress } from "#core/content/site-address.ts";
import { CurrentContainer } from "#adapters/composition/current-container.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";
import { KeptMarkup } from "#web/platform/page/kept-markup.ts";
import { loader } from "#web/platform/late/loader.ts";
import { PageFrames } from "#web/platform/page/page-frame.ts";
import { renderPage } from "#web/platform/page/render-page.tsx";
import { bindFeatures, featuresIn } from "#web/platform/features/composition.ts";
import { lateRoutesAt, lateRoutesOf, lateScreens, screensOf } from "#web/platform/features/late-screens.ts";
import { siteFile } from "#web/features/site/site-map.ts";
import { errorHead } from "#web/features/site/errors/error-head.ts";
import type { RouteObject, StaticHandler } from "react-router-dom";
import type { Container } from "#adapters/composition/container.ts";
import type { FeaturePages } from "#web/platform/page/feature-pages.ts";
import type { FeaturesByLayout } from "#web/platform/features/join-features.ts";
import type { Shell } from "#web/platform/features/shell.ts";

// Apart from the window's: all that a file of the first view names comes with that, used or not.
export type Server = Container;

/** One page that the server renders: stores of its own over the server's use cases. */
export function composePage(joined: FeaturesByLayout, server: Server): Container {
  const page = new SmallContainer(server);
  bindFeatures(page, featuresIn(joined), { bind: ({ stores }) => stores?.(page), load: () => {} });
  return page;
}

/**
 * Draws the pages of a shell, and the files that search engines ask it for. It keeps what is the same for everybody: what it draws for all
 * alike, where another shell draws other cards, and its routes, which ask the page that is drawn for what it has.
 */
export function rendererOf({ features, routes }: Shell, pages: readonly FeaturePages[]) {
  const prints = new KeptMarkup();
  const frames = new PageFrames();
  const current = new CurrentContainer();
  const handlers = new Map<string, Promise<StaticHandler>>();
  const all = lateRoutesOf(features);

  /** Routes are counted and ranked once for all addresses at which there are the same tables of late routes. */
  function handlerAt(pathname: string): Promise<StaticHandler> {
    const late = lateRoutesAt(features, pathname);
    const key = late.map((routes) => all.indexOf(routes)).join();
    const known = handlers.get(key);
    if (known !== undefined) return known;
    const made = screensOf(features, late).then((screens) => createStaticHandler(routes(current, screens(current))));
    handlers.set(key, made);
    made.catch(() => handlers.delete(key)); // The next page tries again.
    return made;
  }

  return async (request: Request, server: Server, frame: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const handler = await handlerAt(pathname);
    const dependencies = composePage(features, server);
    const site = dependencies.get(SiteAddress);
    const file = await loader(() => siteFile(pathname, { address: site, keeper: dependencies, pages }))().catch(statusAlone);
    if (file !== null) return file;
    return current.within(dependencies, () =>
      renderPage(request, {
        handler,
        keeper: dependencies,
        frame: frames.of(frame),
        prints,
        site,
        api: dependencies.get(ApiAddress),
        trouble: errorHead,
      }),
    );
  };
}

/** The patterns of all routes of a shell, as "/order/:id": what somebody's address is at most known by. "*" is an address that is none. */
export async function patternsOf({ features, routes }: Shell): Promise<readonly string[]> {
  const none = new CurrentContainer();
  const late = (await lateScreens(features))(none);
  return [...new Set(pathsOf(routes(none, late)))];
}

const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

/** An outage has no page where no page was asked for. */
function statusAlone(error: unknown): Response {
  if (error instanceof Response) return error;
  throw error;
}
