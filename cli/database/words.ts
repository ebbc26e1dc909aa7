import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { toLeft, toRight, widestOf } from "#cli/printing/columns.ts";

type Count = { readonly kind: string; readonly waiting: number; readonly running: number; readonly parked: number; readonly done: number };
type Parked = { readonly id: string; readonly kind: string; readonly tries: number; readonly parkedAt: Date; readonly problem: string };

export const appliedText = (applied: readonly string[]): string =>
  applied.length === 0 ? "The tables are up to date.\n" : `Done: ${applied.join(", ")}. The tables are up to date.\n`;

export function jobsText(counts: readonly Count[], parked: readonly Parked[]): string {
  const rows = [
    ["Kind", "Waiting", "Running", "Parked", "Done"],
    ...counts.map(({ kind, waiting, running, parked, done }) => [kind, ...[waiting, running, parked, done].map(String)]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => widestOf(rows.map((row) => row[column] ?? "")));
  const table = rows.map((row) => row.map((cell, column) => (column === 0 ? toLeft : toRight)(widths[column] ?? 0, cell)).join("  "));
  const problems = parked.map(
    ({ id, kind, tries, parkedAt, problem }) =>
      `${id}  ${kind}, parked ${indianClockText(parkedAt.getTime())} after ${tries} tries: ${problem || "no reason given"}`,
  );
  const advice = parked.length === 0 ? [] : ["", ...problems, "", "Have them tried again with: niramaya jobs retry --all"];
  return `${[...table, ...advice].join("\n")}\n`;
}

export const retriedText = (retried: number): string =>
  retried === 0 ? "No job is parked.\n" : `${retried === 1 ? "1 job is" : `${retried} jobs are`} tried again.\n`;

export const noParkedJobText = (id: string): string => `No parked job has the id ${id}. See: niramaya jobs list\n`;

type Written = { readonly rows: number; readonly files: number; readonly bytes: number };

export const backedUpText = (file: string, { rows, files, bytes }: Written): string =>
  `${file} holds ${rows} rows and ${files} files (${(bytes / 1_000_000).toFixed(1)} MB). It holds all customers: keep it where nobody else reads it.\n`;

export const notWritableText = (file: string, reason: string): string => `${file} can't be written (${reason}).\n`;

export const restoredText = ({ rows, files }: Omit<Written, "bytes">): string => `Restored: ${rows} rows and ${files} files.\n`;

const unrestorable = {
  "not-a-backup": "is no backup of Niramaya",
  "not-whole": "is not whole, so that nothing was changed",
  "written-by-newer": "was written by a newer Niramaya than this one. Restore it with that one",
  "written-by-older":
    "was written by an older Niramaya than this one can restore. Restore it with one whose last migration is 0171-events-in-time, and back up anew",
  "has-data": "was not restored, as there is data already. Say --replace to put the backup in its place",
  "other-tables":
    "was written by another version of Niramaya than the data here. Restore it into an empty folder, with --data, or an empty database",
} as const;

export const unrestorableText = (file: string, problem: keyof typeof unrestorable): string => `${file} ${unrestorable[problem]}.\n`;
