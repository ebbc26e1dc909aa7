import * as z from "zod/mini";
import { anyOp, trackerOp } from "./tracker-op.ts";
import { entriesTable } from "./entries-table.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import type { EntriesFile, PressLine } from "#core/trackers/mine/entries-file.port.ts";

/** A line of a press is at most this long, in characters; a longer one is no press. */
const LONGEST_LINE = 10_000;

/** Presses as the wire has them, one JSON object a line (NDJSON), and tables as CSV, in UTF-8. */
export const entriesFile: EntriesFile = {
  presses: (ops) => encoded(linesOf(ops)),
  table: (tracker, entries, figures) => encoded(entriesTable(tracker, entries, figures)),
  async *read(file) {
    let line = 0;
    for await (const text of textLines(file)) {
      line += 1;
      if (text.trim() !== "") yield { line, op: opIn(text) };
    }
  },
};

async function* linesOf(ops: AsyncIterable<TrackerOp>): AsyncGenerator<string> {
  for await (const op of ops) yield `${JSON.stringify(z.encode(trackerOp, op))}\n`;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** Lines with what was read of them; one that is too long is cut, so that no more than that is held. */
async function* textLines(file: ByteChunks): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of file) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE + 1);
    yield* lines;
  }
  yield rest + decoder.decode();
}

function opIn(text: string): PressLine["op"] {
  if (text.length > LONGEST_LINE) return null;
  try {
    const read = z.safeParse(anyOp, JSON.parse(text));
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
