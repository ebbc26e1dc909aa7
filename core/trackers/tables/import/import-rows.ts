import { isSame } from "../../../shared/equality/is-same.ts";
import { ok, refused } from "../../../shared/result.ts";
import { changedOf, planOf, plannedRows } from "../../../staff/import/planned-rows.ts";
import { doneCounts } from "../../../staff/import-decision.ts";
import type { LineFault } from "../../../shared/lines/line-fault.ts";
import type { Clock } from "../../../shared/clock.port.ts";
import type { Result } from "../../../shared/result.ts";
import type { ImportPlan } from "../../../staff/import/import-plan.ts";
import type { RowFile } from "../../../staff/import/incoming-row.ts";
import type { TableChange, TableRegister } from "./table-register.port.ts";

type Row = { readonly id: string };

/** A row of a file with its line, which counts from 1. */
export type RowLine<Of> = { readonly line: number; readonly row: Of };

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type TableImport<Of> = { readonly name: string; readonly file: RowFile<Of>; readonly run: "dry" | "real" };

/**
 * Adds the rows of a file to a table as staff; a row with a known id changes what it names of that one. If any line is faulty, nothing
 * changes. `who` is the staff member's name.
 */
export type ImportRows<Of> = (who: string, given: TableImport<Of>) => Promise<Result<ImportPlan, readonly LineFault[]>>;

/** What is right in one table. `faultsOf` judges the lines within the whole table as it would become. */
type Table<Of extends Row> = {
  readonly kind: "food" | "activity";
  /** What a file calls the id of a row. */
  readonly idField: "id" | "activity";
  /** The rows that come with the program, and the name of their table: every device has them, so they stay as they are. */
  readonly shipped: ReadonlyMap<string, Of>;
  readonly version: string;
  readonly register: TableRegister<Of>;
  readonly plain: (row: Of) => unknown;
  readonly faultsOf: (lines: readonly RowLine<Of>[], table: ReadonlyMap<string, Of>) => readonly LineFault[];
  readonly now: Clock;
};

export const makeImportRows =
  <Of extends Row>({ kind, idField, shipped, version, register, plain, faultsOf, now }: Table<Of>): ImportRows<Of> =>
  (who, { name, file, run }) =>
    register.change((rows): TableChange<Of, Result<ImportPlan, readonly LineFault[]>> => {
      const before = new Map<string, Of>(rows.map((row) => [row.id, row]));
      const isAsShipped = ({ becomes }: { readonly becomes: Of }): boolean => {
        const known = shipped.get(becomes.id);
        return known !== undefined && isSame(plain(known), plain(becomes));
      };
      const planned = plannedRows(file, {
        formerOf: (id) => before.get(id) ?? shipped.get(id) ?? null,
        path: idField,
        what: "an id",
        faultsOf: (change) =>
          shipped.has(change.becomes.id) && !isAsShipped(change)
            ? [{ line: change.row.line, path: idField, expected: `an id that ${version} does not have` }]
            : [],
      });
      if (planned.kind === "refused") return { put: null, answer: planned };
      const further = planned.value.filter((change) => !isAsShipped(change));
      const lines = further.map(({ row: { line }, becomes }) => ({ line, row: becomes }));
      const faults = faultsOf(lines, new Map([...shipped, ...before, ...lines.map(({ row }) => [row.id, row] as const)]));
      if (faults.length > 0) return { put: null, answer: refused(faults.toSorted((a, b) => a.line - b.line)) };
      const plan = planOf(planned.value);
      if (run === "dry") return { put: null, answer: ok(plan) };
      const audit = {
        at: now(),
        who,
        action: `${kind} import`,
        subject: { kind, id: "all" },
        details: { file: name, ...doneCounts(plan) },
      } as const;
      return { put: { rows: changedOf(further).map(({ becomes }) => becomes), audit }, answer: ok(plan) };
    });
