import { planOf } from "./import/planned-rows.ts";
import { ok, refused } from "../shared/result.ts";
import type { LineFault } from "../shared/lines/line-fault.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "./audit-log.port.ts";
import type { ImportPlan } from "./import/import-plan.ts";
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

/**
 * What is put of a file: all of it, or nothing where a line is faulty. A dry run answers the same and puts nothing. `audited`: the entry of the audit
 * log for these counts. Source: specification/events.md, Staff commands.
 */
export function importDecision<Value, Put>(
  lines: readonly (RowChange<Value> & { readonly outcome: ImportedLine<Put> })[],
  { run, audited }: { readonly run: "dry" | "real"; readonly audited: (counts: DoneCounts) => AuditEntry },
): ImportDecision<Put> {
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
