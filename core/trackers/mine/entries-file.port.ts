import { token } from "../../shared/token.ts";
import type { ByteChunks } from "../../files/byte-chunks.ts";
import type { ShownFigures } from "../days/body-figures.ts";
import type { OpenTracker } from "../entries/tracked-value.ts";
import type { TrackerOp, UnreadableOp } from "../entries/tracker-op.ts";
import type { StoredEntry } from "../trackers.port.ts";

/** A line of a file, counted from 1; `op` null: not even the id of a press can be read there. */
export type LineOfFile = { readonly line: number; readonly op: TrackerOp | UnreadableOp | null };

/** Entries as files: presses a line each, which is read again, and the entries of one tracker as a table. */
export type EntriesFile = {
  presses(ops: AsyncIterable<TrackerOp>): AsyncIterable<Uint8Array>;
  /** Without the columns of calories and weight that are not shown. */
  table(tracker: OpenTracker, entries: AsyncIterable<StoredEntry>, figures: ShownFigures): AsyncIterable<Uint8Array>;
  /** Empty lines are left out. */
  read(file: ByteChunks): AsyncIterable<LineOfFile>;
};
export const EntriesFile = token<EntriesFile>("EntriesFile");
