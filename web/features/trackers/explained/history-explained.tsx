import { observer } from "mobx-react-lite";
import { MEAN_DAYS } from "#core/trackers/days/week-means.ts";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { part, sum } from "#web/design/figures/explained.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { versionOf } from "./version-of.ts";
import { explainedPhrases as words } from "#web/features/trackers/wording/explained.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { ExplainedRow } from "#web/design/figures/explained.ts";

/** The figures of a tracker's days that open. */
export type DaysFigure = "steadiness" | "streak" | "average" | "weekMean";

type HistoryExplainedProps = { readonly view: DayView; readonly figure: DaysFigure };

/** More days than these are told as their sum alone. */
const MOST_DAYS = 7;

/** What a figure of a tracker's days follows from. */
export const HistoryExplained = observer(function HistoryExplained({ view, figure }: HistoryExplainedProps) {
  const { sentences, rows } = EXPLAINED[figure](view);
  return (
    <Explanation sentences={[...sentences, words.formula({ version: versionOf(view.summary.formula) }), words.certainty]} rows={rows} />
  );
});

type ExplanationTexts = { readonly sentences: readonly string[]; readonly rows: readonly ExplainedRow[] };

const EXPLAINED: Readonly<Record<DaysFigure, (view: DayView) => ExplanationTexts>> = {
  steadiness: (view) => ({
    sentences: view.tracker === "meal" ? [...words.steadiness, words.mealGoal] : words.steadiness,
    rows: judgedRows(view),
  }),
  streak: (view) => ({
    sentences: [words.streak],
    rows: [part(words.longest, view.summary.figures?.["longest_streak"] ?? "0")],
  }),
  average: (view) => ({
    sentences: [view.tracker === "weight" ? words.weightAverage : words.average],
    rows: averageRows(view),
  }),
  weekMean: (view) => ({ sentences: [words.weekMean], rows: weekRows(view) }),
};

function judgedRows({ judged }: DayView): readonly ExplainedRow[] {
  const count = (...states: readonly string[]): string => String(judged.filter(({ state }) => states.includes(state)).length);
  return [part(words.met, count("met")), part(words.others, count("missing", "short", "noted")), part(words.pausedDays, count("paused"))];
}

function averageRows({ summary, average, sum: together, tracker, store }: DayView): readonly ExplainedRow[] {
  const past = summary.days.filter(({ day }) => day < store.today);
  const each = past.length > MOST_DAYS ? [] : dayRows(past, tracker);
  const total = tracker === "weight" || together === null ? [] : [part(words.sum, trackerWords.amount(tracker, together))];
  const mean = average.figure === null ? [] : [sum(trackerWords.history.average, trackerWords.amount(tracker, average.figure))];
  return [...each, ...total, part(words.daysWithValue, String(average.noted)), ...mean];
}

function weekRows({ weekDays, weekMeans, tracker }: DayView): readonly ExplainedRow[] {
  const mean = weekMeans.at(-1) ?? null;
  const rows = dayRows(weekDays.slice(-MEAN_DAYS), tracker);
  return mean === null ? rows : [...rows, sum(trackerWords.history.weekMean, trackerWords.amount(tracker, mean))];
}

const dayRows = (days: DayView["summary"]["days"], tracker: DayView["tracker"]): readonly ExplainedRow[] =>
  days.map(({ day, value }) => part(trackerWords.wholeDay(day), value === null ? words.notNoted : trackerWords.amount(tracker, value)));
