import { entriesFile } from "#adapters/http-contract/trackers/entries-file.ts";
import { entriesInTable, isEntriesTable } from "#adapters/tracker-file/entries-in-table.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { LineOfFile } from "#core/trackers/mine/entries-file.port.ts";

/** The first lines of a table are shorter, in bytes. */
const BEGINNING = 4_096;

/** What a file holds that somebody took along: a table by the names in its first line, else presses. */
export async function* entriesIn(file: ByteChunks): AsyncGenerator<LineOfFile> {
  const pieces = file[Symbol.asyncIterator]();
  try {
    const begun: Uint8Array[] = [];
    let length = 0;
    while (length < BEGINNING) {
      const piece = await pieces.next();
      if (piece.done === true) break;
      begun.push(piece.value);
      length += piece.value.length;
    }
    const whole = resumed(begun, pieces);
    yield* isEntriesTable(Buffer.concat(begun).subarray(0, BEGINNING)) ? entriesInTable(whole) : entriesFile.read(whole);
  } finally {
    await pieces.return?.(); // Whoever stops early leaves no file open.
  }
}

async function* resumed(begun: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* begun;
  for (let piece = await rest.next(); piece.done !== true; piece = await rest.next()) yield piece.value;
}
