// Decision: docs/decisions/presses-are-not-parted-by-month.md
import { takenFromFile, takenOps } from "#core/trackers/taken-ops.ts";
import { daysOfRows, takenFromTable } from "#core/trackers/taken-from-table.ts";
import { dayOfValue } from "#core/trackers/tracked-value.ts";
import { putValue } from "#core/trackers/tracker-op.ts";
import { namedRows } from "#core/trackers/looked-up.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { countPut } from "./counted-days.ts";
import { lookedUp } from "./imported-rows.ts";
import { columnsOf } from "./patient-columns.ts";
import type { Patient } from "#core/account/patient.ts";
import type { NotingWay } from "#core/trackers/moment-refusal.ts";
import type { Day } from "#core/shared/day.ts";
import type { KnownPresses, TakenOps } from "#core/trackers/taken-ops.ts";
import type { DayOfRow } from "#core/trackers/taken-from-table.ts";
import type { EntryKind, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { PatientColumns } from "./patient-columns.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

export type Taking = {
  readonly patient: Patient;
  readonly ops: readonly TrackerOp[];
  readonly at: number;
  readonly way: NotingWay | "from-table";
};

/** Takes presses as part of the caller's transaction, in which nobody else takes any of this account. */
export async function takeOps(trx: Database, { patient, ops, at, way }: Taking): Promise<TakenOps> {
  const whose = columnsOf(patient);
  const known = await knownPresses(trx, whose, ops);
  const taken = await judged(trx, { whose, ops, at, way, known });
  const put = taken.entries.map((entry) => ({ ...entry, day: entry.value === null ? null : dayOfValue(entry.value) }));
  await store(trx, { whose, stored: taken.stored, put, known, received: new Date(at) });
  if (put.length > 0)
    await countPut(
      trx,
      whose,
      put.map(({ entry, tracker, value, day }) => ({ tracker, value, day, before: known.entries.get(entry)?.day ?? null })),
    );
  return taken;
}

type Judging = Omit<Taking, "patient"> & { readonly whose: PatientColumns; readonly known: Known };

async function judged(trx: Database, { whose, ops, at, way, known }: Judging): Promise<TakenOps> {
  switch (way) {
    case "by-hand":
      return takenOps(ops, known, at);
    case "from-file":
      return takenFromFile(ops, known, at);
    case "from-table":
      return takenFromTable(ops, { ...known, standing: await standingOn(trx, whose, daysOfRows(ops)) }, at);
  }
}

/** What the entries of these days hold that were not removed: of each day alone, since the rows of a table may come in any order. */
async function standingOn(
  trx: Database,
  { customer, member }: PatientColumns,
  days: readonly DayOfRow[],
): Promise<readonly TrackedValue[]> {
  const named = [days.map(({ tracker }) => tracker), days.map(({ day }) => day)];
  const rows = await rowsOf<{ readonly value: TrackedValue }>(trx, STANDING, [customer, member, ...named]);
  return rows.map(({ value }) => value);
}

const STANDING: Statement = {
  name: "standing entries of days",
  text: `select standing.value from unnest($3::text[], $4::text[]) as told (tracker, day)
    cross join lateral (
      select value from tracker_entry
      where customer = $1 and member = $2 and tracker = told.tracker and day = told.day and value is not null
    ) standing`,
};

type KnownEntry = { readonly tracker: EntryKind; readonly tops: readonly TrackerOp[]; readonly day: Day | null };
type Known = Omit<KnownPresses, "entries"> & { readonly entries: ReadonlyMap<string, KnownEntry> };

/**
 * Each alone by its whole key (`adapters/postgres/migrations/baseline/trackers.sql`): for a list of keys the planner may read all that is
 * this person's.
 */
async function knownPresses(trx: Database, { customer, member }: PatientColumns, ops: readonly TrackerOp[]): Promise<Known> {
  const [named, pressed] = [new Set(ops.map(({ entry }) => entry)), new Set(ops.map(({ op }) => op))];
  const entries = await rowsOf<KnownEntry & { readonly entry: string }>(trx, KNOWN_ENTRIES, [customer, member, [...named]]);
  const presses = await rowsOf<Omit<TrackerOp, "at"> & { readonly pressed_at: Date }>(trx, KNOWN_OPS, [customer, member, [...pressed]]);
  return {
    imported: await lookedUp(trx, namedRows(ops.flatMap(putValue))),
    entries: new Map(entries.map(({ entry, ...known }) => [entry, known])),
    ops: new Map(presses.map(({ pressed_at, ...press }) => [press.op, { ...press, at: pressed_at.getTime() }])),
  };
}

const KNOWN_ENTRIES: Statement = {
  name: "known entries",
  text: `select known.entry, known.tracker, known.day, known.tops from unnest($3::text[]) as sent (entry)
    cross join lateral (
      select entry, tracker, day, tops from tracker_entry where customer = $1 and member = $2 and entry = sent.entry limit 1
    ) known`,
};
const KNOWN_OPS: Statement = {
  name: "known presses",
  text: `select known.op, known.entry, known.n, known.pressed_at, known.change from unnest($3::text[]) as sent (op)
    cross join lateral (
      select op, entry, n, pressed_at, change from tracker_op where customer = $1 and member = $2 and op = sent.op limit 1
    ) known`,
};

type PutEntry = TakenOps["entries"][number] & { readonly day: Day | null };
type Storing = {
  readonly whose: PatientColumns;
  readonly stored: readonly TrackerOp[];
  readonly put: readonly PutEntry[];
  readonly known: Known;
  readonly received: Date;
};

/** Rows go as one value, since a statement with a parameter for each column of each row takes longer to make than to run. */
async function store(trx: Database, { whose: { customer, member }, stored, put, known, received }: Storing): Promise<void> {
  const {
    alone = [],
    fresh = [],
    changed = [],
  } = Object.groupBy(put, ({ entry, tops }) => (known.entries.has(entry) ? "changed" : tops.length === 1 ? "alone" : "fresh"));
  if (stored.length > 0) await rowsOf(trx, PUT_OPS, [customer, member, received, JSON.stringify(stored)]);
  if (alone.length > 0) {
    const deciding = JSON.stringify(alone.flatMap(({ tops }) => tops));
    const [trackers, days] = [alone.map(({ tracker }) => tracker), alone.map(({ day }) => day)];
    await rowsOf(trx, PUT_ALONE, [customer, member, received, deciding, trackers, days]);
  }
  if (fresh.length > 0) await rowsOf(trx, PUT_FRESH, [customer, member, received, JSON.stringify(fresh)]);
  if (changed.length > 0) await rowsOf(trx, PUT_CHANGED, [customer, member, received, JSON.stringify(changed)]);
}

const PUT_OPS: Statement = {
  name: "put presses",
  text: `insert into tracker_op (customer, member, op, entry, n, pressed_at, change, received_at)
    select $1, $2, press->>'op', press->>'entry', (press->'n')::int8, timestamptz 'epoch' + (press->'at')::int8 * interval '1 millisecond',
      press->'change', $3::timestamptz
    from jsonb_array_elements($4::jsonb) as sent (press)`,
};

/**
 * What most presses make: an entry that is new and decided by one press. It comes from the press itself, so that nothing of it is told
 * twice.
 */
const PUT_ALONE: Statement = {
  name: "put entries of one press",
  text: `insert into tracker_entry (customer, member, entry, tracker, op, n, day, value, tops, conflicts, changed_at)
    select $1, $2, press->>'entry', tracker, press->>'op', (press->'n')::int8, day, press->'change'->'value', jsonb_build_array(press), '[]', $3::timestamptz
    from rows from (jsonb_array_elements($4::jsonb), unnest($5::text[]), unnest($6::text[])) as sent (press, tracker, day)`,
};

const PUT = `insert into tracker_entry (customer, member, entry, tracker, op, n, day, value, tops, conflicts, changed_at)
  select $1, $2, entry, tracker, op, n, day, value, tops, conflicts, $3::timestamptz
  from jsonb_to_recordset($4::jsonb) as put
    (entry text, tracker text, op text, n int8, day text, value jsonb, tops jsonb, conflicts jsonb)`;
/** Nobody else puts an entry of this account meanwhile: what is new needs no look for a row that is there. */
const PUT_FRESH: Statement = { name: "put new entries", text: PUT };
const PUT_CHANGED: Statement = {
  name: "put changed entries",
  text: `${PUT}
    on conflict (customer, member, entry) do update set
      (op, n, day, value, tops, conflicts, change, changed_at) =
      (excluded.op, excluded.n, excluded.day, excluded.value, excluded.tops, excluded.conflicts, excluded.change, excluded.changed_at)`,
};
