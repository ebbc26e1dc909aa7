import { createReadStream, readFileSync, statSync } from "./node-builtins.ts";
import { instantAt } from "#core/shared/instant.ts";
import { DEFECT, Unreadable } from "./terminal.ts";
import type { Readable } from "node:stream";
import type { Terminal } from "./terminal.ts";

/** The terminal of this process. */
export function processTerminal(): Terminal {
  process.stdout.on("error", endWithoutOutput);
  return {
    write: (text) => written(text),
    complain,
    progress,
    readWhole,
    readPieces,
    isColoured: process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined && process.env["TERM"] !== "dumb",
    now: () => instantAt(Date.now()),
  };
}

async function written(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once("drain", resolve));
}

/** What stands on the line now; written over by what comes next. */
const CLEARED = "\r\u001b[K";

function progress(text: string): void {
  if (process.stderr.isTTY) complain(`${CLEARED}${text}`);
}

function complain(text: string): void {
  if (process.stderr.listenerCount("error") === 0) process.stderr.on("error", endWithoutOutput);
  process.stderr.write(text);
}

/** Whoever read the output has gone: nothing is left to say, and nobody to say it to. Otherwise one sentence. */
function endWithoutOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(`The output could not be written (${error.code}).\n`);
  process.exit(DEFECT);
}

/** A file of at most so many bytes fits into memory on any machine. */
const SURELY_FITS = 16_000_000;

/** The largest file that surely fits into memory when it is parsed: JSON.parse can make thirty times its size of it. */
async function largestInput(): Promise<number> {
  const { getHeapStatistics } = await import("node:v8"); // Loaded for large files alone: it delays the start.
  return Math.max(SURELY_FITS, Math.floor(getHeapStatistics().heap_size_limit / 40));
}

async function readWhole(file: string): Promise<Uint8Array> {
  if (file === "-") return collected(file);
  try {
    const stat = statSync(file);
    if (!stat.isFile() && !stat.isDirectory()) return await collected(file);
    if (stat.size > SURELY_FITS) await refuseBeyondMemory(file, stat.size);
    return readFileSync(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

async function collected(file: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of readPieces(file)) {
    size += piece.length;
    if (size > SURELY_FITS) await refuseBeyondMemory(file, size);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function* readPieces(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* file === "-" ? process.stdin : streamOf(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

const streamOf = (file: string): Readable => createReadStream(file, { highWaterMark: 256 * 1024 });

async function refuseBeyondMemory(file: string, size: number): Promise<void> {
  const largest = await largestInput();
  if (size > largest) throw new Unreadable(file, `is larger than ${Math.floor(largest / 1_000_000)} MB`);
}

function unreadable(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  return new Unreadable(file, REASONS[String(error.code)] ?? `can't be read (${String(error.code)})`);
}

const REASONS: Record<string, string> = {
  ENOENT: "does not exist",
  ENOTDIR: "does not exist",
  EISDIR: "is a folder, not a file",
  EACCES: "may not be read",
  EPERM: "may not be read",
};
