import type { ExportedRow } from "#adapters/postgres/stored-area.ts";

/** Stored values bear core's names; whoever takes them along reads those of the specification. */
const NAMES = new Map([
  ["per100", "per_100"],
  ["yieldGrams", "yield_g"],
]);

/** Presses as their owner takes them along. */
export const exportedPresses = (rows: readonly ExportedRow[]): readonly ExportedRow[] =>
  rows.map((row) => {
    const change = Object(row["change"]);
    return "value" in change ? { ...row, change: { ...change, value: named(change.value) } } : row;
  });

/** Entries as their owner takes them along; one that was removed has no value. */
export const exportedEntries = (rows: readonly ExportedRow[]): readonly ExportedRow[] =>
  rows.map((row) => (row["value"] === null ? row : { ...row, value: named(row["value"]) }));

const named = (value: unknown): ExportedRow =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, held]) => [NAMES.get(name) ?? name, held]));
