import { STARS } from "#core/reviews/review.ts";
import { averageStars, reviewsIn } from "#core/reviews/review-summary.ts";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { reviewWords } from "./review-words.ts";
import type { ReviewSummary as Summary } from "#core/reviews/review-summary.ts";

/** The average, and how many gave so many stars. */
export function ReviewSummary({ summary }: { readonly summary: Summary }) {
  const [average, all] = [averageStars(summary), reviewsIn(summary)];
  if (average === null) return null;
  return (
    <div className="review-summary">
      <div className="review-average">
        <p className="big-figure" aria-hidden="true">
          {average.toFixed(1)}
        </p>
        <StarsShown stars={average} told={reviewWords.average(average)} />
        <p className="small muted">{reviewWords.count(all)}</p>
      </div>
      <dl className="review-bars" aria-label={reviewWords.byStars}>
        {STARS.toReversed().map((stars) => (
          <div key={stars}>
            <dt>{reviewWords.stars(stars)}</dt>
            <dd>
              <meter value={summary[stars]} max={all} aria-hidden="true" />
              <span className="number">{summary[stars]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
