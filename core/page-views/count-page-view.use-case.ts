import { indianDay } from "../shared/indian-time.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { PageViews } from "./page-views.port.ts";
import { SitePatterns } from "./site-patterns.port.ts";
import { Clock } from "../shared/clock.port.ts";

/**
 * Counts a view of a page by the pattern of its route, on the Indian day of now. What is no pattern of the sites is not counted, so that
 * nobody can have an address kept. Source: specification/site.md, Page views.
 */
export type CountPageView = (route: string) => Promise<null>;
export const CountPageView = useCase<CountPageView>("page-views", "CountPageView");

type Needs = { readonly pageViews: Pick<PageViews, "count">; readonly isPattern: SitePatterns; readonly now: Clock };

export const makeCountPageView = maker(
  CountPageView,
  { pageViews: PageViews, isPattern: SitePatterns, now: Clock },
  ({ pageViews, isPattern, now }: Needs) =>
    async (route) => {
      if (await isPattern(route)) pageViews.count({ day: indianDay(now()), route });
      return null;
    },
);
