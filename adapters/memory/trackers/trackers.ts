import { holderOf, memberOf, patientKey } from "#core/account/patient.ts";
import { noteConsent } from "#adapters/memory/consultations/health-consents.ts";
import { memoryMemberConsents } from "#adapters/memory/consultations/member-consents.ts";
import { timesIn } from "./reminders.ts";
import { countedDays } from "#core/trackers/counted-day.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { changedEntry } from "#core/trackers/press-moments.ts";
import { takenFromFile, takenOps } from "#core/trackers/taken-ops.ts";
import { takenFromTable } from "#core/trackers/taken-from-table.ts";
import { putValue } from "#core/trackers/tracker-op.ts";
import { namedRows } from "#core/trackers/looked-up.ts";
import { REMOVED_KEPT } from "#core/trackers/trackers.port.ts";
import { lookedUpInMemory } from "./imported-rows.ts";
import { entriesInMemory, entryOf } from "./entries-of.ts";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { countTrackedDays } from "#adapters/memory/fitbook/tracked-days.ts";
import type { Patient } from "#core/account/patient.ts";
import type { TrackerSettings } from "#core/trackers/tracker-settings.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { KnownPresses, TakenOps } from "#core/trackers/taken-ops.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { MemoryNotes } from "./entries-of.ts";

export function memoryTrackers(memory: Memory): Trackers {
  const { ties, trackers: noted, reminders } = memory;
  const of = (patient: Patient): MemoryNotes => {
    const notes = noted.get(patientKey(patient)) ?? {
      patient,
      ops: new Map(),
      entries: new Map(),
      settings: NO_SETTINGS,
      change: 0,
      anewFrom: 0,
    };
    noted.set(patientKey(patient), notes);
    return notes;
  };
  const tellPages = (patient: Patient) => ties.tell([holderOf(patient)], () => {});
  const set = (patient: Patient, settings: Partial<TrackerSettings>) => {
    const notes = of(patient);
    notes.settings = { ...notes.settings, ...settings };
    tellPages(patient);
  };

  const countDays = async (patient: Patient, at: number) => {
    if (typeof patient === "string") await countTrackedDays(memory, memoryChallenges(memory), { customer: patient, at });
  };
  const known = (patient: Patient, ops: readonly TrackerOp[]): KnownPresses => {
    const { entries, ops: presses } = of(patient);
    return { entries, ops: presses, imported: lookedUpInMemory(memory, namedRows(ops.flatMap(putValue))) };
  };
  const putTaken = async (patient: Patient, taken: TakenOps, at: number): Promise<TakenOps> => {
    const notes = of(patient);
    for (const op of taken.stored) notes.ops.set(op.op, op);
    for (const entry of taken.entries) {
      notes.change += 1;
      notes.entries.set(entry.entry, { ...entry, change: notes.change, at });
    }
    if (taken.entries.length > 0) tellPages(patient);
    await countDays(patient, at);
    return taken;
  };

  return {
    take: async (patient, ops, at) => putTaken(patient, takenOps(ops, known(patient, ops), at), at),
    takeFromFile: async (patient, ops, at) => putTaken(patient, takenFromFile(ops, known(patient, ops), at), at),
    takeFromTable: async (patient, rows, at) => {
      const standing = [...of(patient).entries.values()].flatMap(({ value }) => value ?? []);
      return putTaken(patient, takenFromTable(rows, { ...known(patient, rows), standing }, at), at);
    },
    pressesAfter: async (patient, after, most) =>
      [...of(patient).ops.values()]
        .filter(({ op }) => op > after)
        .toSorted((a, b) => (a.op < b.op ? -1 : 1))
        .slice(0, most),
    async erase(patient, erased, at) {
      const notes = of(patient);
      for (const { entry, tracker } of [...notes.entries.values()]) if (erased.includes(tracker)) deleteEntry(notes, entry);
      notes.change += 1;
      notes.anewFrom = notes.change;
      tellPages(patient);
      await countDays(patient, at);
    },
    entriesOf: (patient, tracker, days) => entriesInMemory(memory, patient, { tracker, ...days }),
    countedDays: async (patient, tracker, days) =>
      countedDays(
        tracker,
        (await entriesInMemory(memory, patient, { tracker, ...days })).map(({ value }) => value),
      ),
    notedMembers: async (customer) =>
      [...noted.values()]
        .filter(({ patient, entries }) => holderOf(patient) === customer && [...entries.values()].some(({ value }) => value !== null))
        .flatMap(({ patient }) => memberOf(patient) ?? [])
        .toSorted(),
    async changesAfter(patient, after, most) {
      const { entries, anewFrom, change: last } = of(patient);
      const changed = [...entries.values()].filter(({ change }) => change > after).toSorted((a, b) => a.change - b.change);
      return {
        entries: changed.slice(0, most).map((stored) => changedEntry(entryOf(stored), stored.tracker, stored.tops)),
        isLast: changed.length <= most,
        anewFrom,
        history: memory.history,
        isAhead: after > last,
      };
    },
    async settingsOf(patient) {
      const settings = { ...of(patient).settings, reminders: timesIn(reminders.values(), patient) };
      if (typeof patient === "string") return settings;
      const { customer, member } = patient;
      const birthdate = memory.families.get(customer)?.find(({ id }) => id === member)?.birthdate ?? null;
      const { bodyFigures } = of(customer).settings;
      return { ...settings, consent: memory.memberConsents.get(customer)?.has(member) === true, bodyFigures, birthdate };
    },
    hasConsent: async (patient) =>
      typeof patient === "string"
        ? of(patient).settings.consent
        : memory.memberConsents.get(patient.customer)?.has(patient.member) === true,
    async setGoal(patient, tracker, goal) {
      const { goals } = of(patient).settings;
      const others = goals[tracker].filter(({ from }) => from !== goal.from);
      const own = [...others, goal].toSorted((a, b) => (a.from < b.from ? -1 : 1));
      set(patient, { goals: { ...goals, [tracker]: own } });
    },
    setPauses: async (patient, pauses) => set(patient, { pauses }),
    setBodyFigures: async (customer, bodyFigures) => set(customer, { bodyFigures }),
    async setConsent(patient, consent, at) {
      if (typeof patient === "string") {
        noteConsent(memory, patient, consent, at);
        if (of(patient).settings.consent !== consent) set(patient, { consent });
        return;
      }
      await memoryMemberConsents(memory).set(patient.customer, patient.member, { consent, at });
      tellPages(patient);
    },
    async forget(at) {
      for (const notes of noted.values())
        for (const { entry, value, change, at: keptAt } of [...notes.entries.values()]) {
          if (value !== null || keptAt >= at - REMOVED_KEPT) continue;
          deleteEntry(notes, entry);
          notes.anewFrom = Math.max(notes.anewFrom, change);
        }
    },
  };
}

function deleteEntry({ ops, entries }: MemoryNotes, entry: string): void {
  entries.delete(entry);
  for (const op of [...ops.values()]) if (op.entry === entry) ops.delete(op.op);
}
