import { token } from "../shared/token.ts";
import type { Day } from "../shared/day.ts";
import type { PageViewCount } from "./page-view.ts";

/** Counts of page views. A count is written with others, so that no page costs a write. */
export type PageViews = {
  /** Counts one view in this process alone, until `write`. */
  count(view: { readonly day: Day; readonly route: string }): void;
  /** Stores what was counted here since the last time. What could not be stored stays counted, for the next time. */
  write(): Promise<void>;
  /** What is stored of the days from `from` to `to`, both included: by day, then by route. */
  between(from: Day, to: Day): Promise<readonly PageViewCount[]>;
  /** Deletes what is stored of the days before `first`. */
  forgetBefore(first: Day): Promise<void>;
};
export const PageViews = token<PageViews>("PageViews");
