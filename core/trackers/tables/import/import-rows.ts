import { isSame } from "../../../shared/equality/is-same.ts";
import { ok, refused } from "../../../shared/result.ts";
import { repeatedValues } from "../../../shared/lines/line-fault.ts";
import type { LineFault } from "../../../shared/lines/line-fault.ts";
import type { Clock } from "../../../shared/clock.port.ts";
import type { Result } from "../../../shared/result.ts";
import type { TableChange, TableRegister } from "./table-register.port.ts";

type Row = { readonly id: string };

/** A row of a file with its line, which counts from 1. */
export type RowLine<Of> = { readonly line: number; readonly row: Of };

/** `name` is the file's name without its folders; a dry run tells the same and changes nothing. */
export type TableImport<Of> = { readonly name: string; readonly lines: readonly RowLine<Of>[]; readonly run: "dry" | "real" };

/** How many rows are new, changed, and as before. */
export type TableIntake = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Adds the rows of a file to a table as staff; a row with a known id replaces that one. If any line is faulty, nothing changes. `who` is the staff member's name. */
export type ImportRows<Of> = (who: string, given: TableImport<Of>) => Promise<Result<TableIntake, readonly LineFault[]>>;

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
  async (who, { name, lines, run }) => {
    const isAsShipped = ({ row }: RowLine<Of>): boolean => {
      const known = shipped.get(row.id);
      return known !== undefined && isSame(plain(known), plain(row));
    };
    const [own, further] = [lines.filter(isAsShipped), lines.filter((line) => !isAsShipped(line))];
    const taken = further.filter(({ row }) => shipped.has(row.id));
    const early = [
      ...repeatedValues(
        lines.map(({ line, row }) => ({ line, value: row.id })),
        { path: idField, what: "an id" },
      ),
      ...taken.map(({ line }) => ({ line, path: idField, expected: `an id that ${version} does not have` })),
    ];
    if (early.length > 0) return refused(early.toSorted((a, b) => a.line - b.line));
    return register.change((rows): TableChange<Of, Result<TableIntake, readonly LineFault[]>> => {
      const before = new Map(rows.map((row) => [row.id, row]));
      const table = new Map([...shipped, ...before, ...further.map(({ row }) => [row.id, row] as const)]);
      const faults = faultsOf(further, table).toSorted((a, b) => a.line - b.line);
      if (faults.length > 0) return { put: null, answer: refused(faults) };
      const put = further.flatMap(({ row }) => {
        const former = before.get(row.id);
        return former !== undefined && isSame(plain(former), plain(row)) ? [] : [{ row, isNew: former === undefined }];
      });
      const added = put.filter(({ isNew }) => isNew).length;
      const unchanged = own.length + further.length - put.length;
      const intake: TableIntake = { added, changed: put.length - added, unchanged };
      if (run === "dry") return { put: null, answer: ok(intake) };
      const audit = {
        ...{ at: now(), who, action: `${kind} import`, subject: { kind, id: "all" } },
        details: { file: name, ...intake },
      } as const;
      return { put: { rows: put.map(({ row }) => row), audit }, answer: ok(intake) };
    });
  };
