import { sql } from "kysely";
import { takenFromFile, takenOps } from "#core/trackers/entries/taken-ops.ts";
import { dayOfValue } from "#core/trackers/entries/tracked-value.ts";
import { putValue } from "#core/trackers/entries/tracker-op.ts";
import { namedRows } from "#core/trackers/tables/looked-up.ts";
import { countPut } from "./counted-days.ts";
import { lookedUp } from "./imported-rows.ts";
import { columnsOf } from "./patient-columns.ts";
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
  await store(trx, { whose, taken, at });
  const put = taken.entries.map(({ entry, tracker, value }) => ({
    ...{ tracker, value, before: known.entries.get(entry)?.day ?? null },
    day: value === null ? null : dayOfValue(value),
  }));
  if (put.length > 0) await countPut(trx, whose, put);
  return taken;
}

type KnownEntry = { readonly tracker: EntryKind; readonly tops: readonly TrackerOp[]; readonly day: Day | null };
type Known = Omit<KnownPresses, "entries"> & { readonly entries: ReadonlyMap<string, KnownEntry> };

async function knownPresses(trx: Database, { customer, member }: PatientColumns, ops: readonly TrackerOp[]): Promise<Known> {
  const entries = await trx
    .selectFrom("tracker_entry")
    .select(["entry", "tracker", "day", "tops"])
    .where("customer", "=", customer)
    .where("member", "=", member)
    .where("entry", "=", sql<string>`any(${[...new Set(ops.map(({ entry }) => entry))]})`)
    .execute();
  const presses = await trx
    .selectFrom("tracker_op")
    .select(["op", "entry", "n", "pressed_at", "change"])
    .where("customer", "=", customer)
    .where("member", "=", member)
    .where("op", "=", sql<string>`any(${ops.map(({ op }) => op)})`)
    .execute();
  return {
    imported: await lookedUp(trx, namedRows(ops.flatMap(putValue))),
    entries: new Map(entries.map(({ entry, tracker, day, tops }) => [entry, { tracker, day, tops }])),
    ops: new Map(presses.map(({ op, entry, n, pressed_at, change }) => [op, { op, entry, n, at: pressed_at.getTime(), change }])),
  };
}

type Storing = { readonly whose: PatientColumns; readonly taken: TakenOps; readonly at: number };

/** As one value, since a statement with a parameter for each column of each row takes longer to make than to run. */
async function store(trx: Database, { whose, taken: { stored, entries }, at }: Storing): Promise<void> {
  const received_at = new Date(at);
  const presses = stored.map(({ op, entry, n, at: pressed, change }) => ({
    ...{ ...whose, op, entry, n, change, received_at },
    pressed_at: new Date(pressed),
  }));
  if (presses.length > 0)
    await sql`insert into tracker_op (customer, member, op, entry, n, pressed_at, change, received_at)
      select customer, member, op, entry, n, pressed_at, change, received_at
      from json_populate_recordset(null::tracker_op, ${JSON.stringify(presses)}::json)`.execute(trx);
  const made = entries.map(({ entry, tracker, op, n, value, tops, conflicts }) => ({
    ...{ ...whose, entry, tracker, op, n, value, tops, conflicts, changed_at: received_at },
    day: value === null ? null : dayOfValue(value),
  }));
  if (made.length > 0)
    await sql`insert into tracker_entry (customer, member, entry, tracker, op, n, day, value, tops, conflicts, changed_at)
      select customer, member, entry, tracker, op, n, day, value, tops, conflicts, changed_at
      from json_populate_recordset(null::tracker_entry, ${JSON.stringify(made)}::json)
      on conflict (customer, member, entry) do update set
        (op, n, day, value, tops, conflicts, change, changed_at) =
        (excluded.op, excluded.n, excluded.day, excluded.value, excluded.tops, excluded.conflicts, excluded.change, excluded.changed_at)`.execute(
      trx,
    );
}
