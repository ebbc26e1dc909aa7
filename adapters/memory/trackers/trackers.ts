import { timesIn } from "./reminders.ts";
import { NO_SETTINGS } from "#core/trackers/days/tracker-settings.ts";
import { takenFromFile, takenOps } from "#core/trackers/entries/taken-ops.ts";
import { REMOVED_KEPT } from "#core/trackers/trackers.port.ts";
import { entriesInMemory, entryOf } from "./entries-of.ts";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { countTrackedDays } from "#adapters/memory/fitbook/tracked-days.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TrackerSettings } from "#core/trackers/days/tracker-settings.ts";
import type { TakenOps } from "#core/trackers/entries/taken-ops.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { MemoryNotes } from "./entries-of.ts";

export function memoryTrackers(memory: Memory): Trackers {
  const { ties, trackers: noted, reminders } = memory;
  const of = (customer: CustomerId): MemoryNotes => {
    const notes = noted.get(customer) ?? { ops: new Map(), entries: new Map(), settings: NO_SETTINGS, change: 0, anewFrom: 0 };
    noted.set(customer, notes);
    return notes;
  };
  const tellPages = (customer: CustomerId) => ties.tell([customer], () => {});
  const set = (customer: CustomerId, settings: Partial<TrackerSettings>) => {
    const notes = of(customer);
    notes.settings = { ...notes.settings, ...settings };
    tellPages(customer);
  };

  const kept = async (customer: CustomerId, taken: TakenOps, at: number): Promise<TakenOps> => {
    const notes = of(customer);
    for (const op of taken.stored) notes.ops.set(op.op, op);
    for (const entry of taken.entries) {
      notes.change += 1;
      notes.entries.set(entry.entry, { ...entry, change: notes.change, at });
    }
    if (taken.entries.length > 0) tellPages(customer);
    await countTrackedDays(memory, memoryChallenges(memory), { customer, at });
    return taken;
  };

  return {
    take: async (customer, ops, at) => kept(customer, takenOps(ops, of(customer), at), at),
    takeFromFile: async (customer, ops, at) => kept(customer, takenFromFile(ops, of(customer), at), at),
    pressesAfter: async (customer, after, most) =>
      [...of(customer).ops.values()]
        .filter(({ op }) => op > after)
        .toSorted((a, b) => (a.op < b.op ? -1 : 1))
        .slice(0, most),
    async erase(customer, erased, at) {
      const notes = of(customer);
      for (const { entry, tracker } of [...notes.entries.values()]) if (erased.includes(tracker)) deleteEntry(notes, entry);
      notes.change += 1;
      notes.anewFrom = notes.change;
      tellPages(customer);
      await countTrackedDays(memory, memoryChallenges(memory), { customer, at });
    },
    entriesOf: (customer, tracker, days) => entriesInMemory(memory, customer, { tracker, ...days }),
    async changesAfter(customer, after, most) {
      const { entries, anewFrom } = of(customer);
      const changed = [...entries.values()].filter(({ change }) => change > after).toSorted((a, b) => a.change - b.change);
      return { entries: changed.slice(0, most).map(entryOf), isLast: changed.length <= most, anewFrom };
    },
    settingsOf: async (customer) => ({ ...of(customer).settings, reminders: timesIn(reminders.values(), customer) }),
    async setGoal(customer, tracker, goal) {
      const { goals } = of(customer).settings;
      const others = goals[tracker].filter(({ from }) => from !== goal.from);
      const own = [...others, goal].toSorted((a, b) => (a.from < b.from ? -1 : 1));
      set(customer, { goals: { ...goals, [tracker]: own } });
    },
    setPauses: async (customer, pauses) => set(customer, { pauses }),
    setBodyFigures: async (customer, bodyFigures) => set(customer, { bodyFigures }),
    async setConsent(customer, consent) {
      if (of(customer).settings.consent !== consent) set(customer, { consent });
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
