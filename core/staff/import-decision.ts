import { ok, refused } from "../shared/result.ts";
import type { LineFault } from "../shared/lines/line-fault.ts";
import type { Result } from "../shared/result.ts";
import type { AuditEntry } from "./audit-log.port.ts";

/** What an import makes of a line: something to put, nothing as all of it is there, or a fault, as `expected` says. */
export type ImportedLine<Put> =
  | { readonly kind: "added" | "changed"; readonly put: Put }
  | { readonly kind: "unchanged" }
  | { readonly kind: "faulty"; readonly expected: string };

/** How many are new, how many changed, and how many are as before. */
export type ImportCounts = { readonly added: number; readonly changed: number; readonly unchanged: number };

export type FaultyLines = { readonly kind: "faulty"; readonly faults: readonly LineFault[] };

/** `audit` null: nothing changes. */
export type ImportDecision<Put> = {
  readonly put: readonly Put[];
  readonly audit: AuditEntry | null;
  readonly answer: Result<ImportCounts, FaultyLines>;
};

/**
 * What is put of a file: all of it, or nothing where a line is faulty. A dry run counts the same and puts nothing. `audited`: the entry of the audit
 * log for these counts. Source: specification/events.md, Staff commands.
 */
export function importDecision<Put>(
  lines: readonly { readonly line: number; readonly outcome: ImportedLine<Put> }[],
  { run, audited }: { readonly run: "dry" | "real"; readonly audited: (counts: ImportCounts) => AuditEntry },
): ImportDecision<Put> {
  const faults = lines.flatMap(({ line, outcome }) => (outcome.kind === "faulty" ? [{ line, path: "", expected: outcome.expected }] : []));
  if (faults.length > 0) return { put: [], audit: null, answer: refused({ kind: "faulty", faults }) };
  const put = lines.flatMap(({ outcome }) => ("put" in outcome ? [outcome.put] : []));
  const count = (kind: ImportedLine<Put>["kind"]) => lines.filter(({ outcome }) => outcome.kind === kind).length;
  const counts = { added: count("added"), changed: count("changed"), unchanged: count("unchanged") };
  if (run === "dry" || put.length === 0) return { put: [], audit: null, answer: ok(counts) };
  return { put, audit: audited(counts), answer: ok(counts) };
}
