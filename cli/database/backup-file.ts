import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import { pipeline } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { fileIdIn } from "#core/files/file-id.ts";
import { Unreadable } from "#cli/terminal.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Files } from "#core/files/files.port.ts";

/** A backup as it is written: complete under its name at the end, or not there at all. */
export type BackupWriter = { line(text: string): Promise<void>; done(): Promise<number> };

/** Nobody but whoever runs the shop may read one: it holds all customers. */
const PRIVATE = 0o600;
const PIECE = 192 * 1024;

/** Writes lines into `file`, packed, through a draft beside it. */
export async function writtenBackup(file: string, write: (line: (text: string) => Promise<void>) => Promise<void>): Promise<number> {
  const draft = `${file}.${process.pid}.part`;
  const handle = await open(draft, "wx", PRIVATE);
  try {
    const packed = createGzip({ level: 6 });
    const into = createWriteStream("", { fd: handle.fd, autoClose: false });
    const finished = new Promise<void>((resolve, reject) => pipeline(packed, into, (error) => (error ? reject(error) : resolve())));
    finished.catch(() => {}); // Told below, where it is waited for.
    await write(async (text) => {
      if (!packed.write(`${text}\n`)) await Promise.race([once(packed, "drain"), finished]);
    });
    packed.end();
    await finished;
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return (await stat(file)).size;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** A backup that breaks off, or is no longer what was written. */
export class SpoiledBackup extends Error {
  override readonly name = "Spoiled";
}

/** The lines of a backup. Throws `Spoiled`, and `Unreadable` where there is none to be read. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* unpackedLines(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    if (code === null) throw error;
    throw code.startsWith("Z_") || code === "ERR_ENCODING_INVALID_ENCODED_DATA"
      ? new SpoiledBackup(file)
      : new Unreadable(file, `can't be read (${code})`);
  }
}

async function* unpackedLines(file: string): AsyncGenerator<string> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {}); // An error comes out of the loop.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const piece of unpacked) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

type FileLine = { readonly file: string };

/** Writes every stored file: its path, then what it holds. What goes meanwhile is left out, as nothing shows it any more. */
export async function writeFiles(stored: Files, line: (text: string) => Promise<void>): Promise<number> {
  let files = 0;
  for await (const id of stored.putBefore(Number.POSITIVE_INFINITY)) {
    const bytes = await stored.read(id);
    if (bytes === null) continue;
    const fileLine: FileLine = { file: `${id.slice(0, 2)}/${id}` };
    await line(JSON.stringify(fileLine));
    for (let at = 0; at < bytes.length; at += PIECE) await line(` ${Buffer.from(bytes.subarray(at, at + PIECE)).toString("base64")}`);
    files++;
  }
  return files;
}

/**
 * The files of a backup, on their way to where the shop stores them. They are stored before anything tells of them, and nobody
 * can guess their ids; what was there before and belongs to nobody after it is swept away by the hourly work.
 */
export class RestoredFiles {
  readonly #stored: Files;
  readonly #added = new Set<FileId>();

  constructor(stored: Files) {
    this.#stored = stored;
  }

  /** Stores those that the rest of the lines tell. Answers how many. */
  async take(lines: AsyncIterable<string>): Promise<number> {
    const all = lines[Symbol.asyncIterator]();
    let files = 0;
    let line = await all.next();
    const bytes = async function* () {
      for (line = await all.next(); line.done !== true && line.value.startsWith(" "); line = await all.next())
        yield Buffer.from(line.value.slice(1), "base64");
    };
    for (; line.done !== true; files++) {
      const { file }: FileLine = JSON.parse(line.value);
      const id = fileIdIn(file.split("/").at(-1) ?? "");
      if (id === null) throw new SpoiledBackup(file);
      if ((await this.#stored.read(id)) === null) this.#added.add(id);
      await this.#stored.putAs(id, bytes());
    }
    return files;
  }

  /** Removes what was stored, where the backup turned out not to be whole. */
  async drop(): Promise<void> {
    for (const id of this.#added) await this.#stored.remove(id);
  }
}
