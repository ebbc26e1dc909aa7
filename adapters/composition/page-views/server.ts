import { CountPageView } from "#core/page-views/count-page-view.use-case.ts";
import { MONTHS_KEPT } from "#core/page-views/page-view.ts";
import { PageViews } from "#core/page-views/page-views.port.ts";
import { SitePatterns } from "#core/page-views/site-patterns.port.ts";
import { monthsAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import * as useCases from "#core/page-views/use-cases.ts";
import { pageViewRoute } from "#adapters/http-server/page-views/page-view-route.ts";
import { postgresPageViews } from "#adapters/postgres/page-views/page-views.ts";
import { sitePatterns } from "./site-patterns.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const pageViewsArea = {
  name: "page-views",
  ports(container, { db, settings }) {
    container.bind(PageViews).toConstantValue(postgresPageViews(db));
    container.bind(SitePatterns).toConstantValue(sitePatterns(settings));
  },
  useCases,
  routes: (container) => [pageViewRoute(container.get(CountPageView))],
  hourly: [(_, now, container) => container.get(PageViews).forgetBefore(monthsAfter(indianDay(now), -MONTHS_KEPT))],
  minutely: [(_, __, container) => container.get(PageViews).write()],
  atStop: [(_, __, container) => container.get(PageViews).write()],
} as const satisfies ServerArea;
