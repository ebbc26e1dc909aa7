import { token } from "../../shared/token.ts";
import type { ByteChunks } from "../../files/byte-chunks.ts";
import type { ShownFigures } from "../body-figures.ts";
import type { DayValue, OpenTracker } from "../tracked-value.ts";
import type { TrackerOp, UnreadableOp } from "../tracker-op.ts";
import type { StoredEntry } from "../trackers.port.ts";

/**
 * A line of a file, counted from 1: a press (`op` null: not even its id can be read there), or a row of a table, which has no id (`value`
 * null: it is none).
 */
export type LineOfFile = PressLine | TableLine;
export type PressLine = { readonly line: number; readonly op: TrackerOp | UnreadableOp | null };
export type TableLine = { readonly line: number; readonly value: DayValue | null };

/** Entries as files: presses a line each, and the entries of one tracker as a table. Both are read again, and tables of openScale. */
export type EntriesFile = {
  presses(ops: AsyncIterable<TrackerOp>): AsyncIterable<Uint8Array>;
  /** Without the columns of calories and weight that are not shown. */
  table(tracker: OpenTracker, entries: AsyncIterable<StoredEntry>, figures: ShownFigures): AsyncIterable<Uint8Array>;
  /** Empty lines are left out. */
  read(file: ByteChunks): AsyncIterable<LineOfFile>;
};
export const EntriesFile = token<EntriesFile>("EntriesFile");
