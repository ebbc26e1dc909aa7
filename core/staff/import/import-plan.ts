import type { FieldChange, IncomingRow } from "./incoming-row.ts";

/** How many rows are new, changed, gone, and as before. */
export type ImportCounts = { readonly added: number; readonly changed: number; readonly removed: number; readonly unchanged: number };

/** `line` null: the file does not name it, and it goes. */
export type PlannedRow = {
  readonly line: number | null;
  readonly id: string;
  readonly kind: "added" | "changed" | "removed";
  readonly changes: readonly FieldChange[];
};

/**
 * What an import does, row by row and field by field: a dry run answers it, a real run has done it. `rows` holds the first
 * MOST_PLANNED_ROWS that are not as before, the counts all of them. Source: specification/site.md, Files that staff import.
 */
export type ImportPlan = ImportCounts & { readonly rows: readonly PlannedRow[] };

/** Nobody reads more, and the diff of a million rows would not fit into memory. */
export const MOST_PLANNED_ROWS = 1_000;

/** A plan while a file is read. */
export class GrowingPlan {
  readonly #rows: PlannedRow[] = [];
  readonly #counts = { added: 0, changed: 0, removed: 0, unchanged: 0 };

  take<Value>(row: IncomingRow<Value>, { was, becomes }: { readonly was: Value | null; readonly becomes: Value }): void {
    const changes = row.changes(was, becomes);
    if (was !== null && changes.length === 0) this.#counts.unchanged += 1;
    else this.#note({ line: row.line, id: row.id, kind: was === null ? "added" : "changed", changes });
  }

  /** A row that is as it was, where this is known without a look at its fields. */
  takeUnchanged(): void {
    this.#counts.unchanged += 1;
  }

  remove(id: string): void {
    this.#note({ line: null, id, kind: "removed", changes: [] });
  }

  get plan(): ImportPlan {
    return { ...this.#counts, rows: [...this.#rows] };
  }

  #note(row: PlannedRow): void {
    this.#counts[row.kind] += 1;
    if (this.#rows.length < MOST_PLANNED_ROWS) this.#rows.push(row);
  }
}

/** The counts alone. */
export const countsOf = ({ added, changed, removed, unchanged }: ImportCounts): ImportCounts => ({ added, changed, removed, unchanged });
