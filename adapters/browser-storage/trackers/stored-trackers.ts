import { patientKey } from "#core/account/patient.ts";
import { NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { entriesWithTaken } from "#core/trackers/device/entries-with-taken.ts";
import { resentPresses } from "#core/trackers/device/resent-presses.ts";
import { placeAfter, lackingAnswer, stillLacking } from "./heard-changes.ts";
import { dropEntries, entriesIn, gatherEntries, keptRecord, putEntries, scatteredIn, foundIn } from "./kept-entries.ts";
import { NOBODY_SINCE, VISIT } from "./tracker-stores.ts";
import { NO_VISIT, numberOf, patientOfAccount } from "./visit.ts";
import type { IDBPDatabase, IDBPTransaction, StoreNames } from "idb";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import type { Begun, DeviceNotes, DeviceOutbox, EntriesFate, SettledPresses } from "#core/trackers/device/device-trackers.port.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { ReadRecords } from "./kept-entries.ts";
import type { StoreIn, TrackerStores } from "./tracker-stores.ts";
import type { Visit } from "./visit.ts";

/** How long presses wait for whoever made them to sign in again, in milliseconds. Source: specification/trackers.md, Offline entries. */
const WAITS = 30 * 86_400_000;
const NOTHING_TOLD = { place: NO_NOTES.place, settings: NO_NOTES.settings };

/** All stores but those of entries. */
const OUTBOX = ["waiting", "known", "begun", "left"] as const satisfies readonly StoreNames<TrackerStores>[];

type Reading = { objectStore<Name extends (typeof OUTBOX)[number]>(name: Name): StoreIn<Name, "readonly"> };

/**
 * What this browser's IndexedDB keeps of patients' trackers. Each call is kept as a whole or not at all: where the browser refuses it, as
 * on a full device, it breaks off with the browser's own error.
 */
export function storedTrackers(db: IDBPDatabase<TrackerStores>, records: ReadRecords) {
  return {
    /** With whether its entries are worth gathering. */
    async read(patient: Patient): Promise<{ readonly notes: DeviceNotes; readonly isScattered: boolean }> {
      const reading = readOnly(db, ["entries", "toldTogether", ...OUTBOX]);
      const [{ entries, isScattered }, outbox] = await Promise.all([
        scatteredIn(reading, { whose: patientKey(patient), records }),
        outboxIn(reading, patient),
      ]);
      return { notes: { entries, ...outbox }, isScattered };
    },
    /** Keeps the same entries in less room, so that they are read faster. */
    gather: (patient: Patient) =>
      written(db, ["entries", "toldTogether"], (writing) => gatherEntries(writing, { whose: patientKey(patient), records })),
    readOutbox: (patient: Patient): Promise<DeviceOutbox> => outboxIn(readOnly(db, [...OUTBOX]), patient),
    /** The keys of the patients of whom presses wait, or are held back. */
    async unsent(): Promise<readonly string[]> {
      const stored: string[] = [];
      const waiting = readOnly(db, ["waiting"]).objectStore("waiting").index("customer");
      for (let cursor = await waiting.openKeyCursor(null, "nextunique"); cursor != null; cursor = await cursor.continue())
        stored.push(String(cursor.key));
      return stored;
    },
    /**
     * It is committed at once and has reached the disk by then, so that it is kept as well where the page, the browser or the device ends
     * in the next moment.
     */
    async press(patient: Patient, op: TrackerOp): Promise<void> {
      const writing = db.transaction("waiting", "readwrite", { durability: "strict" });
      const adding = writing.store.add({ customer: patientKey(patient), op });
      writing.commit();
      await Promise.all([adding, writing.done]);
    },
    settle: (patient: Patient, visit: number | null, { taken, dropped }: SettledPresses) =>
      written(db, ["entries", "toldTogether", "known", "waiting", "left"], async (writing) => {
        const whose = patientKey(patient);
        const isTaken = new Set(taken);
        const [entries, known] = [writing.objectStore("entries"), writing.objectStore("known")];
        const isHere = visit !== null && numberOf(await visitIn(writing.objectStore("left")), patient) === visit;
        const ended = await endedIn(writing.objectStore("waiting"), whose, [...taken, ...dropped]);
        const ops = ended.filter(({ op }) => isTaken.has(op));
        if (!isHere || ops.length === 0) return;
        const ids = new Set(ops.map(({ entry }) => entry));
        const changed = entriesWithTaken(await foundIn(writing, { whose, ids, records }), ops);
        const meta = (await known.get(whose)) ?? { ...NOTHING_TOLD, customer: whose };
        await Promise.all([
          ...changed.map((stored) => entries.put({ customer: whose, entry: stored.entry, kept: stored })),
          known.put({ ...meta, unheard: lackingAnswer(meta.unheard ?? [], changed) }),
        ]);
      }),
    /** These presses wait no longer. Nothing is added: a full device may have no room for it. */
    end: (patient: Patient, { taken, dropped }: SettledPresses) =>
      written(db, ["waiting"], async (writing) => {
        await endedIn(writing.objectStore("waiting"), patientKey(patient), [...taken, ...dropped]);
      }),
    async take(patient: Patient, visit: number, changes: TrackerChanges): Promise<boolean> {
      const { entries, settings, history, isLast } = changes;
      const stored = await written(db, ["entries", "toldTogether", "known", "left"], async (writing) => {
        if (numberOf(await visitIn(writing.objectStore("left")), patient) !== visit) return null;
        const whose = patientKey(patient);
        const known = writing.objectStore("known");
        const stood = (await known.get(whose)) ?? NO_NOTES;
        const [record] = await Promise.all([
          putEntries(writing, whose, entries),
          known.put({
            customer: whose,
            settings,
            place: placeAfter(stood.place, changes),
            history: history ?? stood.history ?? null,
            isWhole: isLast || isWhole(stood),
            unheard: stillLacking(stood.unheard ?? [], entries),
          }),
        ]);
        return { record };
      });
      if (stored !== null && stored.record !== null) keptRecord(records, stored.record, { entries }); // Not before it is kept: another record would get its key.
      return stored !== null;
    },
    readAnew: (patient: Patient, visit: number, fate: EntriesFate) =>
      written(db, ["entries", "toldTogether", "known", "waiting", "left"], async (writing) => {
        if (numberOf(await visitIn(writing.objectStore("left")), patient) !== visit) return false;
        const whose = patientKey(patient);
        const [known, waiting] = [writing.objectStore("known"), writing.objectStore("waiting")];
        const { settings } = (await known.get(whose)) ?? NO_NOTES;
        await known.put({ customer: whose, settings, place: 0, history: null, isWhole: false });
        if (fate !== "dropped")
          for (const op of (await entriesIn(writing, { whose, records })).flatMap(resentPresses))
            await waiting.add({ customer: whose, op });
        await dropEntries(writing, (customer) => customer === whose);
        if (fate !== "resent") await mark(waiting, { whose, isHeld: true });
        return true;
      }),
    release: (patient: Patient) =>
      written(db, ["waiting"], (writing) => mark(writing.objectStore("waiting"), { whose: patientKey(patient), isHeld: false })),
    /** False: whoever holds this account is not signed in here. */
    begin: (patient: Patient, begun: Begun) =>
      written(
        db,
        ["begun", "left"],
        async (writing) => {
          if (numberOf(await visitIn(writing.objectStore("left")), patient) === null) return false;
          await writing.objectStore("begun").put({ customer: patientKey(patient), begun });
          return true;
        },
        { durability: "strict" },
      ),
    leave: (now: number) =>
      written(db, ["entries", "toldTogether", "known", "begun", "waiting", "left"], async (leaving) => {
        const left = leaving.objectStore("left");
        const [stood, { n }] = await Promise.all([left.get(NOBODY_SINCE), visitIn(left)]);
        const since = typeof stood === "number" ? stood : now;
        await Promise.all([
          ...OF_VISIT.map((name) => leaving.objectStore(name).clear()),
          left.put(since, NOBODY_SINCE),
          left.put({ customer: null, n: n + 1 }, VISIT),
          ...(now - since >= WAITS ? [leaving.objectStore("waiting").clear()] : []),
        ]);
      }),
    /** What `leave` clears, by nothing but deleting: a full device still has room for that. */
    clear: () =>
      written(db, [...OF_VISIT, "left"], async (leaving) => {
        await Promise.all([...OF_VISIT.map((name) => leaving.objectStore(name).clear()), leaving.objectStore("left").delete(VISIT)]);
      }),
    /** Answers the number of their visit. */
    arrive: (customer: CustomerId) =>
      written(db, ["entries", "toldTogether", "known", "begun", "left"], async (arriving) => {
        const left = arriving.objectStore("left");
        await left.delete(NOBODY_SINCE);
        const before = await visitIn(left);
        if (before.customer === customer) return before.n;
        const [known, begun] = [arriving.objectStore("known"), arriving.objectStore("begun")];
        const isOfOther = (whose: string) => patientOfAccount(customer, whose) === null;
        await dropEntries(arriving, isOfOther);
        for (const key of await known.getAllKeys()) if (isOfOther(key)) await known.delete(key);
        for (const key of await begun.getAllKeys()) if (isOfOther(key)) await begun.delete(key);
        const n = before.n + 1;
        await left.put({ customer, n }, VISIT);
        return n;
      }),
  };
}

/** Stores of what only whoever is signed in may find. */
const OF_VISIT = ["entries", "toldTogether", "known", "begun"] as const satisfies readonly StoreNames<TrackerStores>[];

/** What is read in it fails where the browser ends it, as when storage is cleared meanwhile; that it has ended is waited for by nobody. */
function readOnly<Names extends StoreNames<TrackerStores>>(
  db: IDBPDatabase<TrackerStores>,
  names: Names[],
): IDBPTransaction<TrackerStores, Names[], "readonly"> {
  const reading = db.transaction(names);
  reading.done.catch(() => undefined);
  return reading;
}

/** Does it in one transaction, and answers once that is kept. */
async function written<Names extends StoreNames<TrackerStores>, Answer>(
  db: IDBPDatabase<TrackerStores>,
  names: Names[],
  work: (writing: IDBPTransaction<TrackerStores, Names[], "readwrite">) => Promise<Answer>,
  options?: IDBTransactionOptions,
): Promise<Answer> {
  const writing = db.transaction(names, "readwrite", options);
  const [answer] = await Promise.all([work(writing), writing.done]);
  return answer;
}

async function outboxIn(reading: Reading, patient: Patient): Promise<DeviceOutbox> {
  const whose = patientKey(patient);
  const [waiting, known, begun, visit] = await Promise.all([
    reading.objectStore("waiting").index("customer").getAll(whose),
    reading.objectStore("known").get(whose),
    reading.objectStore("begun").get(whose),
    visitIn(reading.objectStore("left")),
  ]);
  const { place, settings, history = null, unheard = [] } = known ?? NO_NOTES;
  return {
    waiting: waiting.flatMap(({ op, isHeld }) => (isHeld === true ? [] : [op])),
    held: waiting.flatMap(({ op, isHeld }) => (isHeld === true ? [op] : [])),
    place,
    history,
    unheard,
    isWhole: isWhole(known ?? NO_NOTES),
    settings: { ...NO_NOTES.settings, ...settings, goals: { ...NO_NOTES.settings.goals, ...settings.goals } }, // A former build knew fewer trackers.
    begun: begun?.begun ?? NO_NOTES.begun,
    visit: numberOf(visit, patient),
    inWindow: NO_NOTES.inWindow,
  };
}

/** What a former build was told counts as all of it: nothing says otherwise. */
const isWhole = (given: { readonly place: number; readonly isWhole?: boolean }): boolean => given.isWhole ?? given.place > 0;

/** Deletes those presses, and answers those that were there. */
async function endedIn(waiting: StoreIn<"waiting", "readwrite">, whose: string, presses: readonly string[]): Promise<readonly TrackerOp[]> {
  const isEnded = new Set(presses);
  const ended: TrackerOp[] = [];
  for (let cursor = await waiting.index("customer").openCursor(whose); cursor !== null; cursor = await cursor.continue()) {
    const { op } = cursor.value;
    if (!isEnded.has(op.op)) continue;
    ended.push(op);
    await cursor.delete();
  }
  return ended;
}

async function visitIn(left: StoreIn<"left", IDBTransactionMode>): Promise<Visit> {
  const stored = await left.get(VISIT);
  return typeof stored === "object" ? stored : NO_VISIT; // A former build kept none.
}

async function mark(
  store: StoreIn<"waiting", "readwrite">,
  { whose, isHeld }: { readonly whose: string; readonly isHeld: boolean },
): Promise<void> {
  for (let cursor = await store.index("customer").openCursor(whose); cursor !== null; cursor = await cursor.continue())
    await cursor.update({ ...cursor.value, isHeld });
}
