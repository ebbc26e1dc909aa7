import { patientKey } from "#core/account/patient.ts";
import { dayOfValue } from "#core/trackers/tracked-value.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Day } from "#core/shared/day.ts";
import type { TrackerSettings } from "#core/trackers/tracker-settings.ts";
import type { EntryKind, OpenTracker } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { StoredEntry } from "#core/trackers/trackers.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

type Kept = StoredEntry & { readonly tracker: EntryKind; readonly tops: readonly TrackerOp[]; readonly at: number };
export type MemoryNotes = {
  readonly patient: Patient;
  readonly ops: Map<string, TrackerOp>;
  readonly entries: Map<string, Kept>;
  settings: TrackerSettings;
  change: number;
  anewFrom: number;
};

type TrackerSpan = { readonly tracker: OpenTracker; readonly from: Day; readonly to: Day };

/** The entries of a tracker that were not removed, by day and id. */
export async function entriesInMemory(
  memory: Memory,
  patient: Patient,
  { tracker, from, to }: TrackerSpan,
): Promise<readonly StoredEntry[]> {
  const days = [...(memory.trackers.get(patientKey(patient))?.entries.values() ?? [])].flatMap((stored) => {
    if (stored.value === null || stored.tracker !== tracker) return [];
    const day = dayOfValue(stored.value);
    return day < from || day > to ? [] : [{ day, entry: entryOf(stored) }];
  });
  return days
    .toSorted((a, b) => (a.day === b.day ? (a.entry.entry < b.entry.entry ? -1 : 1) : a.day < b.day ? -1 : 1))
    .map(({ entry }) => entry);
}

export const entryOf = ({ entry, op, n, value, conflicts, change }: Kept): StoredEntry => ({ entry, op, n, value, conflicts, change });
