import type { Patient } from "../../account/patient.ts";
import type { Day } from "../../shared/day.ts";
import type { DailyTracker } from "../tracker-goal.ts";

/** A day of somebody's tracker. */
export type StoredDay = { readonly patient: Patient; readonly tracker: DailyTracker; readonly day: Day };

/** What is stored of days, so that nobody has to add up their entries. */
export type StoredDays = {
  /** The days of everybody of which something else is stored than their entries come to, or nothing, or which have no entry. */
  differing(): AsyncIterable<StoredDay>;
  /** Counts a day from its entries, while nobody else changes entries of its account. */
  countAgain(day: StoredDay): Promise<void>;
};
