import { weekMeans } from "#core/trackers/days/week-means.ts";
import { DayBars } from "#web/features/trackers/page/days-chart.tsx";
import { DayRows } from "#web/features/trackers/page/days-table.tsx";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { WeightPoints } from "#web/features/trackers/weight/weight-line.tsx";
import { spanWords as words } from "./span-words.ts";
import "#web/features/trackers/trackers.css";
import type { SharedSpan as Span } from "#core/assessments/sharing/shared-spans.ts";
import type { Day } from "#core/shared/day.ts";

type SharedSpanProps = {
  readonly span: Span;
  /** The day on which these figures stood so. */
  readonly today: Day;
};

/** Tracked days as the practitioner of an appointment reads them: said in a sentence, drawn, and as a table. */
export function SharedSpan({ span, today }: SharedSpanProps) {
  const { tracker, days, average } = span;
  const { history } = trackerWords;
  const noted = { noted: String(average.noted), days: String(average.days) };
  return (
    <figure className="stack gap-2">
      <figcaption>
        <b>{words.spanOf(span)}</b>
        <br />
        {average.figure === null ? history.seenNothing : history.seen({ ...noted, average: trackerWords.amount(tracker, average.figure) })}
      </figcaption>
      {tracker === "weight" ? (
        <WeightPoints days={days} weekMeans={weekMeans(days)} today={today} />
      ) : (
        <DayBars days={days} tracker={tracker} today={today} />
      )}
      <DayRows days={days} tracker={tracker} today={today} />
    </figure>
  );
}
