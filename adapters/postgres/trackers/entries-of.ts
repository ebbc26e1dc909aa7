import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { columnsOf } from "./patient-columns.ts";
import type { OtherSaying } from "#core/trackers/folded-entry.ts";
import type { OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Day } from "#core/shared/day.ts";
import type { StoredEntry } from "#core/trackers/trackers.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

type TrackerSpan = { readonly tracker: OpenTracker; readonly from: Day; readonly to: Day };

/** The entries of a tracker that were not removed, by day and id. */
export async function trackerEntriesOf(
  db: Database,
  patient: Patient,
  { tracker, from, to }: TrackerSpan,
): Promise<readonly StoredEntry[]> {
  const { customer, member } = columnsOf(patient);
  const rows = await rowsOf<Row>(db, ENTRIES, [customer, member, tracker, from, to]);
  return rows.map(entryIn);
}

/** The columns of an entry as the rules know it. */
export const STORED = ["entry", "op", "n", "value", "conflicts", "change"] as const;

const ENTRIES: Statement = {
  name: "tracker entries",
  text: `select ${STORED.join(", ")} from tracker_entry
    where customer = $1 and member = $2 and tracker = $3 and value is not null and day >= $4 and day <= $5 order by day, entry`,
};

type Row = {
  readonly entry: string;
  readonly op: string;
  readonly n: number;
  readonly value: TrackedValue | null;
  readonly conflicts: readonly OtherSaying[];
  readonly change: number;
};
export const entryIn = ({ entry, op, n, value, conflicts, change }: Row): StoredEntry => ({ entry, op, n, value, conflicts, change });
