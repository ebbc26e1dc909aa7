import { token } from "../../shared/token.ts";
import { NO_SETTINGS } from "../tracker-settings.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Patient } from "../../account/patient.ts";
import type { TrackerChanges } from "../calls/list-tracker-changes.use-case.ts";
import type { TrackerSettings } from "../tracker-settings.ts";
import type { TrackerOp } from "../tracker-op.ts";
import type { ChangedEntry } from "../trackers.port.ts";

/**
 * What a device knows of a patient's trackers.
 * - `entries`: as the server sent them, up to `place` in its order of changes. `history`: identifies the server's store; null: it named
 *   none.
 * - `isWhole`: the server has told all that there was, once; until then newer entries may be lacking.
 * - `waiting`: presses that were not sent to the server yet, in their order.
 * - `unheard`: ids of entries for which the server accepted a press, but whose change it has not sent to this device yet.
 * - `held`: presses from before entries were deleted for good. They are sent only if the customer says so.
 * - `visit`: how often somebody signed in on this device; null: the owner of this account is not signed in here.
 * - `inWindow`: what the device could not store.
 */
export type DeviceNotes = {
  readonly entries: readonly ChangedEntry[];
  readonly waiting: readonly TrackerOp[];
  readonly held: readonly TrackerOp[];
  readonly place: number;
  readonly history: string | null;
  readonly isWhole: boolean;
  readonly unheard: readonly string[];
  readonly settings: TrackerSettings;
  readonly begun: Begun;
  readonly visit: number | null;
  readonly inWindow: InWindow;
};

/**
 * What is kept only until the window closes: how many of the presses in `waiting` and `held`, and whether a sleep or exercise that was
 * begun.
 */
export type InWindow = { readonly presses: number; readonly begun: boolean };

/** What is needed to exchange changes with the server. */
export type DeviceOutbox = Omit<DeviceNotes, "entries">;

/** What somebody began and has not ended yet, in milliseconds since 1970; null: nothing. */
export type Begun = { readonly sleep: number | null; readonly exercise: number | null };

export const NO_NOTES: DeviceNotes = {
  entries: [],
  waiting: [],
  held: [],
  place: 0,
  history: null,
  isWhole: false,
  unheard: [],
  settings: NO_SETTINGS,
  begun: { sleep: null, exercise: null },
  visit: null,
  inWindow: { presses: 0, begun: false },
};

/** What the server has answered for presses, by their ids. `taken`: it keeps them; `dropped`: they will never be sent. */
export type SettledPresses = { readonly taken: readonly string[]; readonly dropped: readonly string[] };

/**
 * What becomes of a device's entries where everything is read anew. `dropped`: the server has deleted some of them for good; what was not
 * sent yet is held back. `resent`: the server may have lost some of them, so that they wait to be sent. `held`: both.
 */
export type EntriesFate = "dropped" | "resent" | "held";

/**
 * What a device keeps of patients' trackers, for when there is no line. Where it can keep nothing, or nothing more, that lasts as long as
 * its window. Source: specification/trackers.md, Offline entries.
 */
export type DeviceTrackers = {
  read(patient: Patient): Promise<DeviceNotes>;
  /** The same without entries, of which there may be thousands. */
  readOutbox(patient: Patient): Promise<DeviceOutbox>;
  /** The patients of an account of whom presses wait, or are held back. */
  unsentOf(customer: CustomerId): Promise<readonly Patient[]>;
  /** Keeps a press. Answers once it outlives whatever happens to the window in the next moment, or stands in the window alone. */
  press(patient: Patient, op: TrackerOp): Promise<void>;
  /**
   * These presses need not be sent any more. In the same step those that were taken become part of the entries, so that none is missing in
   * between; of a visit that is over nothing is kept.
   */
  settle(patient: Patient, visit: number | null, presses: SettledPresses): Promise<void>;
  /** Keeps what the server told in this visit. False: the visit is over, and nothing is kept. */
  take(patient: Patient, visit: number, changes: TrackerChanges): Promise<boolean>;
  /** Drops all entries, so that everything is read anew, with what becomes of them. False: the visit is over, and nothing is done. */
  readAnew(patient: Patient, visit: number, fate: EntriesFate): Promise<boolean>;
  /** What was held back may be sent. */
  release(patient: Patient): Promise<void>;
  /** Keeps what is begun, unless whoever holds this account is not signed in here. */
  begin(patient: Patient, begun: Begun): Promise<void>;
  /**
   * Nobody is signed in: leaves nothing of anybody but presses that the server was not told yet, and not these once nobody has been for 30
   * days. `now` in milliseconds since 1970.
   */
  leave(now: number): Promise<void>;
  /** Somebody is signed in. Of others it leaves what `leave` leaves. */
  arrive(customer: CustomerId): Promise<void>;
  /** Does this while no other window of the device does it. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Other windows changed something. Answers what ends that. */
  followOtherWindows(tell: () => void): () => void;
};
export const DeviceTrackers = token<DeviceTrackers>("DeviceTrackers");
