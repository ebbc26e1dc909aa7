import { printable, toRight, widestOf } from "#cli/printing/columns.ts";
import { noViewsText, viewsHeading } from "./wording/views.ts";
import type { Day } from "#core/shared/day.ts";
import type { ListedPageViews } from "#core/page-views/list-page-views.use-case.ts";

/** Of each route how often its pages were looked at, the most looked at first. */
export function viewsText({ routes }: ListedPageViews, days: { readonly from: Day; readonly to: Day }): string {
  if (routes.length === 0) return noViewsText(days);
  const counts = routes.map(({ views }) => String(views));
  const width = widestOf(counts);
  const lines = routes.map(({ route }, nth) => `  ${toRight(width, counts[nth] ?? "")}  ${printable(route)}\n`);
  return `${viewsHeading(days)}${lines.join("")}`;
}
