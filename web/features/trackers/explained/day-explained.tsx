import { observer } from "mobx-react-lite";
import { GOAL_RANGES, goalsWithUsual } from "#core/trackers/tracker-goal.ts";
import { mealEnergy } from "#core/trackers/meal-energy.ts";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { part, sum } from "#web/design/figures/explained.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { versionOf } from "./version-of.ts";
import { explainedPhrases as words } from "#web/features/trackers/wording/explained.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { ExplainedRow } from "#web/design/figures/explained.ts";

type DayExplainedProps = { readonly view: DayView };

/** What the figure of a day follows from: its entries, their sum, and since when its goal holds. */
export const DayExplained = observer(function DayExplained({ view }: DayExplainedProps) {
  const { tracker, ofDay, shownDay, summary } = view;
  const figure = shownDay?.value ?? null;
  const rows = [
    ...ofDay.map(({ value }) => part(trackerWords.timeText(value), countedText(value))),
    ...(figure === null || tracker === "weight" ? [] : [sum(words.sum, trackerWords.amount(tracker, figure))]),
    ...goalRows(view),
  ];
  const sentences = [
    words.days[tracker],
    ...(tracker === "meal" ? [words.mealGoal] : []),
    words.formula({ version: versionOf(summary.formula) }),
  ];
  return (
    <div className="explanation">
      <Explanation sentences={sentences} rows={rows} />
    </div>
  );
});

/** The part of an entry that counts towards the day's sum. */
function countedText(value: TrackedValue): string {
  if ("per100" in value) return trackerWords.amount("meal", Math.round(mealEnergy(value)));
  if ("met" in value && "minutes" in value) return trackerWords.amount("exercise", value.minutes);
  return trackerWords.valueText(value, "shown");
}

/** The goal of the day before exercise raised it. The day's own figure is the raised goal. */
function goalRows({ tracker, day, store, shownDay }: DayView): readonly ExplainedRow[] {
  if (tracker === "weight" || shownDay?.goal == null) return [];
  const own = store.notes.settings.goals[tracker];
  const goal = goalsWithUsual(tracker, own).findLast(({ from }) => from <= day);
  if (goal === undefined) return [];
  const isUsual = !own.includes(goal) && GOAL_RANGES[tracker].usual === goal.value;
  return [
    part(isUsual ? words.usualGoal : words.goalSince({ day: trackerWords.wholeDay(goal.from) }), trackerWords.amount(tracker, goal.value)),
  ];
}
