import type { Day } from "../shared/day.ts";
import type { PageViewCount } from "./page-view.ts";
import type { PageViews } from "./page-views.port.ts";

/** How often pages were looked at. `routes`: of all the days together, the most looked at first; `days`: of each day and route. */
export type ListedPageViews = {
  readonly routes: readonly Pick<PageViewCount, "route" | "views">[];
  readonly days: readonly PageViewCount[];
};

/**
 * The counts of the days from `from` to `to`, both included, for staff. Nothing in them is about a person. Source: specification/site.md,
 * Page views.
 */
export type ListPageViews = (from: Day, to: Day) => Promise<ListedPageViews>;

export const makeListPageViews =
  ({ pageViews }: { readonly pageViews: Pick<PageViews, "between"> }): ListPageViews =>
  async (from, to) => {
    const days = await pageViews.between(from, to);
    const together = new Map<string, number>();
    for (const { route, views } of days) together.set(route, (together.get(route) ?? 0) + views);
    const routes = [...together].map(([route, views]) => ({ route, views }));
    return { routes: routes.toSorted((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1)), days };
  };
