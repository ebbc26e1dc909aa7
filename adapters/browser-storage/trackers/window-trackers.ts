import { patientKey } from "#core/account/patient.ts";
import { NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { entriesWithTaken } from "#core/trackers/device/entries-with-taken.ts";
import { resentPresses } from "#core/trackers/device/resent-presses.ts";
import { placeAfter, lackingAnswer, stillLacking } from "./heard-changes.ts";
import { withChanged } from "./kept-entries.ts";
import { NO_VISIT, numberOf, patientOfAccount } from "./visit.ts";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import type { Begun, DeviceNotes, EntriesFate, SettledPresses } from "#core/trackers/device/device-trackers.port.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

/** Whether the device's store has it as well. */
type Lasting = { readonly isInStore: boolean };

/**
 * What a window keeps of patients' trackers by itself, where there is no store to use or it takes nothing. It lasts as long as the window.
 */
export function windowTrackers() {
  const notesOf = new Map<string, DeviceNotes>();
  const inStore = new Set<string>(); // Presses, and patients of whom is begun what the store has.
  let visit = NO_VISIT;
  const ofWindow = (whose: string): DeviceNotes => notesOf.get(whose) ?? NO_NOTES;
  const isVisit = (patient: Patient, n: number | null): boolean => n !== null && numberOf(visit, patient) === n;
  const noteIn = (known: string, { isInStore }: Lasting) => (isInStore ? inStore.add(known) : inStore.delete(known));

  return {
    /** Goes on from what the store has, or had. */
    goOnFrom(patient: Patient, notes: DeviceNotes, lasting: Lasting): void {
      const whose = patientKey(patient);
      for (const { op } of [...notes.waiting, ...notes.held]) noteIn(op, lasting);
      noteIn(whose, lasting);
      notesOf.set(whose, notes);
    },
    read(patient: Patient): DeviceNotes {
      const whose = patientKey(patient);
      const notes = ofWindow(whose);
      const { waiting, held, begun } = notes;
      const presses = [...waiting, ...held].filter(({ op }) => !inStore.has(op)).length;
      const isBegun = (begun.sleep !== null || begun.exercise !== null) && !inStore.has(whose);
      return { ...notes, visit: numberOf(visit, patient), inWindow: { presses, begun: isBegun } };
    },
    /** The keys of the patients of whom presses wait, or are held back. */
    unsent: (): readonly string[] =>
      [...notesOf].flatMap(([whose, { waiting, held }]) => (waiting.length + held.length > 0 ? [whose] : [])),
    press(patient: Patient, op: TrackerOp, lasting: Lasting): void {
      const whose = patientKey(patient);
      const { waiting } = ofWindow(whose);
      if (waiting.some((one) => one.op === op.op)) return; // It went on from a store that had it by then.
      noteIn(op.op, lasting);
      notesOf.set(whose, { ...ofWindow(whose), waiting: [...waiting, op] });
    },
    settle(patient: Patient, n: number | null, { taken, dropped }: SettledPresses): void {
      const whose = patientKey(patient);
      const before = ofWindow(whose);
      const [isTaken, isEnded] = [new Set(taken), new Set([...taken, ...dropped])];
      const left = (ops: readonly TrackerOp[]) => ops.filter(({ op }) => !isEnded.has(op));
      const ops = [...before.waiting, ...before.held].filter(({ op }) => isTaken.has(op));
      const changed = isVisit(patient, n) ? entriesWithTaken(before.entries, ops) : [];
      for (const op of isEnded) inStore.delete(op);
      notesOf.set(whose, {
        ...before,
        entries: withChanged(before.entries, changed),
        waiting: left(before.waiting),
        held: left(before.held),
        unheard: lackingAnswer(before.unheard, changed),
      });
    },
    take(patient: Patient, n: number, changes: TrackerChanges): boolean {
      if (!isVisit(patient, n)) return false;
      const whose = patientKey(patient);
      const before = ofWindow(whose);
      const { entries, settings, history, isLast } = changes;
      const places = { place: placeAfter(before.place, changes), history: history ?? before.history, isWhole: before.isWhole || isLast };
      const unheard = stillLacking(before.unheard, entries);
      notesOf.set(whose, { ...before, entries: withChanged(before.entries, entries), settings, unheard, ...places });
      return true;
    },
    readAnew(patient: Patient, n: number, fate: EntriesFate): boolean {
      if (!isVisit(patient, n)) return false;
      const whose = patientKey(patient);
      const before = ofWindow(whose);
      const waiting = [...(fate === "dropped" ? [] : before.entries.flatMap(resentPresses)), ...before.waiting];
      const pressed = fate === "resent" ? { waiting } : { waiting: [], held: [...before.held, ...waiting] };
      notesOf.set(whose, { ...before, entries: [], place: 0, history: null, isWhole: false, unheard: [], ...pressed });
      return true;
    },
    release(patient: Patient): void {
      const whose = patientKey(patient);
      const before = ofWindow(whose);
      notesOf.set(whose, { ...before, waiting: [...before.waiting, ...before.held], held: [] });
    },
    begin(patient: Patient, begun: Begun, lasting: Lasting): void {
      if (numberOf(visit, patient) === null) return;
      const whose = patientKey(patient);
      noteIn(whose, lasting);
      notesOf.set(whose, { ...ofWindow(whose), begun });
    },
    leave(): void {
      for (const [whose, { waiting, held }] of notesOf) notesOf.set(whose, { ...NO_NOTES, waiting, held });
      visit = { customer: null, n: visit.n + 1 };
    },
    arrive(customer: CustomerId): void {
      if (visit.customer === customer) return;
      for (const [whose, { waiting, held }] of notesOf)
        if (patientOfAccount(customer, whose) === null) notesOf.set(whose, { ...NO_NOTES, waiting, held });
      visit = { customer, n: visit.n + 1 };
    },
    /** The visit's number in the store, which counts those of all windows. */
    countAs(customer: CustomerId, n: number): void {
      if (visit.customer === customer) visit = { customer, n };
    },
  };
}
