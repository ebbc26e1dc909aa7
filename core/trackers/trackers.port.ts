import { token } from "../shared/token.ts";
import type { MemberId } from "../account/family-member.ts";
import type { Patient } from "../account/patient.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Day } from "../shared/day.ts";
import type { FoldedEntry } from "./folded-entry.ts";
import type { TakenOps } from "./taken-ops.ts";
import type { EntryKind, OpenTracker } from "./tracked-value.ts";
import type { TrackerOp } from "./tracker-op.ts";
import type { CountedDay } from "./counted-day.ts";
import type { BodyFigures } from "./body-figures.ts";
import type { Pause } from "./pause.ts";
import type { DailyTracker, DayGoal } from "./tracker-goal.ts";
import type { TrackerSettings } from "./tracker-settings.ts";

/** An entry as it is stored; `change` grows with each change of any entry of the patient. */
export type StoredEntry = Omit<FoldedEntry, "tops"> & { readonly change: number };

/** When a press of an entry was pressed, in milliseconds since 1970. */
export type PressMoment = { readonly op: string; readonly at: number };

/**
 * An entry as a device is told it. `pressed` has what the device needs to tell it again, should the server lose it: its tracker, and when
 * the press that decided and each in conflict with it were pressed; missing: a server or a build of the release before has told it.
 */
export type ChangedEntry = StoredEntry & {
  readonly pressed?: { readonly tracker: EntryKind; readonly moments: readonly PressMoment[] };
};

/**
 * Entries that changed, by `change`; `isLast`: there are no further ones. `anewFrom` is the place up to which entries were deleted for
 * good: a device that knows less than that drops what it holds and reads everything again. `history` names what the store has gone through:
 * it is another once a backup was restored (null: it is not known). `isAhead`: nothing that is stored has come as far as the place that was
 * asked for, so that the store has lost something.
 */
export type ChangedEntries = {
  readonly entries: readonly ChangedEntry[];
  readonly isLast: boolean;
  readonly anewFrom: number;
  readonly history: string | null;
  readonly isAhead: boolean;
};

/**
 * What patients note of their days, each alone their own: another's entry is treated like one that does not exist. That a member is of that
 * customer's family, FindPatient has found. Whatever changes here, the customer's open pages hear of it, and the challenges that may count
 * it have moved with it, or nothing has.
 */
export type Trackers = {
  /**
   * Takes presses by `takenOps`. One call of an account is done after the other, and each wholly or not at all. `at` in milliseconds since
   * 1970.
   */
  take(patient: Patient, ops: readonly TrackerOp[], at: number): Promise<TakenOps>;
  /** The same for presses from a file of the patient's own, which may be older than those by hand. */
  takeFromFile(patient: Patient, ops: readonly TrackerOp[], at: number): Promise<TakenOps>;
  /** The same for rows of a table, by `takenFromTable`: whoever brings a table twice at once has its rows once. */
  takeFromTable(patient: Patient, rows: readonly TrackerOp[], at: number): Promise<TakenOps>;
  /** At most `most` of all presses, by their ids, the first after `after` ("": from the beginning). */
  pressesAfter(patient: Patient, after: string, most: number): Promise<readonly TrackerOp[]>;
  /** Deletes all entries of these kinds with their presses, as if they had never been. `at` in milliseconds since 1970. */
  erase(patient: Patient, kinds: readonly EntryKind[], at: number): Promise<void>;
  /** The entries of a tracker that were not removed, by day and id. */
  entriesOf(patient: Patient, tracker: OpenTracker, days: { readonly from: Day; readonly to: Day }): Promise<readonly StoredEntry[]>;
  /** What the entries of each day come to, by day; a day without an entry is not there. */
  countedDays(patient: Patient, tracker: DailyTracker, days: { readonly from: Day; readonly to: Day }): Promise<readonly CountedDay[]>;
  /** The members of whom entries stand that were not removed, by id; also who is no longer of the family. */
  notedMembers(customer: CustomerId): Promise<readonly MemberId[]>;
  /** At most `most` of those that changed after `after`, also removed ones. */
  changesAfter(patient: Patient, after: number, most: number): Promise<ChangedEntries>;
  settingsOf(patient: Patient): Promise<TrackerSettings>;
  /**
   * The consent of `settingsOf`, for what needs no more of it: whether it stands, under the text of today
   * (`core/account/health-consent.ts`).
   */
  hasConsent(patient: Patient): Promise<boolean>;
  /** Goals are one a day: a new one of that day replaces the former. */
  setGoal(patient: Patient, tracker: DailyTracker, goal: DayGoal): Promise<void>;
  setPauses(patient: Patient, pauses: readonly Pause[]): Promise<void>;
  /** For the whole account. `at` in milliseconds since 1970: when they were hidden. */
  setBodyFigures(customer: CustomerId, figures: BodyFigures, at: number): Promise<void>;
  /** `at` in milliseconds since 1970: when it was given or withdrawn. The same again changes nothing. */
  setConsent(patient: Patient, consent: boolean, at: number): Promise<void>;
  /** Deletes entries that were removed so long ago that every device has heard of it, with their presses. */
  forget(at: number): Promise<void>;
};
export const Trackers = token<Trackers>("Trackers");

/** For how many milliseconds a removed entry keeps its last press. */
export const REMOVED_KEPT = 400 * 24 * 60 * 60 * 1000;
