import { observer } from "mobx-react-lite";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Button } from "#web/design/button/button.tsx";
import { ExplainedRow } from "#web/features/trackers/explained/explained-row.tsx";
import { explainedPhrases } from "#web/features/trackers/wording/explained.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { DaysTable } from "./days-table.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { ComponentType } from "react";
import type { DaysFigure } from "#web/features/trackers/explained/history-explained.tsx";
import type { DayView, Span } from "./day-view.ts";

const { history: words } = trackerWords;
const SPANS: readonly { readonly value: Span; readonly words: string }[] = [
  { value: "week", words: words.week },
  { value: "month", words: words.month },
  { value: "year", words: words.year },
];

const HistoryExplained = laterPart(lateCode(() => import("#web/features/trackers/explained/history-explained.tsx"), "HistoryExplained"));

type Fact = { readonly figure: DaysFigure | null; readonly label: string; readonly value: string };

type DayHistoryProps = { readonly view: DayView; readonly Chart: ComponentType<{ readonly view: DayView }> };

/** The days up to the chosen one: as figures, as bars and as a table. */
export const DayHistory = observer(function DayHistory({ view, Chart }: DayHistoryProps) {
  const { summary, average, tracker, span, store, isFigureHidden } = view;
  const { figures } = summary;
  const mean = average.figure === null || isFigureHidden ? null : trackerWords.amount(tracker, average.figure);
  const weekMean = tracker === "weight" ? view.weekMeans.at(-1) : null;
  const noted = { noted: String(average.noted), days: String(average.days) };
  const facts: readonly Fact[] = [
    ...(figures?.["steadiness"] == null || !view.isJudged
      ? []
      : ([
          { figure: "steadiness", label: words.steadiness, value: explainedPhrases.ofHundred({ figure: figures["steadiness"] }) },
          { figure: "streak", label: words.streak, value: figures["current_streak"] ?? "0" },
        ] as const)),
    ...(tracker === "weight"
      ? [
          {
            figure: "weekMean",
            label: words.weekMean,
            value: weekMean == null ? words.none : trackerWords.amount(tracker, weekMean),
          } as const,
        ]
      : []),
    isFigureHidden
      ? { figure: null, label: words.tableValue, value: words.averageText(noted) }
      : { figure: "average", label: words.average, value: mean === null ? words.none : `${mean} (${words.averageText(noted)})` },
  ];
  return (
    <section aria-labelledby="tracker-history" className="panel stack gap-3">
      <h2 id="tracker-history" className="heading-3">
        {words.title}
      </h2>
      <div className="bill">
        {facts.map(({ figure, label, value }) =>
          figure === null ? (
            <p key={label}>{value}</p>
          ) : (
            <ExplainedRow key={label} label={label} figure={value}>
              {() => <HistoryExplained view={view} figure={figure} />}
            </ExplainedRow>
          ),
        )}
      </div>
      <ChoiceField label={words.span} choices={SPANS} value={span} onChange={view.look} />
      <div className="tracker-days-row">
        <p role="status">{words.fromTo({ from: trackerWords.wholeDay(view.from), to: trackerWords.wholeDay(view.day) })}</p>
        <span className="row tracker-date">
          <Button look="text" state={view.isMoreBefore ? "ready" : "off"} onPress={view.goBack}>
            {words.former}
          </Button>
          {view.isToday ? null : (
            <Button look="text" onPress={view.goOn}>
              {words.later}
            </Button>
          )}
        </span>
      </div>
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
