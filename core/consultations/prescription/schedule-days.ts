import { daysAfter, daysFrom, weekdayOf } from "../../shared/day.ts";
import { WEEKDAYS } from "../slots/slot-facts.ts";
import { clockTimeOf } from "./item-time.ts";
import { scheduleOf } from "./schedule.ts";
import type { Day } from "../../shared/day.ts";
import type { Rhythm, Scheduled, TaperStep } from "./schedule.ts";

/** What is due on a day: at which times, in the day's order, and how much where a step of a taper says so; empty: as the item says. */
type DueOn = Pick<TaperStep, "times" | "dose">;

const NOTHING: DueOn = { times: [], dose: "" };

/** What an item plans for a day. What is taken as needed plans nothing. Source: specification/prescriptions.md, Ticks. */
export function dueOn(item: Scheduled, day: Day): DueOn {
  const schedule = scheduleOf(item);
  const place = daysFrom(item.start, day);
  if (place < 0) return NOTHING;
  switch (schedule.kind) {
    case "planned": {
      const { rhythm, lasts } = schedule;
      const times = inDaysOrder(schedule.times);
      const cycle = cycleOf(rhythm, item.start);
      if (!cycle.places.includes(place % cycle.days)) return NOTHING;
      if (lasts.kind === "days") return place < lasts.days ? { times, dose: "" } : NOTHING;
      return { times: times.slice(0, Math.max(0, lasts.doses - daysBefore(cycle, place) * times.length)), dose: "" };
    }
    case "taper": {
      const step = place < daysOf(item) ? stepsOf(item).findLast(({ start }) => start <= day) : undefined;
      return step === undefined ? NOTHING : { times: inDaysOrder(step.times), dose: step.dose };
    }
    case "as-needed":
      return NOTHING;
  }
}

/** For how many days from its first on an item holds, the last included; 0: it plans nothing. */
export function daysOf(item: Scheduled): number {
  const schedule = scheduleOf(item);
  switch (schedule.kind) {
    case "planned": {
      const { lasts, times, rhythm } = schedule;
      if (lasts.kind === "days") return lasts.days;
      const cycle = cycleOf(rhythm, item.start);
      const days = times.length === 0 ? 0 : Math.ceil(lasts.doses / times.length);
      return days === 0 || cycle.places.length === 0 ? 0 : placeOf(cycle, days - 1) + 1;
    }
    case "taper":
      return schedule.steps.reduce((sum, { days }) => sum + days, 0);
    case "as-needed":
      return schedule.days;
  }
}

/** The steps of a taper, each with the day on which it begins; none of all else. */
export function stepsOf(item: Scheduled): readonly (TaperStep & { readonly start: Day })[] {
  const schedule = scheduleOf(item);
  let place = 0;
  return (schedule.kind === "taper" ? schedule.steps : []).map((step) => {
    const start = daysAfter(item.start, place);
    place += step.days;
    return { ...step, start };
  });
}

/** The last day on which an item holds; of one that plans nothing its first. */
export const lastDayOf = (item: Scheduled): Day => daysAfter(item.start, Math.max(daysOf(item), 1) - 1);

/** How many days after the first an item plans something for the first time; null: on none. */
export function firstDuePlace(rhythm: Rhythm, start: Day): number | null {
  const cycle = cycleOf(rhythm, start);
  return cycle.places.length === 0 ? null : placeOf(cycle, 0);
}

/** A rhythm comes back after so many days, in which it falls on these places, counted from its first day as 0. */
type Cycle = { readonly days: number; readonly places: readonly number[] };

function cycleOf(rhythm: Rhythm, start: Day): Cycle {
  switch (rhythm.kind) {
    case "daily":
      return { days: 1, places: [0] };
    case "every":
      return { days: rhythm.days, places: [0] };
    case "weekdays": {
      const first = weekdayOf(start) - 1;
      const places = rhythm.weekdays.map((weekday) => (WEEKDAYS.indexOf(weekday) - first + WEEKDAYS.length) % WEEKDAYS.length);
      return { days: WEEKDAYS.length, places: places.toSorted((a, b) => a - b) };
    }
  }
}

/** On how many days the cycle has fallen before a place. */
const daysBefore = ({ days, places }: Cycle, place: number): number =>
  Math.floor(place / days) * places.length + places.filter((one) => one < place % days).length;

/** On which place the cycle falls for the `nth` time, counted from 0. */
const placeOf = ({ days, places }: Cycle, nth: number): number =>
  Math.floor(nth / places.length) * days + (places[nth % places.length] ?? 0);

const inDaysOrder = (times: readonly string[]): readonly string[] =>
  times.toSorted((a, b) => (clockTimeOf(a) < clockTimeOf(b) ? -1 : clockTimeOf(a) > clockTimeOf(b) ? 1 : 0));
