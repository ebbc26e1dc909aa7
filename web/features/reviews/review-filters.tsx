import { STARS } from "#core/reviews/review.ts";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { reviewWords } from "./review-words.ts";
import type { ReviewChoice } from "#core/reviews/reviews.port.ts";
import type { ReviewSummary } from "#core/reviews/review-summary.ts";

type Filters = { readonly summary: ReviewSummary; readonly choice: ReviewChoice; readonly onChoose: (choice: ReviewChoice) => void };

/** Narrows the reviews to one number of stars, of those that somebody gave, and to verified buyers. */
export function ReviewFilters({ summary, choice, onChoose }: Filters) {
  const { stars, buyers } = choice;
  const isAwake = useAwake();
  const given = STARS.toReversed().filter((one) => summary[one] > 0);
  return (
    <fieldset className="review-filters chips" disabled={!isAwake}>
      <legend className="visually-hidden">{reviewWords.show}</legend>
      {[null, ...given].map((one) => (
        <button
          key={one ?? "all"}
          type="button"
          className={one === stars ? "chip is-chosen" : "chip"}
          aria-pressed={one === stars}
          onClick={() => onChoose({ ...choice, stars: one })}
        >
          {one === null ? reviewWords.all : reviewWords.stars(one)}
        </button>
      ))}
      <button
        type="button"
        className={buyers === "verified" ? "chip is-chosen" : "chip"}
        aria-pressed={buyers === "verified"}
        onClick={() => onChoose({ ...choice, buyers: buyers === "verified" ? "all" : "verified" })}
      >
        {reviewWords.verifiedAlone}
      </button>
    </fieldset>
  );
}
