import { observer } from "mobx-react-lite";
import { isOfChild } from "#core/trackers/body-figures.ts";
import { isLittleEaten } from "#core/trackers/days/little-eaten.ts";
import { eatenOf, lastDayWith, mealOfDay } from "#core/trackers/eaten-before.ts";
import { MEALS } from "#core/trackers/meal-name.ts";
import { Button } from "#web/design/button/button.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { EntryConflicts } from "#web/features/trackers/page/entry-conflicts.tsx";
import { EntryRow } from "#web/features/trackers/page/entry-row.tsx";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { CopyMeal } from "./copy-meal.tsx";
import { mealWords as words } from "./meal-words.ts";
import { noteCopiedMeal } from "./note-copied-meal.ts";
import type { Day } from "#core/shared/day.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { MealName } from "#core/trackers/meal-name.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";
import type { TrackerParts } from "#web/features/trackers/page/tracker-parts.ts";

type MealListProps = {
  readonly view: DayView;
  readonly Change: TrackerParts["Change"];
  readonly Explained?: TrackerParts["Explained"] | undefined;
};

/** What was eaten on a day, meal by meal, with what was in it. */
export const MealList = observer(function MealList({ view, Change, Explained }: MealListProps) {
  const { ofDay, store, removedConflicts } = view;
  const said = saidOf(view);
  const eaten = eatenOf(ofDay);
  const { entries, notes, today } = store;
  const isLittle = !isOfChild(notes.settings, today) && isLittleEaten({ entries, settings: notes.settings, today });
  const whole = ofDay.filter(({ value }) => "none" in value);
  return (
    <section aria-labelledby="tracker-entries" className="stack gap-4">
      <div className="tracker-meal">
        <h2 id="tracker-entries" className="heading-3">
          {trackerWords.entries.title}
        </h2>
        <a className="button quiet" href="#tracker-add">
          {words.add}
        </a>
      </div>
      {eaten.length === 0 ? null : <FactList facts={words.facts(eaten, store.bodyFigures)} />}
      {MEALS.map((meal) => (
        <OneMeal key={meal} meal={meal} view={view} Change={Change} Explained={Explained} />
      ))}
      {whole.length === 0 ? null : (
        <ul className="stack gap-2">
          {whole.map((entry) => (
            <EntryRow key={entry.entry} entry={entry} view={view} Change={Change} said={said} />
          ))}
        </ul>
      )}
      {ofDay.length > 0 ? null : (
        <div>
          <Button look="quiet" onPress={() => void view.noteNothing()}>
            {words.fasted}
          </Button>
        </div>
      )}
      {isLittle ? <p className="small muted">{words.littleEaten}</p> : null}
      {removedConflicts.map((entry) => (
        <div key={entry.entry} className="panel tracker-entry">
          <EntryConflicts entry={entry} said={said} onChoose={(value) => void store.choose(entry, value)} />
        </div>
      ))}
    </section>
  );
});

type OneMealProps = MealListProps & { readonly meal: MealName };

const OneMeal = observer(function OneMeal({ meal, view, Change, Explained }: OneMealProps) {
  const { store, day, ofDay } = view;
  const said = saidOf(view);
  const eaten = mealOfDay(ofDay, meal, day);
  const rows = ofDay.filter(({ value }) => "per100" in value && value.meal === meal);
  const last = eaten.length === 0 ? lastDayWith(view.entries, meal, day) : null;
  return (
    <section aria-label={words.meals[meal]} className="stack gap-2">
      <div className="tracker-meal">
        <h3 className="heading-4">{words.meals[meal]}</h3>
        {rows.length === 0 && last === null ? <p className="small muted">{words.notYet}</p> : null}
        {last === null ? null : (
          <Button
            look="quiet"
            label={words.asOnNamed({ meal: words.meals[meal], day: dayText(last, view) })}
            onPress={() => noteCopiedMeal(view, { meal, day: last }, { meal, day })}
          >
            {words.asOn({ day: dayText(last, view) })}
          </Button>
        )}
      </div>
      {rows.length === 0 ? null : (
        <>
          <ul className="stack gap-2" aria-label={words.meals[meal]}>
            {rows.map((entry) => (
              <EntryRow key={entry.entry} entry={entry} view={view} Change={Change} Explained={Explained} said={said} />
            ))}
          </ul>
          <CopyMeal meal={meal} today={store.today} onCopy={(to) => noteCopiedMeal(view, { meal, day }, to)} />
        </>
      )}
    </section>
  );
});

const saidOf =
  ({ store }: DayView) =>
  (value: TrackedValue | null): string =>
    words.said(value, store.bodyFigures);

const dayText = (day: Day, { store }: DayView): string => trackerWords.dayText(day, store.today);
