import { memberId } from "#core/account/family-member.ts";
import { holderOf, patientKey } from "#core/account/patient.ts";
import { sharedStores } from "#adapters/browser-storage/shared-stores.ts";
import { NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { entriesWithTaken } from "#core/trackers/device/entries-with-taken.ts";
import { resentPresses } from "#core/trackers/device/resent-presses.ts";
import { dropEntries, entriesIn, putEntries, stoodIn, withChanged } from "./kept-entries.ts";
import { NOBODY_SINCE, openTrackerStores, TRACKERS, VISIT } from "./tracker-stores.ts";
import type { IDBPDatabase, StoreNames } from "idb";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DeviceNotes, DeviceOutbox, DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { TrackerOp } from "#core/trackers/entries/tracker-op.ts";
import type { ChangedEntry } from "#core/trackers/trackers.port.ts";
import type { ReadRecords } from "./kept-entries.ts";
import type { StoreIn, TrackerStores, Visit } from "./tracker-stores.ts";

/** How long presses wait for whoever made them to sign in again, in milliseconds. Source: specification/trackers.md, Offline entries. */
const WAITS = 30 * 86_400_000;
const NO_VISIT: Visit = { customer: null, n: 0 };
const NOTHING_TOLD = { place: NO_NOTES.place, settings: NO_NOTES.settings };

/** All stores but those of entries. */
const OUTBOX = ["waiting", "known", "begun", "left"] as const satisfies readonly StoreNames<TrackerStores>[];

type Reading = { objectStore<Name extends (typeof OUTBOX)[number]>(name: Name): StoreIn<Name, "readonly"> };

/** In this browser's IndexedDB, or where that can't be used in the window alone. */
export function deviceTrackers(): DeviceTrackers {
  const { opened, tell, followOtherWindows, alone } = sharedStores(TRACKERS, openTrackerStores);
  const inWindow = new Map<string, DeviceNotes>();
  const records: ReadRecords = new Map();
  let visitOfWindow = NO_VISIT;
  let hasAskedToStay = false;
  const ofWindow = (whose: string): DeviceNotes => inWindow.get(whose) ?? NO_NOTES;

  async function outboxIn(reading: Reading, patient: Patient): Promise<DeviceOutbox> {
    const whose = patientKey(patient);
    const [waiting, known, begun, visit] = await Promise.all([
      reading.objectStore("waiting").index("customer").getAll(whose),
      reading.objectStore("known").get(whose),
      reading.objectStore("begun").get(whose),
      visitIn(reading.objectStore("left")),
    ]);
    const { place, settings, history = null, unheard = [] } = known ?? NO_NOTES;
    const { waiting: unkept, held: heldInWindow, begun: inThisWindow } = ofWindow(whose);
    return {
      waiting: [...waiting.flatMap(({ op, isHeld }) => (isHeld === true ? [] : [op])), ...unkept],
      held: [...waiting.flatMap(({ op, isHeld }) => (isHeld === true ? [op] : [])), ...heldInWindow],
      ...{ place, history, unheard },
      settings: { ...NO_NOTES.settings, ...settings, goals: { ...NO_NOTES.settings.goals, ...settings.goals } }, // A former build knew fewer trackers.
      begun: begun?.begun ?? inThisWindow,
      visit: numberOf(visit, patient),
    };
  }

  return {
    async read(patient) {
      const db = await opened();
      if (db === null) return { ...ofWindow(patientKey(patient)), visit: numberOf(visitOfWindow, patient) };
      const reading = db.transaction(["entries", "toldTogether", ...OUTBOX]);
      const whose = patientKey(patient);
      const [entries, outbox] = await Promise.all([entriesIn(reading, whose), outboxIn(reading, patient)]);
      return { entries, ...outbox };
    },
    async readOutbox(patient) {
      const db = await opened();
      if (db !== null) return outboxIn(db.transaction(OUTBOX), patient);
      const { entries: _, ...outbox } = ofWindow(patientKey(patient));
      return { ...outbox, visit: numberOf(visitOfWindow, patient) };
    },
    async unsentOf(customer) {
      const inThisWindow = [...inWindow].flatMap(([whose, { waiting, held }]) => (waiting.length + held.length > 0 ? [whose] : []));
      const kept: string[] = [];
      const db = await opened();
      const waiting = db?.transaction("waiting").store.index("customer");
      for (let cursor = await waiting?.openKeyCursor(null, "nextunique"); cursor != null; cursor = await cursor.continue())
        kept.push(String(cursor.key));
      return [...new Set([...inThisWindow, ...kept])].flatMap((whose) => patientOfAccount(customer, whose) ?? []);
    },
    async press(patient, op) {
      const whose = patientKey(patient);
      const db = await opened();
      if (db === null || !(await isAdded(db, { customer: whose, op })))
        inWindow.set(whose, { ...ofWindow(whose), waiting: [...ofWindow(whose).waiting, op] });
      tell();
      if (navigator.onLine === false && !hasAskedToStay) {
        hasAskedToStay = true;
        void stay();
      }
    },
    async settle(patient, visit, { taken, dropped }) {
      const whose = patientKey(patient);
      const [isTaken, isEnded] = [new Set(taken), new Set([...taken, ...dropped])];
      const takenOf = (ops: readonly TrackerOp[]) => ops.filter(({ op }) => isTaken.has(op));
      const inThisWindow = (): readonly TrackerOp[] => [...ofWindow(whose).waiting, ...ofWindow(whose).held];
      const endInWindow = (changed: readonly ChangedEntry[]) => {
        const before = ofWindow(whose);
        const left = (ops: readonly TrackerOp[]) => ops.filter(({ op }) => !isEnded.has(op));
        const entries = withChanged(before.entries, changed);
        inWindow.set(whose, {
          ...{ ...before, entries, waiting: left(before.waiting), held: left(before.held) },
          unheard: together(before.unheard, changed),
        });
      };
      const db = await opened();
      if (db === null) {
        const isHere = visit !== null && numberOf(visitOfWindow, patient) === visit;
        endInWindow(isHere ? entriesWithTaken(ofWindow(whose).entries, takenOf(inThisWindow())) : []);
        return;
      }
      const writing = db.transaction(["entries", "toldTogether", "known", "waiting", "left"], "readwrite");
      const [entries, known] = [writing.objectStore("entries"), writing.objectStore("known")];
      const settling = async () => {
        const isHere = visit !== null && numberOf(await visitIn(writing.objectStore("left")), patient) === visit;
        const ops = takenOf(inThisWindow());
        const waiting = writing.objectStore("waiting").index("customer");
        for (let cursor = await waiting.openCursor(whose); cursor !== null; cursor = await cursor.continue()) {
          const { op } = cursor.value;
          if (!isEnded.has(op.op)) continue;
          ops.push(...takenOf([op]));
          await cursor.delete();
        }
        if (!isHere || ops.length === 0) return;
        const ids = new Set(ops.map(({ entry }) => entry));
        const changed = entriesWithTaken(await stoodIn(writing, { whose, ids, records }), ops);
        const told = (await known.get(whose)) ?? { ...NOTHING_TOLD, customer: whose };
        await Promise.all([
          ...changed.map((kept) => entries.put({ customer: whose, entry: kept.entry, kept })),
          known.put({ ...told, unheard: together(told.unheard ?? [], changed) }),
        ]);
      };
      try {
        await Promise.all([settling(), writing.done]);
      } catch {
        return; // The device is full: what waits goes on waiting, and is sent once more.
      }
      endInWindow([]);
      tell();
    },
    async take(patient, visit, { entries, settings, isLast, anewFrom, history }) {
      const whose = patientKey(patient);
      const placeAfter = (before: number) => Math.max(entries.at(-1)?.change ?? before, isLast ? anewFrom : 0);
      const db = await opened();
      if (db === null) {
        if (numberOf(visitOfWindow, patient) !== visit) return false;
        const before = ofWindow(whose);
        const places = { place: placeAfter(before.place), history: history ?? before.history };
        inWindow.set(whose, {
          ...{ ...before, entries: withChanged(before.entries, entries), settings, ...places },
          unheard: without(before.unheard, entries),
        });
        return true;
      }
      const writing = db.transaction(["entries", "toldTogether", "known", "left"], "readwrite");
      if (numberOf(await visitIn(writing.objectStore("left")), patient) !== visit) return false;
      const known = writing.objectStore("known");
      const stood = (await known.get(whose)) ?? NO_NOTES;
      await Promise.all([
        putEntries(writing, whose, entries),
        known.put({
          ...{ customer: whose, settings, place: placeAfter(stood.place), history: history ?? stood.history ?? null },
          unheard: without(stood.unheard ?? [], entries),
        }),
      ]);
      await writing.done;
      tell();
      return true;
    },
    async readAnew(patient, visit, fate) {
      const whose = patientKey(patient);
      const turnInWindow = () => {
        const before = ofWindow(whose);
        const waiting = [...(fate === "dropped" ? [] : before.entries.flatMap(resentPresses)), ...before.waiting];
        const pressed = fate === "resent" ? { waiting } : { waiting: [], held: [...before.held, ...waiting] };
        inWindow.set(whose, { ...before, entries: [], place: 0, history: null, unheard: [], ...pressed });
      };
      const db = await opened();
      if (db === null) {
        if (numberOf(visitOfWindow, patient) !== visit) return false;
        turnInWindow();
        return true;
      }
      const writing = db.transaction(["entries", "toldTogether", "known", "waiting", "left"], "readwrite");
      if (numberOf(await visitIn(writing.objectStore("left")), patient) !== visit) return false;
      turnInWindow();
      const [known, waiting] = [writing.objectStore("known"), writing.objectStore("waiting")];
      const { settings } = (await known.get(whose)) ?? NO_NOTES;
      await known.put({ customer: whose, settings, place: 0, history: null });
      if (fate !== "dropped")
        for (const op of (await entriesIn(writing, whose)).flatMap(resentPresses)) await waiting.add({ customer: whose, op });
      await dropEntries(writing, (customer) => customer === whose);
      if (fate !== "resent") await mark(waiting, { whose, isHeld: true });
      await writing.done;
      return true;
    },
    async release(patient) {
      const whose = patientKey(patient);
      const before = ofWindow(whose);
      inWindow.set(whose, { ...before, waiting: [...before.waiting, ...before.held], held: [] });
      const db = await opened();
      if (db === null) return;
      const writing = db.transaction("waiting", "readwrite");
      await mark(writing.store, { whose, isHeld: false });
      await writing.done;
    },
    async begin(patient, begun) {
      const whose = patientKey(patient);
      const db = await opened();
      if (db === null) {
        if (numberOf(visitOfWindow, patient) !== null) inWindow.set(whose, { ...ofWindow(whose), begun });
        return;
      }
      const writing = db.transaction(["begun", "left"], "readwrite", { durability: "strict" });
      if (numberOf(await visitIn(writing.objectStore("left")), patient) === null) return;
      await writing.objectStore("begun").put({ customer: whose, begun });
      await writing.done;
      tell();
    },
    async leave(now) {
      for (const [whose, { waiting, held }] of inWindow) inWindow.set(whose, { ...NO_NOTES, waiting, held });
      visitOfWindow = { customer: null, n: visitOfWindow.n + 1 };
      const db = await opened();
      if (db === null) return;
      const leaving = db.transaction(["entries", "toldTogether", "known", "begun", "waiting", "left"], "readwrite");
      const left = leaving.objectStore("left");
      const [stood, { n }] = await Promise.all([left.get(NOBODY_SINCE), visitIn(left)]);
      const since = typeof stood === "number" ? stood : now;
      await Promise.all([
        leaving.objectStore("entries").clear(),
        leaving.objectStore("toldTogether").clear(),
        leaving.objectStore("known").clear(),
        leaving.objectStore("begun").clear(),
        left.put(since, NOBODY_SINCE),
        left.put({ customer: null, n: n + 1 }, VISIT),
        ...(now - since >= WAITS ? [leaving.objectStore("waiting").clear()] : []),
      ]);
      await leaving.done;
    },
    async arrive(customer) {
      if (visitOfWindow.customer !== customer) {
        for (const [whose, { waiting, held }] of inWindow)
          if (patientOfAccount(customer, whose) === null) inWindow.set(whose, { ...NO_NOTES, waiting, held });
        visitOfWindow = { customer, n: visitOfWindow.n + 1 };
      }
      const db = await opened();
      if (db === null) return;
      const arriving = db.transaction(["entries", "toldTogether", "known", "begun", "left"], "readwrite");
      const left = arriving.objectStore("left");
      await left.delete(NOBODY_SINCE);
      const before = await visitIn(left);
      if (before.customer !== customer) {
        const [known, begun] = [arriving.objectStore("known"), arriving.objectStore("begun")];
        const isOfOther = (whose: string) => patientOfAccount(customer, whose) === null;
        await dropEntries(arriving, isOfOther);
        for (const key of await known.getAllKeys()) if (isOfOther(key)) await known.delete(key);
        for (const key of await begun.getAllKeys()) if (isOfOther(key)) await begun.delete(key);
        await left.put({ customer, n: before.n + 1 }, VISIT);
      }
      await arriving.done;
    },
    alone, // Where windows don't wait for one another, the server takes each press once, whoever sends it.
    followOtherWindows,
  };
}

const together = (unheard: readonly string[], changed: readonly ChangedEntry[]): readonly string[] => [
  ...new Set([...unheard, ...changed.map(({ entry }) => entry)]),
];
function without(unheard: readonly string[], told: readonly ChangedEntry[]): readonly string[] {
  const heard = new Set(told.map(({ entry }) => entry));
  return unheard.filter((entry) => !heard.has(entry));
}

/** Whether a press is kept: a device may be full. It is committed at once and has reached the disk by then, so that it is kept as well where the page, the browser or the device ends in the next moment. */
async function isAdded(db: IDBPDatabase<TrackerStores>, press: TrackerStores["waiting"]["value"]): Promise<boolean> {
  try {
    const writing = db.transaction("waiting", "readwrite", { durability: "strict" });
    const adding = writing.store.add(press);
    writing.commit();
    await Promise.all([adding, writing.done]);
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear this shop's storage where its disk gets full: what could not be sent is nowhere else. Some ask whoever sits there. */
async function stay(): Promise<void> {
  const { storage }: { readonly storage?: StorageManager } = navigator; // Not every window has one.
  await storage?.persist().catch(() => false);
}

async function visitIn(left: StoreIn<"left", IDBTransactionMode>): Promise<Visit> {
  const kept = await left.get(VISIT);
  return typeof kept === "object" ? kept : NO_VISIT; // A former build kept none.
}

/** Null: that visit is not of whoever holds this patient's account. */
const numberOf = ({ customer, n }: Visit, patient: Patient): number | null => (customer === holderOf(patient) ? n : null);

/** The patient of that key; null: they are of another account. */
function patientOfAccount(customer: CustomerId, whose: string): Patient | null {
  if (whose === customer) return customer;
  return whose.startsWith(`${customer}/`) ? { customer, member: memberId(whose.slice(customer.length + 1)) } : null;
}

async function mark(
  store: StoreIn<"waiting", "readwrite">,
  { whose, isHeld }: { readonly whose: string; readonly isHeld: boolean },
): Promise<void> {
  for (let cursor = await store.index("customer").openCursor(whose); cursor !== null; cursor = await cursor.continue())
    await cursor.update({ ...cursor.value, isHeld });
}
