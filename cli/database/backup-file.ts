import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { Unreadable } from "#cli/terminal.ts";

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

/** Writes every file below `folder`: its path, then what it holds. What goes meanwhile is left out, as nothing shows it any more. */
export async function writeFiles(folder: string, line: (text: string) => Promise<void>): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingWhereMissing); // Perhaps nobody has uploaded anything.
  let files = 0;
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? await readFile(path).catch(nothingWhereMissing) : null;
    if (bytes === null) continue;
    const told: FileLine = { file: relative(folder, path).split(sep).join("/") };
    await line(JSON.stringify(told));
    for (let at = 0; at < bytes.length; at += PIECE) await line(` ${bytes.subarray(at, at + PIECE).toString("base64")}`);
    files++;
  }
  return files;
}

function nothingWhereMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}

/** Files that lie beside `folder` until they take its place, or are dropped. */
export class StagedFiles {
  readonly #folder: string;
  #draft: string | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Drafts those that the rest of the lines tell. Answers how many. */
  async take(lines: AsyncIterable<string>): Promise<number> {
    await mkdir(dirname(this.#folder), { recursive: true });
    this.#draft = await mkdtemp(`${this.#folder}.`);
    return writtenFiles(this.#draft, lines);
  }

  async keep(): Promise<void> {
    if (this.#draft === null) return;
    await rm(this.#folder, { recursive: true, force: true });
    await rename(this.#draft, this.#folder);
    this.#draft = null;
  }

  /** What was not kept goes. */
  async drop(): Promise<void> {
    if (this.#draft !== null) await rm(this.#draft, { recursive: true, force: true });
  }
}

async function writtenFiles(draft: string, lines: AsyncIterable<string>): Promise<number> {
  let files = 0;
  let into: Awaited<ReturnType<typeof open>> | null = null;
  try {
    for await (const line of lines) {
      if (line.startsWith(" ")) {
        await into?.write(Buffer.from(line.slice(1), "base64"));
        continue;
      }
      await into?.close();
      into = null;
      const { file }: FileLine = JSON.parse(line);
      const path = resolve(draft, file);
      if (!path.startsWith(draft + sep)) throw new Error(`${file} lies outside`);
      await mkdir(dirname(path), { recursive: true });
      into = await open(path, "wx", PRIVATE);
      files++;
    }
    return files;
  } finally {
    await into?.close();
  }
}
