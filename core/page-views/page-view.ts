import type { Day } from "../shared/day.ts";

/** After how many milliseconds on a page its view is counted. Source: specification/site.md, Page views. */
export const PAGE_VIEW_DELAY = 250;

/** For how many months the counts of a day are kept: two years can be compared. Source: specification/site.md, Page views. */
export const MONTHS_KEPT = 25;

/**
 * How often the pages of one route were looked at on an Indian day. `route` is a pattern, as "/order/:id", and never somebody's address.
 */
export type PageViewCount = { readonly day: Day; readonly route: string; readonly views: number };
