import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { observer } from "mobx-react-lite";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { Button } from "#web/design/button/button.tsx";
import { OLDEST_DAYS } from "#core/trackers/moment-refusal.ts";
import { HowItCame } from "#web/features/trackers/explained/how-it-came.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { trackerWords } from "./tracker-words.ts";
import type { DayView } from "./day-view.ts";

const DayExplained = laterPart(lateCode(() => import("#web/features/trackers/explained/day-explained.tsx"), "DayExplained"));

/** The day that is shown, what was noted of it, and how far its goal is. */
export const DayPicker = observer(function DayPicker({ view }: { readonly view: DayView }) {
  const { day, store, shownDay, exerciseInGoal } = view;
  const value = shownDay?.value ?? null;
  const notable = daysAfter(store.today, -OLDEST_DAYS);
  const earliest = view.firstDay !== null && view.firstDay < notable ? view.firstDay : notable;
  const goal = view.isFigureHidden ? null : (shownDay?.goal ?? null);
  return (
    <section aria-labelledby="tracker-day" className="stack gap-3">
      <div className="tracker-days-row">
        <button type="button" className="icon-button" aria-label={trackerWords.day.former} onClick={() => view.show(daysAfter(day, -1))}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </button>
        <h2 id="tracker-day" className="heading-3" aria-live="polite">
          {trackerWords.dayText(day, store.today)}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={trackerWords.day.next}
          disabled={view.isToday}
          onClick={() => view.show(daysAfter(day, 1))}
        >
          <ChevronRight className="icon" aria-hidden="true" />
        </button>
        <label className="tracker-date small">
          <span className="visually-hidden">{trackerWords.day.another}</span>
          <input
            type="date"
            value={day}
            min={earliest}
            max={store.today}
            onChange={({ target }) => {
              const chosen = dayIn(target.value);
              if (chosen !== null) view.show(chosen);
            }}
          />
        </label>
      </div>
      <p className="tracker-value" role="status">
        {view.told ?? view.lastTold ?? view.nothingTold}
      </p>
      {goal === null ? null : (
        <progress
          className="tracker-progress"
          aria-labelledby="tracker-day"
          value={Math.min(Number(value ?? 0), Number(goal))}
          max={Number(goal)}
        />
      )}
      {goal === null || exerciseInGoal === null ? null : (
        <p className="small muted">
          {trackerWords.goal.withExercise({
            goal: trackerWords.amount("meal", Number(goal) - exerciseInGoal),
            added: trackerWords.amount("meal", exerciseInGoal),
          })}
        </p>
      )}
      {shownDay === null || !view.isKnown ? null : <p className="small muted">{trackerWords.stateText(shownDay)}</p>}
      {view.isFigureHidden ? null : ( // Before anything is noted, too: what stands below keeps its place under the finger.
        <HowItCame what={view.told ?? view.nothingTold}>{() => <DayExplained view={view} />}</HowItCame>
      )}
      {view.conflictDays.length === 0 ? null : (
        <div className="notice">
          <div className="stack gap-2">
            <p>{trackerWords.entries.conflictsElsewhere}</p>
            <p className="row flex-wrap">
              {view.conflictDays.map((other) => (
                <Button key={other} look="quiet" onPress={() => view.show(other)}>
                  {trackerWords.wholeDay(other)}
                </Button>
              ))}
            </p>
          </div>
        </div>
      )}
    </section>
  );
});
