import { observer } from "mobx-react-lite";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { DaysTable } from "./days-table.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { ComponentType } from "react";
import type { DayView, Span } from "./day-view.ts";

const { history: words } = trackerWords;
const SPANS: readonly { readonly value: Span; readonly words: string }[] = [
  { value: "week", words: words.week },
  { value: "month", words: words.month },
  { value: "year", words: words.year },
];

type DayHistoryProps = { readonly view: DayView; readonly Chart: ComponentType<{ readonly view: DayView }> };

/** The days up to the chosen one: as figures, as bars and as a table. */
export const DayHistory = observer(function DayHistory({ view, Chart }: DayHistoryProps) {
  const { summary, average, tracker, span, store, isFigureHidden } = view;
  const { figures } = summary;
  const mean = average.figure === null || isFigureHidden ? null : trackerWords.amount(tracker, average.figure);
  const weekMean = tracker === "weight" ? view.weekMeans.at(-1) : null;
  const noted = { noted: String(average.noted), days: String(average.days) };
  const facts = [
    ...(figures?.["steadiness"] == null ? [] : [{ name: words.steadiness, value: figures["steadiness"] }]),
    ...(figures?.["current_streak"] == null ? [] : [{ name: words.streak, value: figures["current_streak"] }]),
    ...(tracker === "weight"
      ? [{ name: words.weekMean, value: weekMean == null ? words.none : trackerWords.amount(tracker, weekMean) }]
      : []),
    isFigureHidden
      ? { name: words.tableValue, value: words.averageText(noted) }
      : { name: words.average, value: mean === null ? words.none : `${mean} (${words.averageText(noted)})` },
  ];
  return (
    <section aria-labelledby="tracker-history" className="panel stack gap-3">
      <h2 id="tracker-history" className="heading-3">
        {words.title}
      </h2>
      <FactList facts={facts} />
      <ChoiceField label={words.span} choices={SPANS} value={span} onChange={view.look} />
      {isFigureHidden ? null : (
        <figure className="stack gap-2">
          <figcaption>{mean === null ? words.seenNothing : words.seen({ ...noted, average: mean })}</figcaption>
          <Chart view={view} />
          <DaysTable summary={summary} tracker={tracker} span={span} today={store.today} />
        </figure>
      )}
    </section>
  );
});
