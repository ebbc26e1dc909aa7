import { DataAhead } from "#web/platform/late/data-ahead.ts";
import { sparesLine } from "#web/platform/offline/spared-line.ts";
import { readsAheadIn } from "#web/platform/guards/guarded-routes.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { pageAddressOf } from "#web/platform/page/address-of-press.ts";
import type { createBrowserRouter, RouteMatch, RouteObject } from "react-router-dom";
import type { Dependencies } from "./dependencies.tsx";

/**
 * For how many milliseconds the browser may be busy before something is loaded ahead all the same. Source: specification/site.md, Timing.
 */
export const PREFETCH_IDLE = 2_000;

/** The screens whose code is loaded ahead from one page: what most links in view lead to. The data are those of one page. */
const MOST_SCREENS = 3;

type Router = ReturnType<typeof createBrowserRouter>;
type Matches = readonly Pick<RouteMatch<string, RouteObject>, "route" | "params">[];

/** What is loaded ahead at this moment, in this window: what then does not come is asked for again by whoever goes there. */
export type LoadingAhead = { now: number };

type Pages = {
  readonly router: { readonly state: Pick<Router["state"], "location" | "navigation">; readonly subscribe: Router["subscribe"] };
  /** The routes of an address, with the table that they stand in; null: it is none of this site. */
  readonly routesAt: (path: string) => Promise<Matches | null>;
  readonly keeper: Dependencies;
  readonly loading: LoadingAhead;
};

/**
 * Loads what is likely next while the browser is idle: the code of the screens to which most links in view lead, and the data of the first
 * of these pages. Once a page, from the page at hand on, and again where it was scrolled. Never where data are saved or the line is slow,
 * nor without a line. Source: specification/site.md, Timing.
 */
export function loadAhead({ router, routesAt, keeper, loading }: Pages, frame: Window): void {
  const screens = new Set<RouteObject["path"]>();
  const known = new Map<string, Matches | null>();
  const turn = new LatestTurn();
  let page = "";
  let isRead = false;
  let isAsked = false;

  const look = async () => {
    isAsked = false;
    if (router.state.navigation.state !== "idle" || frame.document.visibilityState === "hidden") return;
    if (sparesLine(frame.navigator) || !frame.navigator.onLine) return;
    loading.now++;
    await ahead().catch(() => {}); // It is loaded by whoever goes there.
    loading.now--;
  };
  const askLater = () => {
    if (isAsked) return;
    isAsked = true;
    whenIdle(frame, () => void look());
  };

  async function ahead(): Promise<void> {
    if (page !== router.state.location.pathname) begin(router.state.location.pathname);
    if (isRead && screens.size >= MOST_SCREENS) return;
    const here = page;
    const isLatest = turn.begin();
    const isStillHere = () => isLatest() && router.state.location.pathname === here && router.state.navigation.state === "idle";
    const likely = await likelyNext(linksInView(frame), knownRoutesAt);
    for (const { matches } of likely) {
      const route = matches.at(-1)?.route;
      if (route === undefined || screens.has(route.path) || screens.size >= MOST_SCREENS) continue;
      if (!isStillHere()) return;
      screens.add(route.path);
      if (typeof route.lazy === "function") await route.lazy();
    }
    if (isRead || !isStillHere()) return;
    isRead = true;
    const [first] = likely;
    if (first !== undefined) await readAhead(first, keeper);
  }

  function begin(path: string): void {
    page = path;
    isRead = false;
    screens.clear();
    known.clear();
  }

  /** Each scrolling meets most of the links again. */
  async function knownRoutesAt(path: string): Promise<Matches | null> {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = await routesAt(path);
    known.set(path, found);
    return found;
  }

  askLater();
  let at = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== "idle" || location.key === at) return;
    at = location.key;
    askLater();
  });
  frame.document.addEventListener("scrollend", askLater, { passive: true });
}

type Next = { readonly address: URL; readonly matches: Matches };

/** A page of each route to which links lead, the route with the most links first; of each the page that is first in view. */
async function likelyNext(addresses: readonly URL[], routesAt: Pages["routesAt"]): Promise<readonly Next[]> {
  const of = new Map<string, { readonly next: Next; links: number }>();
  for (const address of addresses) {
    const matches = await routesAt(address.pathname);
    const pattern = matches?.at(-1)?.route.path;
    if (matches === null || pattern === undefined || pattern === "*") continue;
    const known = of.get(pattern);
    if (known === undefined) of.set(pattern, { next: { address, matches }, links: 1 });
    else known.links++;
  }
  return [...of.values()].toSorted((one, other) => other.links - one.links).map(({ next }) => next);
}

/** Reads the data of a page that is for everybody. */
async function readAhead({ address, matches }: Next, dependencies: Dependencies): Promise<void> {
  const match = matches.at(-1);
  const read = readsAheadIn(match?.route.handle);
  if (match === undefined || read === null) return;
  const { params, route } = match;
  const given = { params, request: new Request(address), url: address, pattern: route.path ?? "" };
  await dependencies.get(DataAhead).read(address.pathname + address.search, async () => read(given));
}

/**
 * Where links on the page lead that are in view now, to other pages of this site. Menus, the footer and the way from home are on every
 * page.
 */
function linksInView(frame: Window): readonly URL[] {
  const { document, innerHeight, innerWidth, location } = frame;
  const found = new Map<string, URL>();
  for (const link of document.querySelectorAll("main a[href]:not([data-stay])")) {
    if (link.closest("nav") !== null) continue;
    const { top, bottom, left, right, width } = link.getBoundingClientRect();
    if (width === 0 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) continue;
    const address = pageAddressOf(link);
    if (address !== null && address.pathname !== location.pathname) found.set(address.pathname + address.search, address);
  }
  return [...found.values()];
}

/** Safari tells nobody that it is idle. */
const whenIdle = (frame: Window, act: () => void): unknown =>
  "requestIdleCallback" in frame ? frame.requestIdleCallback(act, { timeout: PREFETCH_IDLE }) : setTimeout(act, PREFETCH_IDLE);
