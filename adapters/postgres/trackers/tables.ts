import type { Generated, JSONColumnType } from "kysely";
import type { StoredFood } from "#core/trackers/tables/stored-food.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Span } from "#core/health/tools/summary.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { KeptTool } from "#core/health/kept-results.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { DailyTracker, WayOfLiving } from "#core/trackers/tracker-goal.ts";
import type { OtherSaying } from "#core/trackers/folded-entry.ts";
import type { EntryKind, OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { OpChange, TrackerOp } from "#core/trackers/tracker-op.ts";

export type TrackerTables = {
  tracker_op: TrackerOpRow;
  tracker_entry: TrackerEntryRow;
  tracker_day: TrackerDayRow;
  tracker_goal: TrackerGoalRow;
  tracker_pause: TrackerPauseRow;
  tracker_reading: TrackerReadingRow;
  tracker_hiding: TrackerHidingRow;
  tracker_reminder: TrackerReminderRow;
  tracker_result: TrackerResultRow;
  mind_answer: MindAnswerRow;
  health_consent: HealthConsentRow;
  imported_table: ImportedTableRow;
  imported_row: ImportedRow;
};

/** The member of the family that it is about; empty: the customer. */
type OfMember = Generated<string>;

/** A press as it came; never changed. `received_at` is the server's clock. */
export type TrackerOpRow = {
  customer: string;
  member: OfMember;
  op: string;
  entry: string;
  n: number;
  pressed_at: Date;
  change: JSONColumnType<OpChange>;
  received_at: Date;
};

/** What the presses of an entry make. `value` and `day` null: it was removed. */
export type TrackerEntryRow = {
  customer: string;
  member: OfMember;
  entry: string;
  tracker: EntryKind;
  op: string;
  n: number;
  day: Day | null;
  value: JSONColumnType<TrackedValue> | null;
  tops: JSONColumnType<readonly TrackerOp[]>;
  conflicts: JSONColumnType<readonly OtherSaying[]>;
  /** The order of changes; of one customer they are made one after the other. */
  change: Generated<number>;
  changed_at: Date;
};

/** What the entries of a day come to, worked out from them; `sum` as text. */
export type TrackerDayRow = {
  customer: string;
  member: OfMember;
  tracker: DailyTracker;
  day: Day;
  entries: number;
  sum: string | null;
  spans: JSONColumnType<readonly Span[]>;
};

/** `activity` null: nobody said how they live. */
export type TrackerGoalRow = {
  customer: string;
  member: OfMember;
  tracker: DailyTracker;
  from_day: Day;
  value: number;
  activity: Generated<WayOfLiving | null>;
  adds_exercise: Generated<boolean>;
};
export type TrackerPauseRow = { customer: string; member: OfMember; from_day: Day; to_day: Day };

/** A device that knows less than the change `anew_from` reads everything again: entries were deleted for good. */
export type TrackerReadingRow = { customer: string; member: OfMember; anew_from: number };

/** Somebody who wants to see neither calories nor weight. */
export type TrackerHidingRow = { customer: string; since: Date };

/** `time` in minutes since midnight in India; `next_at` is when it comes. */
export type TrackerReminderRow = { id: string; customer: string; member: OfMember; tracker: OpenTracker; time: number; next_at: Date };

/** A result of a tool; never changed. `at` is when it was made, `received_at` the server's clock. */
export type TrackerResultRow = {
  customer: string;
  id: string;
  tool: KeptTool;
  at: Date;
  input: JSONColumnType<HealthInput>;
  answers: JSONColumnType<readonly HealthAnswer[]>;
  received_at: Date;
};

/** The last answer to a question of the mind. */
export type MindAnswerRow = { customer: string; question: string; answer: number; answered_at: Date };

/** `withdrawn_at` null: it stands. */
export type HealthConsentRow = { customer: string; given_at: Date; withdrawn_at: Date | null; text_version: Generated<number> };

/** The tables to which staff add rows. */
export type ImportedKind = "food" | "activity";

/** `version` grows with each import that changes the table. */
export type ImportedTableRow = { kind: ImportedKind; version: number };
export type ImportedRow = { kind: ImportedKind; id: string; value: JSONColumnType<StoredFood | Activity> };
