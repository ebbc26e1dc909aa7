import { LateCardDetails } from "#web/features/health/card/late-card-details.tsx";
import "#web/features/health/card/formula-card.css";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { explainedPhrases } from "#web/features/trackers/wording/explained.ts";
import { physicalPhrases } from "#web/features/trackers/wellness/wording/physical.ts";
import type { Day } from "#core/shared/day.ts";
import type { GoingTogether } from "#core/trackers/days/going-together.ts";

const { together: words } = explainedPhrases;

type TogetherExplainedProps = { readonly found: GoingTogether; readonly from: Day; readonly to: Day };

/** What it follows from that two trackers go together. */
export function TogetherExplained({ found: { a, b, lag, answer }, from, to }: TogetherExplainedProps) {
  const { trackers } = physicalPhrases;
  return (
    <div className="explanation">
      <LateCardDetails
        formula="together"
        answer={answer}
        typed={[
          { label: words.days, figure: trackerWords.history.fromTo({ from: trackerWords.wholeDay(from), to: trackerWords.wholeDay(to) }) },
          { label: trackers[a], figure: words.firstOf },
          { label: trackers[b], figure: lag === 0 ? words.sameDay : b === "sleep" ? words.thatNight : words.nextDay },
        ]}
      />
    </div>
  );
}
