import { sql } from "kysely";
import { entryFaults } from "#core/trackers/entry-faults.ts";
import { isAsFormulaSays } from "#core/trackers/results/is-as-formula-says.ts";
import { REMOVED_KEPT } from "#core/trackers/trackers.port.ts";
import { namedRows } from "#core/trackers/looked-up.ts";
import { differingDays } from "./recount-days.ts";
import { lookedUp } from "./imported-rows.ts";
import type { WorkOut } from "#core/health/work-out.port.ts";
import type { KeptEntry } from "#core/trackers/entry-faults.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { TrackerTrouble } from "#core/trackers/tracker-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 500;
/** Forgetting is done each hour; a day later nobody does it. */
const FORGOTTEN_WITHIN = 24 * 60 * 60 * 1000;
/** A reminder is planned anew as soon as it is due; an hour later nobody does it. */
const REMINDED_WITHIN = 60 * 60 * 1000;

type By = { readonly workOut: WorkOut; readonly now: number };

/**
 * Checks all entries against their presses and all results against their formulas, one portion after the other; empty: everything is right.
 */
export async function* trackerTroubles(db: Database, { workOut, now }: By): AsyncGenerator<TrackerTrouble> {
  yield* troublesOfEntries(db);
  yield* troublesOfResults(db, workOut);
  let differing = 0;
  for await (const _ of differingDays(db)) differing += 1;
  if (differing > 0) yield { kind: "days-differ", count: differing };
  const { rows: astray } = await sql<{ count: number }>`select count(*)::int as count from tracker_op
    where not exists (select from tracker_entry kept 
      where kept.customer = tracker_op.customer and kept.member = tracker_op.member and kept.entry = tracker_op.entry)`.execute(db);
  for (const { count } of astray) if (count > 0) yield { kind: "presses-astray", count };
  const { rows: old } = await sql<{ count: number }>`select count(*)::int as count from tracker_entry
    where value is null and changed_at < ${new Date(now - REMOVED_KEPT - FORGOTTEN_WITHIN)}`.execute(db);
  for (const { count } of old) if (count > 0) yield { kind: "kept-too-long", count };
  const { rows: waiting } = await sql<{ count: number }>`select count(*)::int as count from tracker_reminder
    where next_at < ${new Date(now - REMINDED_WITHIN)}`.execute(db);
  for (const { count } of waiting) if (count > 0) yield { kind: "reminders-waiting", count };
}

type EntryRow = KeptEntry & { readonly customer: string; readonly member: string };

async function* troublesOfEntries(db: Database): AsyncGenerator<TrackerTrouble> {
  for (let [customer, member, entry] = ["", "", ""]; ; ) {
    const { rows } = await sql<EntryRow>`select customer, member, entry, tracker, op, n, day, value, tops, conflicts
      from tracker_entry where (customer, member, entry) > (${customer}, ${member}, ${entry})
      order by customer, member, entry limit ${AT_ONCE}`.execute(db);
    const presses = await pressesOf(db, rows);
    const imported = await lookedUp(db, namedRows(rows.flatMap(({ value }) => value ?? [])));
    for (const stored of rows)
      for (const fault of entryFaults(stored, presses.get(keyOf(stored)) ?? [], imported))
        yield { kind: "entry", customer: stored.customer, entry: stored.entry, fault };
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    [customer, member, entry] = [last.customer, last.member, last.entry];
  }
}

type EntryKey = { readonly customer: string; readonly member: string; readonly entry: string };

const keyOf = ({ customer, member, entry }: EntryKey): string => JSON.stringify([customer, member, entry]);

/**
 * The presses of a portion of entries, by their entry. No index has them by entry: each person's are read once a portion, not once an
 * entry.
 */
async function pressesOf(db: Database, entries: readonly EntryKey[]): Promise<ReadonlyMap<string, readonly TrackerOp[]>> {
  const { rows } = await sql<EntryKey & { readonly presses: readonly TrackerOp[] }>`select customer, member, entry,
      json_agg(json_build_object('op', op, 'entry', entry, 'n', n, 'change', change,
        'at', (extract(epoch from pressed_at) * 1000)::int8)) as presses
    from tracker_op
    where customer = any(${[...new Set(entries.map(({ customer }) => customer))]}) and entry = any(${entries.map(({ entry }) => entry)})
    group by customer, member, entry`.execute(db);
  return new Map(rows.map(({ presses, ...of }) => [keyOf(of), presses]));
}

type ResultRow = Pick<SavedResult, "id" | "tool" | "input" | "answers"> & { readonly customer: string };

async function* troublesOfResults(db: Database, workOut: WorkOut): AsyncGenerator<TrackerTrouble> {
  for (let [customer, result] = ["", ""]; ; ) {
    const { rows } = await sql<ResultRow>`select customer, id, tool, input, answers from tracker_result
      where (customer, id) > (${customer}, ${result}) order by customer, id limit ${AT_ONCE}`.execute(db);
    for (const { id, tool, ...stored } of rows)
      if (!(await isAsFormulaSays(workOut, { tool, ...stored })))
        yield { kind: "result-differs", customer: stored.customer, result: id, tool };
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    [customer, result] = [last.customer, last.id];
  }
}
