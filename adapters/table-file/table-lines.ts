import { CsvError, parse } from "csv-parse";
import { Readable } from "node:stream";
import { decodedText, NotText } from "./decoded-text.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";

/** A row of a table: its cells, or why there are none. `line` is the last one of the row, counted from 1. */
export type TableLine =
  | { readonly kind: "cells"; readonly line: number; readonly cells: readonly string[] }
  | ({ readonly kind: "fault" } & LineFault);

/** More than any row needs, and little beside a process's memory. */
const LONGEST_ROW = 1_000_000;

/**
 * The rows of a table as spreadsheets save one: with commas, semicolons or tabs between the cells, with or without a first line sep=, in
 * UTF-8 or UTF-16. Rows without anything in them are left out. After a row that can't be read nobody knows what the rest means: nothing
 * follows.
 */
export async function* tableLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<TableLine> {
  let line = 0;
  let before = 0;
  try {
    const { delimiter, isNamed, text } = await begunTable(decodedText(pieces));
    before = isNamed ? 1 : 0;
    const rows = Readable.from(text).compose(
      parse({ bom: true, info: true, delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: LONGEST_ROW }),
    );
    for await (const { record, info } of rows) {
      const cells: readonly string[] = record;
      line = info.lines;
      if (cells.some((cell) => cell.trim() !== "")) yield { kind: "cells", line: before + line, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof NotText)) throw error;
    yield { kind: "fault", line: before + line + 1, path: "", expected: error instanceof NotText ? NO_TEXT : NO_ROW };
  }
}

const NO_TEXT = "text in UTF-8";
const NO_ROW = "quotes around a whole value, in pairs";

type BegunTable = { readonly delimiter: string; readonly isNamed: boolean; readonly text: AsyncIterable<string> };

const DELIMITERS = [",", ";", "\t"];

/** What stands between the cells: what a line sep= says, else what is most often in the first line outside of quotes. */
async function begunTable(pieces: AsyncGenerator<string>): Promise<BegunTable> {
  let begun = "";
  while (begun.length < LONGEST_ROW) {
    const piece = await pieces.next();
    if (piece.done === true) break;
    begun += piece.value;
    if (/[\r\n]./s.test(begun.trimStart())) break;
  }
  const [, named] = /^"?sep=(.)"?[,;\t]*(?:\r\n?|\n|$)/i.exec(begun) ?? [];
  const first = /\S[^\r\n]*/.exec(begun)?.[0].replace(/"[^"]*"/g, "") ?? "";
  const counts = DELIMITERS.map((one) => first.split(one).length);
  const delimiter = named ?? DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
  const rest = named === undefined ? begun : begun.replace(/^[^\r\n]*(?:\r\n?|\n|$)/, "");
  return { delimiter, isNamed: named !== undefined, text: resumed(rest, pieces) };
}

async function* resumed(begun: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begun;
  yield* pieces;
}
