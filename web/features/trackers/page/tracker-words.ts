import { dayOfValue } from "#core/trackers/tracked-value.ts";
import { counted } from "#web/design/phrase.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { grouped } from "#web/design/figures/grouped.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { exercise } from "#core/health/tools/exercise.ts";
import { daysAfter } from "#core/shared/day.ts";
import { exactly } from "#core/shared/exact.ts";
import { GIRTHS } from "#core/trackers/weigh-in.ts";
import { mealEnergy } from "#core/trackers/meal-energy.ts";
import { activityPhrases } from "#web/features/trackers/wording/activities.ts";
import { exercisePhrases } from "#web/features/trackers/wording/exercise.ts";
import { outboxPhrases } from "#web/features/trackers/wording/outbox.ts";
import { trackerPhrases as says } from "#web/features/trackers/wording/trackers.ts";
import type { SummaryAnswer } from "#core/health/tools/summary.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShownFigures } from "#core/trackers/body-figures.ts";
import type { OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";

const ACTIVITIES: ReadonlyMap<string, string> = new Map(Object.entries(activityPhrases));
type Meal = Extract<TrackedValue, { readonly per100: unknown }>;

/** Of any day: none is shown. */
const INDIAN_MIDNIGHT = Date.parse("2026-01-01T00:00:00+05:30");

const UNITS: ReadonlyMap<string, string> = new Map(Object.entries(says.foodUnits));
const MANY_UNITS: ReadonlyMap<string, string> = new Map(Object.entries(says.manyFoodUnits));

/** An amount of a food as it was measured: 2 katoris, 100 g. */
const foodAmount = (amount: number, unit: string, figure = grouped(amount)): string =>
  says.units.ofFood({ amount: figure, unit: (amount > 1 ? MANY_UNITS : UNITS).get(unit) ?? unit });

/** Nothing is noted or shown finer than a tenth. */
const toTenths = (figure: number): string => grouped(Math.round(figure * 10) / 10);

/** A food of the table has its name on the meals' own page alone, and a weight is not told to whoever hides it. */
function isTold(value: TrackedValue, figures: ShownFigures): boolean {
  if ("none" in value) return true;
  if ("typed" in value) return figures !== "hidden";
  return !("per100" in value) || value.name !== null;
}

const minutesText = (minutes: number): string => {
  if (minutes < 60) return says.units.minutes({ minutes: toTenths(minutes) });
  const [hours, rest] = [toTenths(Math.floor(minutes / 60)), minutes % 60];
  return rest === 0 ? says.units.hours({ hours }) : says.units.hoursAndMinutes({ hours, minutes: toTenths(rest) });
};

type Done = Extract<TrackedValue, { readonly minutes: number }>;

/** What was done, for how long, and the energy it took. */
function exerciseText({ activity, name, ...done }: Done, figures: ShownFigures): string {
  const amount = figures !== "shown" ? minutesText(done.minutes) : withEnergy(done);
  const called = name ?? ACTIVITIES.get(activity ?? "") ?? null;
  return called === null ? amount : exercisePhrases.named({ name: called, amount });
}

function withEnergy({ met, minutes, kg }: Pick<Done, "met" | "minutes" | "kg">): string {
  const { figures } = exercise({ met: exactly(met), minutes, weightKg: exactly(kg), ageYears: null });
  return exercisePhrases.kcal({ minutes: minutesText(minutes), kcal: toTenths(Number(figures?.["kcal"] ?? 0)) });
}

/** What was eaten, by the name of its food: of that only the meals' own page has the table. */
export function mealText({ amount: count, unit, name, ...eaten }: EatenAmount, figures: ShownFigures): string {
  const amount = foodAmount(count, unit, toTenths(count));
  if (figures !== "shown") return says.units.eatenAlone({ name, amount });
  return says.units.eaten({ name, amount, kcal: says.units.energy({ figure: grouped(Math.round(mealEnergy(eaten))) }) });
}
type Weighed = Extract<TrackedValue, { readonly typed: unknown }>;

/** As it was typed, with its unit, and the girths that were measured with it. */
function weightText({ typed, girths = {} }: Weighed): string {
  const said = (typed.unit === "kg" ? says.units.weight : says.units.pounds)({ figure: grouped(typed.amount) });
  const measured = GIRTHS.flatMap((girth) => {
    const of = girths[girth];
    return of === undefined ? [] : [says.units.girth[girth]({ amount: says.units[of.unit]({ figure: grouped(of.amount) }) })];
  });
  return [said, ...measured].join(", ");
}

type EatenAmount = Pick<Meal, "amount" | "unit" | "grams" | "per100"> & { readonly name: string };

/** What the trackers' figures say, in any language. */
export const trackerWords = {
  ...says,
  outbox: outboxPhrases,
  foodAmount,
  /** A figure of a tracker: 1,250 ml, 7 h 30 min, 61.5 kg. */
  amount(tracker: OpenTracker, figure: number | string): string {
    const value = Number(figure);
    switch (tracker) {
      case "water":
        return says.units.water({ figure: toTenths(value) });
      case "meal":
        return says.units.energy({ figure: toTenths(value) });
      case "weight":
        return says.units.weight({ figure: toTenths(value) });
      case "sleep":
      case "exercise":
        return minutesText(value);
    }
  },
  /** What an entry holds, with its calories where they are shown; null: it was removed. */
  valueText: (value: TrackedValue | null, figures: ShownFigures): string => {
    if (value === null) return says.entries.removedThere;
    if ("none" in value) return says.entries.nothingThatDay;
    switch (value.tracker) {
      case "water":
        return trackerWords.amount("water", value.ml);
      case "sleep":
        return trackerWords.amount("sleep", Math.round((value.end - value.start) / 60_000));
      case "exercise":
        return exerciseText(value, figures);
      case "meal":
        return mealText({ ...value, name: value.name ?? value.food ?? "" }, figures);
      case "weight":
        return weightText(value);
      case "dish":
      case "activity":
        return value.name;
    }
  },
  /** What the last press did to an entry. Of what may not be shown, or is known by its name on its own page alone, only that it is done. */
  doneText(before: TrackedValue | null, now: TrackedValue | null, figures: ShownFigures, shown: Day): string {
    const { done, undoable } = says.entries;
    const value = now ?? before;
    if (value === null) return undoable;
    if (!isTold(value, figures)) return trackerWords.onItsDay(undoable, value, shown);
    const kind = now === null ? "removed" : before === null ? "noted" : "changed";
    return trackerWords.onItsDay(done[kind]({ what: trackerWords.valueText(value, figures) }), value, shown);
  },
  /** What was done to an entry, with its day where another one is shown. */
  onItsDay(done: string, value: TrackedValue, shown: Day): string {
    const day = dayOfValue(value);
    return day === shown ? done : says.entries.onDay({ day: trackerWords.wholeDay(day), done });
  },
  /** How far a day is. A day without a goal waits for nothing once something is noted, also today. */
  stateText({ state, value, goal }: Pick<SummaryAnswer["days"][number], "state" | "value" | "goal">): string {
    return says.day.states[state === "open" && value !== null && goal === null ? "noted" : state];
  },
  /** When an entry happened; of a whole day nothing. */
  timeText(value: TrackedValue): string {
    if ("none" in value) return "";
    return value.tracker === "sleep" ? `${timeAt(value.start)} – ${timeAt(value.end)}` : timeAt(value.at);
  },
  dayText: (day: Day, today: Day): string =>
    day === today ? says.day.today : day === daysAfter(today, -1) ? says.day.yesterday : weekdayOf(day),
  wholeDay: (day: Day): string => dayAt(Date.parse(`${day}T12:00:00+05:30`)),
  /** A time of day, in minutes since midnight in India. */
  reminderTime: (time: number): string => timeAt(INDIAN_MIDNIGHT + time * 60_000),
  waiting: (count: number): string => counted(count, outboxPhrases.waiting, { count: toTenths(count) }),
  unkept: (count: number): string => counted(count, outboxPhrases.unkept, { count: toTenths(count) }),
  held: (count: number): string => counted(count, outboxPhrases.held, { count: toTenths(count) }),
  refused: (count: number): string => counted(count, outboxPhrases.refused, { count: toTenths(count) }),
};
