import { summaryOf } from "#core/reviews/review-summary.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const reviewsExhibits: readonly Exhibit[] = [
  exhibit(
    ReviewSummary,
    () => ({ several: { summary: summaryOf((stars) => stars * 3) }, one: { summary: summaryOf((stars) => (stars === 4 ? 1 : 0)) } }),
    { room: "all" },
  ),
];
