import { PAGE_VIEW_PATH } from "#adapters/http-contract/page-views/page-view-path.ts";
import type { CountPageView } from "#core/page-views/count-page-view.use-case.ts";

type Browser = { readonly fetch: typeof fetch };

/**
 * Tells the API at `url` of a page view, without a cookie, a token or an address that was come from, also while the page is being left.
 * What does not arrive is not counted. Not `sendBeacon`, which sends cookies along.
 */
export const pageViewBeacon =
  (url: string, browser: () => Browser): CountPageView =>
  (route) =>
    browser()
      .fetch(`${url}${PAGE_VIEW_PATH}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ route }),
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "no-referrer",
      })
      .then(
        () => null,
        () => null,
      );
