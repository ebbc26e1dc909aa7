import { lookedUpDay } from "./looked-up-day.ts";
import { wholeMinutes } from "../health/tools/sleep.ts";
import { mealEnergy } from "./meal-energy.ts";
import type { Nutrition } from "../health/foods/food.ts";
import type { MealName } from "./meal-name.ts";
import type { Day } from "../shared/day.ts";
import type { OwnValue } from "./own-value.ts";
import type { Tracker, TrackerEntry } from "../health/tools/summary.ts";
import type { TypedGirths, TypedWeight } from "./weigh-in.ts";

/** The trackers that are open. */
export const OPEN_TRACKERS = ["water", "sleep", "exercise", "meal", "weight"] as const satisfies readonly Tracker[];
export type OpenTracker = (typeof OPEN_TRACKERS)[number];

/** Of what an entry is: of a tracker's day, or something of its owner's own. */
export type EntryKind = TrackedValue["tracker"];

/** What an entry holds. Source: specification/trackers.md, Entries. */
export type TrackedValue = DayValue | OwnValue;

/**
 * What an entry of a day holds, with all that its figures are worked out from. Instants in milliseconds since 1970.
 * Source: specification/trackers.md, Entries.
 */
export type DayValue =
  | { readonly tracker: "water"; readonly at: number; readonly ml: number }
  /** `quality` null: it was not said. */
  | { readonly tracker: "sleep"; readonly start: number; readonly end: number; readonly quality: number | null }
  /**
   * With a `name` it is an activity of one's own: `activity` is the entry that keeps it, null: none does. `kg` is the weight of that day.
   */
  | {
      readonly tracker: "exercise";
      readonly at: number;
      readonly activity: string | null;
      readonly name: string | null;
      readonly met: number;
      readonly minutes: number;
      readonly kg: number;
    }
  /**
   * With a `name` it is something of one's own: `food` is the entry that keeps it as a dish, null: none does. `grams` and `per100` are what
   * it was worked out with.
   */
  | {
      readonly tracker: "meal";
      readonly at: number;
      readonly meal: MealName;
      readonly food: string | null;
      readonly name: string | null;
      readonly amount: number;
      readonly unit: string;
      readonly grams: number;
      readonly per100: Nutrition;
    }
  /** `typed` as it was written, with its unit; `girths` those that were measured with it, likewise. */
  | {
      readonly tracker: "weight";
      readonly at: number;
      readonly kg: number;
      readonly typed: TypedWeight;
      readonly girths?: TypedGirths;
    }
  /** Nothing that day. */
  | { readonly tracker: OpenTracker; readonly day: Day; readonly none: true };

/** Whether it is noted of a day, and not something of its owner's own. */
export const isOfDay = (value: TrackedValue): value is DayValue => value.tracker !== "dish" && value.tracker !== "activity";

/**
 * The day to which it belongs, in India; a sleep belongs to the day on which it ends, what is one's own to the day on which it was written
 * so.
 */
export function dayOfValue(value: TrackedValue): Day {
  if ("none" in value) return value.day;
  return lookedUpDay(value.tracker === "sleep" ? wholeMinutes(value.end) : value.at);
}

/** The moment up to which it reaches; null: it stands for a whole day. In milliseconds since 1970. */
export function endOfValue(value: TrackedValue): number | null {
  if ("none" in value) return null;
  return value.tracker === "sleep" ? value.end : value.at;
}

/** What was noted of a tracker, as `summary` adds it up. Removed entries and those of other trackers do not count. */
export const countedEntries = (
  tracker: OpenTracker,
  noted: readonly { readonly entry: string; readonly value: TrackedValue | null }[],
): readonly TrackerEntry[] => noted.flatMap(({ entry, value }) => (value?.tracker === tracker ? [countedEntry(entry, value)] : []));

/**
 * The value as `summary` adds it up: millilitres, a span, minutes, kilocalories or kilograms. Source: specification/trackers.md, Summary.
 */
export function countedEntry(id: string, value: DayValue): TrackerEntry {
  if ("none" in value) return { kind: "day", id, day: value.day, value: 0 };
  switch (value.tracker) {
    case "water":
      return { kind: "amount", id, at: value.at, value: value.ml };
    case "sleep":
      return { kind: "span", id, start: value.start, end: value.end };
    case "exercise":
      return { kind: "amount", id, at: value.at, value: value.minutes };
    case "meal":
      return { kind: "amount", id, at: value.at, value: mealEnergy(value) };
    case "weight":
      return { kind: "amount", id, at: value.at, value: value.kg };
  }
}
