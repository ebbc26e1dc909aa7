import { CountPageView } from "#core/page-views/count-page-view.use-case.ts";
import { countPageViews } from "./page-views.ts";
import { loadAhead } from "./load-ahead.ts";
import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;
type Followed = Parameters<typeof loadAhead>[0] & { readonly router: Router };

/** Counts each page that is shown, and loads ahead what is likely next. */
export function followPages(pages: Followed): void {
  countPageViews(pages.router, pages.keeper.get(CountPageView), window);
  loadAhead(pages, window);
}
