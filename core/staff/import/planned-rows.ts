import { ok, refused } from "../../shared/result.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import { GrowingPlan } from "./import-plan.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Result } from "../../shared/result.ts";
import type { ImportPlan } from "./import-plan.ts";
import type { IncomingRow, RowFile } from "./incoming-row.ts";

/** A row, what was kept under its id (null: nothing), and what becomes of it. */
export type RowChange<Value> = { readonly row: IncomingRow<Value>; readonly was: Value | null; readonly becomes: Value };

/** `path`: what files call the id, and `what` it is, such as "a name". */
type Planning<Value> = {
  readonly formerOf: (id: string) => Value | null;
  readonly path?: string;
  readonly what?: string;
  /** What is wrong with a row that can be read. */
  readonly faultsOf?: (change: RowChange<Value>) => readonly LineFault[];
};

/**
 * What becomes of each row of a file, or every fault of it by its line: lines that are no rows, fields that can't be read, and an id that a
 * line before has.
 */
export function plannedRows<Value>(
  { rows, faults }: RowFile<Value>,
  { formerOf, path = "_id", what = "an id", faultsOf = () => [] }: Planning<Value>,
): Result<readonly RowChange<Value>[], readonly LineFault[]> {
  const found: LineFault[] = [...faults];
  const changes = rows.flatMap((row) => {
    const was = formerOf(row.id);
    const becomes = row.over(was);
    if (becomes.kind === "refused") {
      found.push(...becomes.refusal);
      return [];
    }
    const change = { row, was, becomes: becomes.value };
    found.push(...faultsOf(change));
    return [change];
  });
  found.push(
    ...repeatedValues(
      changes.map(({ row: { line, id } }) => ({ line, value: id })),
      { path, what },
    ),
  );
  return found.length === 0 ? ok(changes) : refused(found.toSorted((a, b) => a.line - b.line));
}

/** What the rows of a file are where nothing is kept, and the faults of the others. */
export function asNewRows<Value>({ rows, faults }: RowFile<Value>): {
  readonly changes: readonly RowChange<Value>[];
  readonly faults: readonly LineFault[];
} {
  const reads = rows.map((row) => ({ row, read: row.over(null) }));
  const found = [...faults, ...reads.flatMap(({ read }) => (read.kind === "refused" ? read.refusal : []))];
  return {
    changes: reads.flatMap(({ row, read }) => (read.kind === "ok" ? [{ row, was: null, becomes: read.value }] : [])),
    faults: found.toSorted((a, b) => a.line - b.line),
  };
}

/** The plan of these changes; `removed`: the ids of what goes. */
export function planOf<Value>(changes: readonly RowChange<Value>[], removed: readonly string[] = []): ImportPlan {
  const plan = new GrowingPlan();
  for (const { row, was, becomes } of changes) plan.take(row, { was, becomes });
  for (const id of removed) plan.remove(id);
  return plan.plan;
}

/** What is to be stored of these changes: those that change anything. */
export const changedOf = <Value>(changes: readonly RowChange<Value>[]): readonly RowChange<Value>[] =>
  changes.filter(({ row, was, becomes }) => was === null || row.changes(was, becomes).length > 0);
