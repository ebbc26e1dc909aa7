import { observer } from "mobx-react-lite";
import { useState } from "react";
import { isSleep } from "#core/health/tools/sleep.ts";
import { lastDayWith, mealOfDay } from "#core/trackers/eaten-before.ts";
import { MEALS } from "#core/trackers/meal-name.ts";
import { sleepOverlap } from "#core/trackers/sleep-overlap.ts";
import { Button } from "#web/design/button/button.tsx";
import { lastWeight } from "#web/features/trackers/wellness/physical/note-routine.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { mealPhrases } from "#web/features/trackers/wording/meal.ts";
import { sleepPhrases } from "#web/features/trackers/wording/sleep.ts";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { DoublePress } from "#web/platform/window/double-press.ts";
import { wellnessWords as words } from "./wellness-words.ts";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

type TodaysPressProps = { readonly view: DayView; readonly address: string };

const GLASS = 250;

/** The one press of a tracker; where there is none to offer, the way to its page. */
export const TodaysPress = observer(function TodaysPress({ view, address }: TodaysPressProps) {
  const { store, tracker } = view;
  switch (tracker) {
    case "water":
      return (
        <div>
          <Button look="soft" onPress={() => void store.note({ tracker: "water", at: view.moment, ml: GLASS })}>
            {words.glass}
          </Button>
        </div>
      );
    case "sleep":
      return <Night view={view} />;
    case "exercise":
      return <SameExercise view={view} />;
    case "meal":
      return <SameMeal view={view} />;
    case "weight":
      return <Way address={address}>{words.weighIn}</Way>;
  }
});

const Way = ({ address, children }: { readonly address: string; readonly children: string }) => (
  <p>
    <a className="button quiet" href={address}>
      {children}
    </a>
  </p>
);

const Night = observer(function Night({ view }: { readonly view: DayView }) {
  const { store } = view;
  const begun = store.notes.begun.sleep;
  const [said, say] = useState<string | null>(null);
  const wake = (start: number) => {
    const value = { tracker: "sleep", start, end: store.now(), quality: null } as const;
    const isNoted = isSleep(value.start, value.end) && sleepOverlap("", value, view.entries) === null;
    say(isNoted ? null : sleepPhrases.notNoted);
    if (isNoted) void store.note(value);
    void store.begun("sleep", null);
  };
  return (
    <>
      <div>
        <Button look="soft" onPress={() => (begun === null ? void store.begun("sleep", store.now()) : wake(begun))}>
          {begun === null ? sleepPhrases.goodNight : sleepPhrases.goodMorning}
        </Button>
      </div>
      <p className="small" role="status">
        {said}
      </p>
    </>
  );
});

/** What was done last, once more; today's weight counts. */
const SameExercise = observer(function SameExercise({ view }: { readonly view: DayView }) {
  const { store } = view;
  const [doublePress] = useState(() => new DoublePress());
  const done = view.entries.flatMap(({ value }) => ("minutes" in value ? [value] : []));
  const last = done.toSorted((a, b) => a.at - b.at).at(-1) ?? null;
  if (last === null) return <Way address="/addexercise">{words.addExercise}</Way>;
  const again = { ...last, kg: lastWeight(store) ?? last.kg };
  const note = () => {
    if (doublePress.isSecond) return;
    doublePress.did();
    void store.note({ ...again, at: view.moment });
  };
  return (
    <>
      <div>
        <Button look="soft" onPress={note}>
          {words.again({ what: trackerWords.valueText(again, store.bodyFigures) })}
        </Button>
      </div>
      <Way address="/addexercise">{words.addExercise}</Way>
    </>
  );
});

/** The next meal of the day that was not eaten yet, as it was the last time. The table of foods comes with the press. */
const SameMeal = observer(function SameMeal({ view }: { readonly view: DayView }) {
  const [isLost, tell] = useState(false);
  const { entries, day } = view;
  const next = MEALS.flatMap((meal) => {
    const from = mealOfDay(entries, meal, day).length === 0 ? lastDayWith(entries, meal, day) : null;
    return from === null ? [] : [{ meal, from }];
  })[0];
  if (next === undefined) return <Way address="/addmeal">{words.addMeal}</Way>;
  const { meal, from } = next;
  const copy = async () => {
    const note = await noteCopiedMeal().catch(() => null); // Without a line its code may not come.
    tell(note === null);
    note?.(view, { meal, day: from }, { meal, day });
  };
  return (
    <>
      <div>
        <Button look="soft" onPress={() => void copy()}>
          {words.asBefore({ meal: mealPhrases.meals[meal] })}
        </Button>
      </div>
      <p className="small" role="status">
        {isLost ? trackerPhrases.unavailable : null}
      </p>
      <Way address="/addmeal">{words.addMeal}</Way>
    </>
  );
});

const noteCopiedMeal = lateCode(() => import("#web/features/trackers/meal/note-copied-meal.ts"), "noteCopiedMeal");
