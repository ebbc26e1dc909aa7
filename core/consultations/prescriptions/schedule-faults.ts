import { isZeroAmount } from "./dose-amount.ts";
import { isItemTime } from "../prescription/item-time.ts";
import { heldSchedule } from "../prescription/schedule.ts";
import { daysOf, firstDuePlace } from "../prescription/schedule-days.ts";
import type { Day } from "../../shared/day.ts";
import type { Planned, Schedule, TaperStep } from "../prescription/schedule.ts";

/** An item holds for so many days at most. */
export const MOST_DAYS = 365;
/** From one day to the next on which it is due. Source: specification/prescriptions.md, Ticks. */
export const EVERY_DAYS = { least: 2, most: 14 } as const;
export const TAPER_STEPS = { least: 2, most: 12 } as const;
export const MOST_A_DAY = 24;
export const MOST_HOURS_APART = 168;

const HOURS_A_DAY = 24;

/**
 * What of a schedule can't be signed as it stands. "other-times": a time that can't be read. "none-due": it is due on none of its days.
 * "apart": also more a day than so many hours between allow.
 */
export type ScheduleFault =
  | "times"
  | "other-times"
  | "every"
  | "weekdays"
  | "days"
  | "none-due"
  | "doses"
  | "steps"
  | "most-a-day"
  | "apart";

/** Why a schedule that begins on a day can't be signed; empty: it can. Source: specification/prescriptions.md, Ticks. */
export function scheduleFaults(schedule: Schedule, start: Day): ReadonlySet<ScheduleFault> {
  switch (schedule.kind) {
    case "planned":
      return new Set([...timeFaults(schedule.times), ...rhythmFaults(schedule), ...lengthFaults(schedule, start)]);
    case "taper": {
      const { steps } = schedule;
      const isCount = steps.length >= TAPER_STEPS.least && steps.length <= TAPER_STEPS.most;
      const isLength = isWithin(daysOf({ ...heldSchedule(schedule), start }), 1, MOST_DAYS);
      const isSound = steps.every((step) => stepFaults(step).size === 0);
      return new Set(isCount && isLength && isSound ? [] : (["steps"] as const));
    }
    case "as-needed": {
      const { mostADay, hoursApart, days } = schedule;
      return new Set([
        ...(isWithin(mostADay, 1, MOST_A_DAY) ? [] : (["most-a-day"] as const)),
        ...(isWithin(hoursApart, 1, mostHoursApart(mostADay)) ? [] : (["apart"] as const)),
        ...(isWithin(days, 1, MOST_DAYS) ? [] : (["days"] as const)),
      ]);
    }
  }
}

/** So many hours lie between two times at most where something may be taken so often a day: the last time is within a day of the first. */
export const mostHoursApart = (mostADay: number): number =>
  isWithin(mostADay, 2, MOST_A_DAY) ? Math.ceil(HOURS_A_DAY / (mostADay - 1)) - 1 : MOST_HOURS_APART;

/** The same of one step of a taper. "dose": it says an amount of nothing. */
export const stepFaults = ({ days, dose, times }: TaperStep): ReadonlySet<"times" | "other-times" | "days" | "dose"> =>
  new Set([
    ...timeFaults(times),
    ...(isWithin(days, 1, MOST_DAYS) ? [] : (["days"] as const)),
    ...(isZeroAmount(dose) ? (["dose"] as const) : []),
  ]);

function timeFaults(times: readonly string[]): readonly ("times" | "other-times")[] {
  const isEachOnce = times.length > 0 && new Set(times).size === times.length;
  return [...(isEachOnce ? [] : (["times"] as const)), ...(times.every(isItemTime) ? [] : (["other-times"] as const))];
}

function rhythmFaults({ rhythm }: Planned): readonly ("every" | "weekdays")[] {
  switch (rhythm.kind) {
    case "daily":
      return [];
    case "every":
      return isWithin(rhythm.days, EVERY_DAYS.least, EVERY_DAYS.most) ? [] : ["every"];
    case "weekdays":
      return rhythm.weekdays.length > 0 && new Set(rhythm.weekdays).size === rhythm.weekdays.length ? [] : ["weekdays"];
  }
}

/** So many days, of which at least one is due, or so many doses that are due within the most days. */
function lengthFaults(schedule: Planned, start: Day): readonly ("days" | "none-due" | "doses")[] {
  const { rhythm, lasts } = schedule;
  if (lasts.kind === "days") {
    if (!isWithin(lasts.days, 1, MOST_DAYS)) return ["days"];
    return (firstDuePlace(rhythm, start) ?? 0) < lasts.days ? [] : ["none-due"];
  }
  const isCount = Number.isInteger(lasts.doses) && lasts.doses >= 1;
  return isCount && daysOf({ ...heldSchedule(schedule), start }) <= MOST_DAYS ? [] : ["doses"];
}

const isWithin = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
