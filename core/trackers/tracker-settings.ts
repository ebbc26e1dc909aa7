import { NO_REMINDERS } from "./reminder.ts";
import type { Day } from "../shared/day.ts";
import type { BodyFigures } from "./body-figures.ts";
import type { Pause } from "./pause.ts";
import type { ReminderTimes } from "./reminder.ts";
import type { DailyTracker, DayGoal } from "./tracker-goal.ts";

/**
 * What is set for a patient's trackers. `goals` are their own, each from its day on; `consent`: it is allowed to keep their health data.
 * `bodyFigures` holds for the whole account. `birthdate`: of a member of the family; null: they are the customer's own.
 */
export type TrackerSettings = {
  readonly goals: Readonly<Record<DailyTracker, readonly DayGoal[]>>;
  readonly pauses: readonly Pause[];
  readonly consent: boolean;
  readonly bodyFigures: BodyFigures;
  readonly reminders: ReminderTimes;
  readonly birthdate: Day | null;
};

/** Of somebody who has set nothing. */
export const NO_SETTINGS: TrackerSettings = {
  goals: { water: [], sleep: [], exercise: [], meal: [] },
  pauses: [],
  consent: false,
  bodyFigures: "shown",
  reminders: NO_REMINDERS,
  birthdate: null,
};
