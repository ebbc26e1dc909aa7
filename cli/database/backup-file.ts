import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

/** A backup as it is written: complete under its name at the end, or not there at all. */
export type Writing = { line(text: string): Promise<void>; done(): Promise<number> };

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

/** The lines of a backup. Throws what reading and unpacking throw. */
export async function* linesOf(file: string): AsyncGenerator<string> {
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

/** Writes every file below `folder`: its path, then what it holds. */
export async function writeFiles(folder: string, line: (text: string) => Promise<void>): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []); // Nobody has uploaded anything.
  let files = 0;
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const told: FileLine = { file: relative(folder, path).split(sep).join("/") };
    await line(JSON.stringify(told));
    const bytes = await readFile(path);
    for (let at = 0; at < bytes.length; at += PIECE) await line(` ${bytes.subarray(at, at + PIECE).toString("base64")}`);
    files++;
  }
  return files;
}

/** Puts the files that the rest of the lines tell in the place of those in `folder`. */
export async function readFiles(folder: string, lines: AsyncIterable<string>): Promise<number> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  let files = 0;
  let into: Awaited<ReturnType<typeof open>> | null = null;
  try {
    for await (const line of lines) {
      if (line.startsWith(" ")) {
        await into?.write(Buffer.from(line.slice(1), "base64"));
        continue;
      }
      await into?.close();
      const { file }: FileLine = JSON.parse(line);
      const path = resolve(draft, file);
      if (!path.startsWith(draft + sep)) throw new Error(`${file} lies outside`);
      await mkdir(dirname(path), { recursive: true });
      into = await open(path, "wx", PRIVATE);
      files++;
    }
    await into?.close();
    into = null;
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return files;
  } catch (error) {
    await into?.close().catch(() => {});
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
