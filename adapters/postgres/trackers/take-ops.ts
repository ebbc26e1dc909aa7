// Decision: docs/decisions/presses-are-not-parted-by-month.md
import { sql } from "kysely";
import { takenFromFile, takenOps } from "#core/trackers/entries/taken-ops.ts";
import { dayOfValue } from "#core/trackers/entries/tracked-value.ts";
import { putValue } from "#core/trackers/entries/tracker-op.ts";
import { namedRows } from "#core/trackers/tables/looked-up.ts";
import { countPut } from "./counted-days.ts";
import { lookedUp } from "./imported-rows.ts";
import { columnsOf } from "./patient-columns.ts";
import type { RawBuilder } from "kysely";
import type { Patient } from "#core/account/patient.ts";
import type { NotingWay } from "#core/trackers/entries/moment-refusal.ts";
import type { Day } from "#core/shared/day.ts";
import type { KnownPresses, TakenOps } from "#core/trackers/entries/taken-ops.ts";
import type { EntryKind } from "#core/trackers/entries/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/entries/tracker-op.ts";
import type { PatientColumns } from "./patient-columns.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export type Taking = { readonly patient: Patient; readonly ops: readonly TrackerOp[]; readonly at: number; readonly way: NotingWay };

/** Takes presses as part of the caller's transaction, in which nobody else takes any of this account. */
export async function takeOps(trx: Database, { patient, ops, at, way }: Taking): Promise<TakenOps> {
  const judged = way === "by-hand" ? takenOps : takenFromFile;
  const whose = columnsOf(patient);
  const known = await knownPresses(trx, whose, ops);
  const taken = judged(ops, known, at);
  await store(trx, { whose, taken, known, at });
  const put = taken.entries.map(({ entry, tracker, value }) => ({
    ...{ tracker, value, before: known.entries.get(entry)?.day ?? null },
    day: value === null ? null : dayOfValue(value),
  }));
  if (put.length > 0) await countPut(trx, whose, put);
  return taken;
}

type KnownEntry = { readonly tracker: EntryKind; readonly tops: readonly TrackerOp[]; readonly day: Day | null };
type Known = Omit<KnownPresses, "entries"> & { readonly entries: ReadonlyMap<string, KnownEntry> };

/** Each alone by its whole key (`adapters/postgres/migrations/0135-entries-by-their-key.ts`): for a list of keys the planner may read all that is this person's. */
async function knownPresses(trx: Database, { customer, member }: PatientColumns, ops: readonly TrackerOp[]): Promise<Known> {
  const { rows: entries } = await sql<KnownEntry & { readonly entry: string }>`
    select known.* from unnest(${[...new Set(ops.map(({ entry }) => entry))]}::text[]) as sent (entry)
    cross join lateral (
      select entry, tracker, day, tops from tracker_entry
      where customer = ${customer} and member = ${member} and entry = sent.entry limit 1
    ) known`.execute(trx);
  const { rows: presses } = await sql<Omit<TrackerOp, "at"> & { readonly pressed_at: Date }>`
    select known.* from unnest(${[...new Set(ops.map(({ op }) => op))]}::text[]) as sent (op)
    cross join lateral (
      select op, entry, n, pressed_at, change from tracker_op
      where customer = ${customer} and member = ${member} and op = sent.op limit 1
    ) known`.execute(trx);
  return {
    imported: await lookedUp(trx, namedRows(ops.flatMap(putValue))),
    entries: new Map(entries.map(({ entry, ...known }) => [entry, known])),
    ops: new Map(presses.map(({ pressed_at, ...press }) => [press.op, { ...press, at: pressed_at.getTime() }])),
  };
}

type Storing = { readonly whose: PatientColumns; readonly taken: TakenOps; readonly known: Known; readonly at: number };

/** Rows go as one value, since a statement with a parameter for each column of each row takes longer to make than to run. */
async function store(trx: Database, { whose, taken: { stored, entries }, known, at }: Storing): Promise<void> {
  const received = new Date(at);
  const presses = stored.map(({ op, entry, n, at: pressed, change }) => ({ op, entry, n, pressed_at: new Date(pressed), change }));
  if (presses.length > 0)
    await sql`insert into tracker_op (customer, member, op, entry, n, pressed_at, change, received_at)
      select ${whose.customer}, ${whose.member}, op, entry, n, pressed_at, change, ${received}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(presses)}::jsonb) as put (op text, entry text, n int8, pressed_at timestamptz, change jsonb)`.execute(
      trx,
    );
  const { fresh = [], changed = [] } = Object.groupBy(entries, ({ entry }) => (known.entries.has(entry) ? "changed" : "fresh"));
  // Nobody else puts an entry of this account meanwhile: what is new needs no look for a row that is there.
  if (fresh.length > 0) await putEntries(trx, { whose, entries: fresh, received, else: sql`` });
  if (changed.length > 0)
    await putEntries(trx, {
      ...{ whose, entries: changed, received },
      else: sql`on conflict (customer, member, entry) do update set
        (op, n, day, value, tops, conflicts, change, changed_at) =
        (excluded.op, excluded.n, excluded.day, excluded.value, excluded.tops, excluded.conflicts, excluded.change, excluded.changed_at)`,
    });
}

type Putting = {
  readonly whose: PatientColumns;
  readonly entries: TakenOps["entries"];
  readonly received: Date;
  readonly else: RawBuilder<unknown>;
};

async function putEntries(trx: Database, { whose, entries, received, else: otherwise }: Putting): Promise<void> {
  const rows = entries.map(({ entry, tracker, op, n, value, tops, conflicts }) => ({
    ...{ entry, tracker, op, n, value, tops, conflicts },
    day: value === null ? null : dayOfValue(value),
  }));
  await sql`insert into tracker_entry (customer, member, entry, tracker, op, n, day, value, tops, conflicts, changed_at)
    select ${whose.customer}, ${whose.member}, entry, tracker, op, n, day, value, tops, conflicts, ${received}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as put
      (entry text, tracker text, op text, n int8, day text, value jsonb, tops jsonb, conflicts jsonb)
    ${otherwise}`.execute(trx);
}
