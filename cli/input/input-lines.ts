import { isUtf8 } from "node:buffer";

/** A line without its end: its text, null where it is no UTF-8, or too long to be read at once. */
export type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** The longest line: enough for any cart, and little beside a process's memory. */
const LONGEST_LINE = 32 * 1024 * 1024;

const NEWLINE = 10;

/** The lines of a stream, as many at once as have come; in memory are only these and the one begun. */
export async function* inputLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly InputLine[]> {
  let begun: Uint8Array[] = [];
  let length = 0; // Of the line begun.
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(NEWLINE);
    if (end !== -1) {
      const first = piece.indexOf(NEWLINE);
      if (length + first > LONGEST_LINE) {
        yield [{ kind: "too-long" }, ...(first === end ? [] : linesOf(piece.subarray(first + 1, end)))];
      } else yield linesOf(begun.length === 0 ? piece.subarray(0, end) : Buffer.concat([...begun, piece.subarray(0, end)]));
      begun = [];
      length = 0;
    }
    const rest = piece.subarray(end + 1);
    length += rest.length;
    if (length > LONGEST_LINE) begun = [];
    else if (rest.length > 0) begun.push(rest);
  }
  if (length > LONGEST_LINE) yield [{ kind: "too-long" }];
  else if (length > 0) yield linesOf(Buffer.concat(begun));
}

/** Decoded together where all of them are UTF-8, which is many times faster than one by one. */
function linesOf(bytes: Uint8Array): readonly InputLine[] {
  if (!isUtf8(bytes)) return splitAtNewlines(bytes).map(lineOf);
  return textOf(bytes)
    .split("\n")
    .map((text) => ({ kind: "text", text: withoutMark(text) }));
}

const lineOf = (bytes: Uint8Array): InputLine =>
  isUtf8(bytes) ? { kind: "text", text: withoutMark(textOf(bytes)) } : { kind: "no-utf-8" };

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");

/** A byte order mark is skipped. */
const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text);

function splitAtNewlines(bytes: Uint8Array): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    parts.push(bytes.subarray(start, end));
    start = end + 1;
  }
  parts.push(bytes.subarray(start));
  return parts;
}
