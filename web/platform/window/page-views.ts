import { PAGE_VIEW_DELAY } from "#core/page-views/page-view.ts";
import type { createBrowserRouter } from "react-router-dom";
import type { CountPageView } from "#core/page-views/count-page-view.use-case.ts";

type Router = ReturnType<typeof createBrowserRouter>;
type Frame = { readonly navigator: Pick<Navigator, "doNotTrack"> };
type Pages = { readonly state: Pick<Router["state"], "matches" | "location">; readonly subscribe: Router["subscribe"] };

/**
 * Counts a view of each page on which somebody stays for 250 ms, by the pattern of its route, from the page at hand on. Where a browser
 * asks not to be tracked nothing is sent. Source: specification/site.md, Page views.
 */
export function countPageViews(router: Pages, count: CountPageView, { navigator }: Frame): void {
  if (asksNotToBeTracked(navigator)) return;
  let [at, timer] = [router.state.location.pathname, awaiting()];
  router.subscribe(({ location }) => {
    if (location.pathname === at) return; // What changes a page in place is no other page.
    clearTimeout(timer);
    [at, timer] = [location.pathname, awaiting()];
  });

  function awaiting() {
    return setTimeout(() => void count(router.state.matches.at(-1)?.route.path ?? UNKNOWN), PAGE_VIEW_DELAY);
  }
}

/** The pattern of an address that is none. */
const UNKNOWN = "*";

/** Do-Not-Track and Global Privacy Control, which TypeScript does not know yet. */
const asksNotToBeTracked = (navigator: Frame["navigator"]): boolean =>
  navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
