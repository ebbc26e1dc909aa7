import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from "idb";
import type { TrackerSettings } from "#core/trackers/tracker-settings.ts";
import type { Begun } from "#core/trackers/device/device-trackers.port.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { ChangedEntry } from "#core/trackers/trackers.port.ts";
import type { Visit } from "./visit.ts";

/** Of the database. */
export const TRACKERS = "trackers";
export const NOBODY_SINCE = "nobody since";
export const VISIT = "visit";

/**
 * `customer` is the key of a patient; for somebody's own days that is the customer's id. An entry is what `entries` says of it, else what
 * `toldTogether` says last.
 */
export interface TrackerStores extends DBSchema {
  entries: {
    key: [customer: string, entry: string];
    value: { customer: string; entry: string; kept: ChangedEntry };
    indexes: { customer: string };
  };
  toldTogether: { key: number; value: { customer: string; entries: readonly ChangedEntry[] }; indexes: { customer: string } };
  waiting: { key: number; value: { customer: string; op: TrackerOp; isHeld?: boolean }; indexes: { customer: string } };
  begun: { key: string; value: { customer: string; begun: Begun } };
  known: { key: string; value: Known };
  left: { key: typeof NOBODY_SINCE | typeof VISIT; value: number | Visit };
}

/**
 * What a device was told beside entries. A former build kept neither a history, nor what it had not heard of, nor whether it had heard all.
 */
type Known = {
  readonly customer: string;
  readonly place: number;
  readonly settings: TrackerSettings;
  readonly history?: string | null;
  readonly isWhole?: boolean;
  readonly unheard?: readonly string[];
};

export type StoreIn<Name extends StoreNames<TrackerStores>, Mode extends IDBTransactionMode> = IDBPObjectStore<
  TrackerStores,
  ArrayLike<StoreNames<TrackerStores>>,
  Name,
  Mode
>;

/** As long as a window of a former build is open, the stores stay as they were. This window then keeps in itself what it can. */
export async function openTrackerStores(): Promise<IDBPDatabase<TrackerStores>> {
  const { openDB } = await import("idb");
  const { promise: held, reject } = Promise.withResolvers<never>();
  const opening = openDB<TrackerStores>(TRACKERS, 3, {
    blocked: () => reject(new Error("a window of a former build is open")),
    upgrade(db, before) {
      db.createObjectStore("toldTogether", { autoIncrement: true }).createIndex("customer", "customer");
      if (before === 2) return;
      db.createObjectStore("left");
      if (before === 1) return;
      db.createObjectStore("entries", { keyPath: ["customer", "entry"] }).createIndex("customer", "customer");
      db.createObjectStore("waiting", { autoIncrement: true }).createIndex("customer", "customer");
      db.createObjectStore("known", { keyPath: "customer" });
      db.createObjectStore("begun", { keyPath: "customer" });
    },
  });
  return Promise.race([opening, held]);
}
