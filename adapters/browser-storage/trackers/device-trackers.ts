import { patientKey } from "#core/account/patient.ts";
import { sharedStores } from "#adapters/browser-storage/shared-stores.ts";
import { NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { storedTrackers } from "./stored-trackers.ts";
import { openTrackerStores, TRACKERS } from "./tracker-stores.ts";
import { patientOfAccount } from "./visit.ts";
import { windowTrackers } from "./window-trackers.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Begun, DeviceNotes, DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { ReadRecords } from "./kept-entries.ts";

type Stored = ReturnType<typeof storedTrackers>;

/**
 * In this browser's IndexedDB. Where that can't be used, or takes no more (a full device, a storage that was cleared under the open page),
 * the window carries on by itself from what was there, until it is opened anew; what it is told to keep is then still tried for the store.
 */
export function deviceTrackers(): DeviceTrackers {
  const { opened, tell, followOtherWindows, alone } = sharedStores(TRACKERS, openTrackerStores);
  const inWindow = windowTrackers();
  let records: ReadRecords = new Map(); // Others once somebody comes or leaves: what is under way by then goes on with the former.
  const lastRead = new Map<string, DeviceNotes>();
  const pressedSince = new Map<string, readonly TrackerOp[]>(); // What the store took, and was neither read there since nor has ended.
  const begunSince = new Map<string, Begun>(); // Likewise what is begun.
  const goingOn = new Map<string, Promise<void>>();
  let hasRefused = false;
  let comings = 0; // How often somebody came or left.
  let mayGather = true;
  let hasAskedToStay = false;

  async function store(): Promise<Stored | null> {
    const db = await opened();
    return db === null ? null : storedTrackers(db, records);
  }

  /** What it came to; else the store refused it. */
  async function tried<Answer>(work: (stored: Stored) => Promise<Answer>): Promise<{ readonly answer: Answer } | null> {
    const stored = await store();
    if (stored === null) return null;
    try {
      return { answer: await work(stored) };
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return null;
    }
  }

  /** Does it in the store as long as that takes everything, else in the window. */
  async function kept<Answer>(
    patient: Patient,
    inStore: (stored: Stored) => Promise<Answer>,
    byWindow: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const done = hasRefused ? null : await tried(inStore);
    if (done !== null && !hasRefused) return done.answer;
    hasRefused = true;
    await goOn(patient);
    return byWindow();
  }

  /** The window goes on from what the store has of them, or where it can't be read any more from what it had. */
  function goOn(patient: Patient): Promise<void> {
    const whose = patientKey(patient);
    const before = comings;
    const going =
      goingOn.get(whose) ??
      tried((stored) => stored.read(patient)).then((read) => {
        const { waiting, held, ...rest } = read?.answer.notes ?? lastKnown(whose);
        inWindow.goOnFrom(patient, { ...(before === comings ? rest : NO_NOTES), waiting, held }, { isInStore: read !== null });
      });
    goingOn.set(whose, going);
    return going;
  }

  const lastKnown = (whose: string): DeviceNotes => {
    const notes = lastRead.get(whose) ?? NO_NOTES;
    return { ...notes, waiting: [...notes.waiting, ...(pressedSince.get(whose) ?? [])], begun: begunSince.get(whose) ?? notes.begun };
  };

  function forget(whose: string, ended: (op: TrackerOp) => boolean): void {
    pressedSince.set(whose, pressedSince.get(whose)?.filter((op) => !ended(op)) ?? []);
  }

  /** Of what the store has no room for now, it stays as it is. */
  async function gather(patient: Patient): Promise<void> {
    if (!mayGather) return;
    mayGather = false;
    mayGather = (await tried((stored) => stored.gather(patient))) !== null;
  }

  return {
    async read(patient) {
      const whose = patientKey(patient);
      const begun = begunSince.get(whose);
      const notes = await kept(
        patient,
        async (stored) => {
          const { notes: stood, isScattered } = await stored.read(patient);
          if (isScattered) void gather(patient);
          return stood;
        },
        () => inWindow.read(patient),
      );
      const read = new Set([...notes.waiting, ...notes.held].map(({ op }) => op));
      lastRead.set(whose, notes);
      forget(whose, ({ op }) => read.has(op));
      if (begunSince.get(whose) === begun) begunSince.delete(whose); // Else it was begun meanwhile.
      return notes;
    },
    readOutbox: (patient) =>
      kept(
        patient,
        (stored) => stored.readOutbox(patient),
        () => {
          const { entries: _, ...outbox } = inWindow.read(patient);
          return outbox;
        },
      ),
    async unsentOf(customer) {
      const stored = await tried((there) => there.unsent());
      return [...new Set([...inWindow.unsent(), ...(stored?.answer ?? [])])].flatMap((whose) => patientOfAccount(customer, whose) ?? []);
    },
    async press(patient, op) {
      const whose = patientKey(patient);
      const pressed = await tried((stored) => stored.press(patient, op));
      if (pressed === null) hasRefused = true;
      else pressedSince.set(whose, [...(pressedSince.get(whose) ?? []), op]);
      if (hasRefused) {
        await goOn(patient);
        inWindow.press(patient, op, { isInStore: pressed !== null });
      }
      tell();
      if (navigator.onLine === false && !hasAskedToStay) {
        hasAskedToStay = true;
        void stay();
      }
    },
    async settle(patient, visit, presses) {
      await kept(
        patient,
        (stored) => stored.settle(patient, visit, presses),
        async () => {
          inWindow.settle(patient, visit, presses);
          await tried((stored) => stored.end(patient, presses));
        },
      );
      const ended = new Set([...presses.taken, ...presses.dropped]);
      forget(patientKey(patient), ({ op }) => ended.has(op)); // Only now: a window that goes on by itself settles what it knows of.
      tell();
    },
    async take(patient, visit, changes) {
      const isTaken = await kept(
        patient,
        (stored) => stored.take(patient, visit, changes),
        () => inWindow.take(patient, visit, changes),
      );
      if (isTaken) tell();
      return isTaken;
    },
    readAnew: (patient, visit, fate) =>
      kept(
        patient,
        (stored) => stored.readAnew(patient, visit, fate),
        () => inWindow.readAnew(patient, visit, fate),
      ),
    release: (patient) =>
      kept(
        patient,
        (stored) => stored.release(patient),
        () => inWindow.release(patient),
      ),
    async begin(patient, begun) {
      await kept(
        patient,
        async (stored) => {
          const before = comings;
          if ((await stored.begin(patient, begun)) && before === comings) begunSince.set(patientKey(patient), begun);
        },
        async () => {
          const begin = await tried((stored) => stored.begin(patient, begun));
          inWindow.begin(patient, begun, { isInStore: begin !== null });
        },
      );
      tell();
    },
    async leave(now) {
      comings += 1;
      inWindow.leave();
      lastRead.clear();
      pressedSince.clear();
      begunSince.clear();
      records = new Map();
      if ((await tried((stored) => stored.leave(now))) === null) await tried((stored) => stored.clear());
    },
    async arrive(customer) {
      comings += 1;
      inWindow.arrive(customer);
      records = new Map();
      const arrived = await tried((stored) => stored.arrive(customer));
      if (arrived !== null) inWindow.countAs(customer, arrived.answer);
      else hasRefused = true;
    },
    alone, // Where windows don't wait for one another, the server takes each press once, whoever sends it.
    followOtherWindows,
  };
}

/**
 * Asks the browser not to clear this shop's storage where its disk gets full: what could not be sent is nowhere else. Some ask whoever sits
 * there.
 */
async function stay(): Promise<void> {
  const { storage }: { readonly storage?: StorageManager } = navigator; // Not every window has one.
  await storage?.persist().catch(() => false);
}
