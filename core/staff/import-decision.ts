import { planOf, plannedRows } from "./import/planned-rows.ts";
import { ok, refused } from "../shared/result.ts";
import type { LineFault } from "../shared/lines/line-fault.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "./audit-log.port.ts";
import type { ImportPlan } from "./import/import-plan.ts";
import type { RowFile } from "./import/incoming-row.ts";
import type { RowChange } from "./import/planned-rows.ts";

/** What an import makes of a line: something to put, nothing as all of it is there, or a fault, as `expected` says. */
export type ImportedLine<Put> =
  | { readonly kind: "added" | "changed"; readonly put: Put }
  | { readonly kind: "unchanged" }
  | { readonly kind: "faulty"; readonly expected: string };

export type FaultyLines = { readonly kind: "faulty"; readonly faults: readonly LineFault[] };

/** `audit` null: nothing changes. */
export type ImportDecision<Put> = {
  readonly put: readonly Put[];
  readonly audit: AuditEntry | null;
  readonly answer: Result<ImportPlan, FaultyLines>;
};

/** How many are new, how many changed, and how many are as before: what the audit log has of an import. */
export type DoneCounts = Pick<ImportPlan, "added" | "changed" | "unchanged">;

type Importing<Value, Put> = {
  readonly run: "dry" | "real";
  /** What is stored under an id; null: nothing. */
  readonly formerOf: (id: string) => Value | null;
  readonly outcomeOf: (change: RowChange<Value>) => ImportedLine<Put>;
  readonly audited: (counts: DoneCounts) => AuditEntry;
};

/**
 * What is put of a file: all of it, or nothing where a line is faulty. A dry run answers the same and puts nothing. `audited`: the entry of
 * the audit log for these counts. Source: specification/events.md, Staff commands.
 */
export function importDecision<Value, Put>(
  file: RowFile<Value>,
  { run, formerOf, outcomeOf, audited }: Importing<Value, Put>,
): ImportDecision<Put> {
  const planned = plannedRows(file, { formerOf });
  if (planned.kind === "refused") return { put: [], audit: null, answer: refused({ kind: "faulty", faults: planned.refusal }) };
  const lines = planned.value.map((change) => ({ ...change, outcome: outcomeOf(change) }));
  const faults = lines.flatMap(({ row: { line }, outcome }) =>
    outcome.kind === "faulty" ? [{ line, path: "", expected: outcome.expected }] : [],
  );
  if (faults.length > 0) return { put: [], audit: null, answer: refused({ kind: "faulty", faults }) };
  const put = lines.flatMap(({ outcome }) => ("put" in outcome ? [outcome.put] : []));
  const plan = planOf(lines);
  if (run === "dry" || put.length === 0) return { put: [], audit: null, answer: ok(plan) };
  return { put, audit: audited(doneCounts(plan)), answer: ok(plan) };
}

export const doneCounts = ({ added, changed, unchanged }: ImportPlan): DoneCounts => ({ added, changed, unchanged });
