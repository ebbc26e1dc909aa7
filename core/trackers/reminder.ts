import { firstInstantOf, daysAfter } from "../shared/day.ts";
import { indianDay } from "../shared/indian-time.ts";
import type { Patient } from "../account/patient.ts";
import type { OpenTracker } from "./tracked-value.ts";

const MINUTE = 60_000;

/**
 * The times of day in India at which somebody may be reminded, the last included, in minutes since midnight; and the most of one tracker.
 */
export const REMINDER_TIMES = { first: 7 * 60, last: 22 * 60, most: 8 } as const;

/** A reminder that comes later than this, in milliseconds, says nothing any more. */
const LATEST = 15 * MINUTE;

/**
 * Something that somebody set: on each day at `time`, in minutes since midnight in India. `next` is when it comes, in milliseconds since
 * 1970.
 */
export type Reminder = {
  readonly id: string;
  readonly patient: Patient;
  readonly tracker: OpenTracker;
  readonly time: number;
  readonly next: number;
};

/** The times of a patient's reminders, in minutes since midnight in India, the earliest first. */
export type ReminderTimes = Readonly<Record<OpenTracker, readonly number[]>>;

export const NO_REMINDERS: ReminderTimes = { water: [], sleep: [], exercise: [], meal: [], weight: [] };

/** Why these times can't be set; null: they can. Source: specification/trackers.md, Reminders. */
export function remindersRefusal(times: readonly number[]): { readonly kind: "outside-the-day" | "too-many" } | null {
  const isOutside = (time: number) => !Number.isInteger(time) || time < REMINDER_TIMES.first || time > REMINDER_TIMES.last;
  if (times.some(isOutside)) return { kind: "outside-the-day" };
  return new Set(times).size > REMINDER_TIMES.most ? { kind: "too-many" } : null;
}

/** When a time of day comes next after a moment, in milliseconds since 1970. */
export function nextAt(time: number, now: number): number {
  const today = indianDay(now);
  const at = firstInstantOf(today) + time * MINUTE;
  return at > now ? at : firstInstantOf(daysAfter(today, 1)) + time * MINUTE;
}

/** Until when a reminder of that moment says something. Source: specification/trackers.md, Reminders. */
export const timelyUntil = (at: number): number => at + LATEST;

/** Whether a reminder of that moment still says something now. */
export const isTimely = (at: number, now: number): boolean => now <= timelyUntil(at);
