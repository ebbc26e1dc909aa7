import type { Day } from "../../shared/day.ts";
import type { Weekday } from "../slots/slot-facts.ts";

/** On which days from the first on: on each, on every so many, or on some of the week. */
export type Rhythm =
  | { readonly kind: "daily" }
  | { readonly kind: "every"; readonly days: number }
  | { readonly kind: "weekdays"; readonly weekdays: readonly Weekday[] };

/** For so many days, whether or not something is due on the last, or until so many doses were due. */
export type Lasting = { readonly kind: "days"; readonly days: number } | { readonly kind: "doses"; readonly doses: number };

/** At which times of which days, and for how long. */
export type Planned = {
  readonly kind: "planned";
  readonly rhythm: Rhythm;
  readonly times: readonly string[];
  readonly lasts: Lasting;
};

/** So many days at these times. `dose`: how much then; empty: as the item says. */
export type TaperStep = { readonly days: number; readonly dose: string; readonly times: readonly string[] };

/** Taken when it is needed, within `days` days: at most so often on an Indian day, and with so many hours between at least. */
export type AsNeeded = { readonly kind: "as-needed"; readonly mostADay: number; readonly hoursApart: number; readonly days: number };

/** When an item is to be taken or done, counted from its first day on. Source: specification/prescriptions.md, Ticks. */
export type Schedule = Planned | { readonly kind: "taper"; readonly steps: readonly TaperStep[] } | AsNeeded;

/**
 * A schedule as an item holds it. What is taken every day for so many days has no key but those that it always had: the hash of a version
 * is that of its words, and what was signed keeps it. Source: specification/prescriptions.md, Hash.
 */
export type HeldSchedule = { readonly times: readonly string[]; readonly days: number } | { readonly schedule: Schedule };

/** An item's schedule with the day on which it begins. */
export type Scheduled = HeldSchedule & { readonly start: Day };

/** How an item holds a schedule. */
export function heldSchedule(schedule: Schedule): HeldSchedule {
  const isPlain = schedule.kind === "planned" && schedule.rhythm.kind === "daily" && schedule.lasts.kind === "days";
  return isPlain ? { times: schedule.times, days: schedule.lasts.days } : { schedule };
}

/** The schedule that an item holds. */
export const scheduleOf = (held: HeldSchedule): Schedule =>
  "schedule" in held
    ? held.schedule
    : { kind: "planned", rhythm: { kind: "daily" }, times: held.times, lasts: { kind: "days", days: held.days } };

/** One text for one schedule, however its keys are ordered. */
export function scheduleText(held: HeldSchedule): string {
  const schedule = scheduleOf(held);
  switch (schedule.kind) {
    case "planned": {
      const { rhythm, times, lasts } = schedule;
      const days = rhythm.kind === "weekdays" ? rhythm.weekdays : rhythm.kind === "every" ? rhythm.days : null;
      return JSON.stringify([rhythm.kind, days, times, lasts.kind, lasts.kind === "days" ? lasts.days : lasts.doses]);
    }
    case "taper":
      return JSON.stringify([schedule.kind, ...schedule.steps.map(({ days, dose, times }) => [days, dose, times])]);
    case "as-needed":
      return JSON.stringify([schedule.kind, schedule.mostADay, schedule.hoursApart, schedule.days]);
  }
}
