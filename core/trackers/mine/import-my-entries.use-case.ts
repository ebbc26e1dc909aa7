import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { MOST_OPS } from "../tracker-op.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { EntriesFile } from "./entries-file.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { ByteChunks } from "../../files/byte-chunks.ts";
import type { Patient } from "../../account/patient.ts";
import type { Result } from "../../shared/result.ts";
import type { RefusedOp } from "../taken-ops.ts";
import type { TrackerOp } from "../tracker-op.ts";
import type { DayValue } from "../tracked-value.ts";
import type { PressLine, TableLine } from "./entries-file.port.ts";

/** A line that is not taken. `unreadable`: it is no press. */
export type RefusedLine = { readonly line: number; readonly why: RefusedOp["why"] | "unreadable" };

/** What became of a file's presses; `repeated` were here before. `refused` has the first MOST_LISTED of `refusedCount`. */
export type ImportedEntries = {
  readonly accepted: number;
  readonly repeated: number;
  readonly refusedCount: number;
  readonly refused: readonly RefusedLine[];
};

/** In bytes: some ten years of twenty entries a day. */
export const LARGEST_ENTRIES_FILE = 25 * 1024 * 1024;

/** How many refused lines are told. */
export const MOST_LISTED = 100;

/**
 * Takes presses, or rows of a table, from a file, back to 2000. Each is judged alone; what is here already changes nothing, also where a
 * row is like an entry or another row. Refused without the consent to health data, and where the file is larger than LARGEST_ENTRIES_FILE:
 * what was read by then stays. Source: specification/trackers.md, Taking entries along.
 */
export type ImportMyEntries = (
  patient: Patient,
  file: ByteChunks,
) => Promise<Result<ImportedEntries, { readonly kind: "no-consent" | "too-large" }>>;
export const ImportMyEntries = useCase<ImportMyEntries>("trackers", "ImportMyEntries");

type Needs = {
  readonly trackers: Pick<Trackers, "hasConsent" | "takeFromFile" | "takeFromTable">;
  readonly file: Pick<EntriesFile, "read">;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeImportMyEntries = maker(
  ImportMyEntries,
  { trackers: Trackers, now: Clock, file: EntriesFile, newId: NewId },
  ({ trackers, file, now, newId }: Needs) =>
    async (patient, given) => {
      if (!(await trackers.hasConsent(patient))) return refused({ kind: "no-consent" });
      const counted = new CountedFile(given);
      let imported: ImportedEntries = { accepted: 0, repeated: 0, refusedCount: 0, refused: [] };
      const take = async (lines: readonly PressLine[], way: "takeFromFile" | "takeFromTable" = "takeFromFile") => {
        const ops = lines.flatMap(({ op }) => (isReadable(op) ? [op] : []));
        imported = added(imported, lines, await trackers[way](patient, ops, now()));
      };
      const takeRows = (rows: readonly TableLine[]) =>
        take(
          rows.map(({ line, value }) => ({ line, op: value === null ? null : { ...pressOf(value, now()), op: newId(), entry: newId() } })),
          "takeFromTable",
        );
      let lines: PressLine[] = [];
      let rows: TableLine[] = [];
      const removals: PressLine[] = []; // A file has presses in any order, and what is removed must be there.
      for await (const line of file.read(counted)) {
        if ("value" in line) rows.push(line);
        else if (line.op?.change?.kind === "remove") removals.push(line);
        else lines.push(line);
        if (lines.length + rows.length < MOST_OPS) continue;
        await take(lines);
        await takeRows(rows);
        [lines, rows] = [[], []];
      }
      await take(lines);
      await takeRows(rows);
      for (let taken = 0; taken < removals.length; taken += MOST_OPS) await take(removals.slice(taken, taken + MOST_OPS));
      return counted.bytes > LARGEST_ENTRIES_FILE ? refused({ kind: "too-large" }) : ok(imported);
    },
);

/** A file of which it is known how much was read. */
class CountedFile implements ByteChunks {
  bytes = 0;
  readonly #file: ByteChunks;

  constructor(file: ByteChunks) {
    this.#file = file;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#file) {
      this.bytes += piece.length;
      yield piece;
    }
  }
}

const pressOf = (value: DayValue, at: number) => ({ n: 1, at, change: { kind: "put", value } }) as const;

const isReadable = (op: PressLine["op"]): op is TrackerOp => op !== null && op.change !== null;

type Taken = { readonly accepted: readonly string[]; readonly repeated: readonly string[]; readonly refused: readonly RefusedOp[] };

function added(before: ImportedEntries, lines: readonly PressLine[], taken: Taken): ImportedEntries {
  const unreadable = lines.filter(({ op }) => !isReadable(op)).map(({ line }): RefusedLine => ({ line, why: "unreadable" }));
  const lineOf = new Map(lines.flatMap(({ line, op }) => (op === null ? [] : [[op.op, line] as const])));
  const refusals = taken.refused.map(({ op, why }): RefusedLine => ({ line: lineOf.get(op) ?? 0, why }));
  const refusedLines = [...unreadable, ...refusals];
  return {
    accepted: before.accepted + taken.accepted.length,
    repeated: before.repeated + taken.repeated.length,
    refusedCount: before.refusedCount + refusedLines.length,
    refused: [...before.refused, ...refusedLines].toSorted((a, b) => a.line - b.line).slice(0, MOST_LISTED),
  };
}
