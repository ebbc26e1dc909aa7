import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileId, fileIdIn } from "#core/files/file-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { Files } from "#core/files/files.port.ts";

/**
 * Files in a folder that no web server shows, spread over folders by the first two letters of their ids.
 *
 * Several servers need one folder that all of them see.
 */
export const filesIn = (folder: string): Files => ({
  async put(bytes) {
    const id = newId();
    await withOutages(() => keep(folder, id, onePiece(bytes), Number.POSITIVE_INFINITY));
    return id;
  },
  putPieces: (pieces, most) =>
    withOutages(async () => {
      const id = newId();
      const bytes = await keep(folder, id, pieces, most);
      return bytes === "too-large" ? bytes : { id, bytes };
    }),
  putAs: (id, pieces) =>
    withOutages(async () => {
      await keep(folder, id, pieces, Number.POSITIVE_INFINITY);
    }),
  readPart: (id, { first, last }) =>
    withOutages(async () => {
      const path = pathOf(folder, id);
      return (await stat(path).catch(nothingWhereMissing)) === null ? null : createReadStream(path, { start: first, end: last });
    }),
  read: (id) => withOutages(() => readFile(pathOf(folder, id)).catch(nothingWhereMissing)),
  remove: (id) => withOutages(() => rm(pathOf(folder, id), { force: true })),
  putBefore: (at) => putBefore(folder, at),
});

const newId = (): FileId => fileId(randomBytes(24).toString("base64url"));

/** Answers how many bytes it has. */
async function keep(folder: string, id: FileId, pieces: ByteChunks, most: number): Promise<number | "too-large"> {
  const home = join(folder, id.slice(0, 2));
  await mkdir(dirname(folder), { recursive: true }); // Open as usual: the database's user comes through the data folder.
  await mkdir(home, { recursive: true, mode: 0o700 });
  const draft = join(home, `${id}.${randomBytes(6).toString("hex")}${DRAFT}`);
  const file = await open(draft, "wx", 0o600);
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > most) return "too-large";
      await file.writeFile(piece);
    }
    await file.sync();
    await rename(draft, join(home, id)); // There as a whole or not at all.
    return bytes;
  } finally {
    await file.close();
    await rm(draft, { force: true }); // Of what broke off.
  }
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const DRAFT = ".draft";
const pathOf = (folder: string, id: FileId): string => join(folder, id.slice(0, 2), id);

async function* putBefore(folder: string, at: number): AsyncGenerator<FileId> {
  for await (const home of entriesOf(folder)) {
    if (!home.isDirectory()) continue;
    for await (const entry of entriesOf(join(folder, home.name))) {
      const path = join(folder, home.name, entry.name);
      const known = await stat(path).catch(nothingWhereMissing);
      if (known === null || known.mtimeMs >= at) continue;
      if (entry.name.endsWith(DRAFT)) await rm(path, { force: true }); // Left by a server that ended while it wrote.
      const id = fileIdIn(entry.name);
      if (id !== null) yield id;
    }
  }
}

async function* entriesOf(folder: string) {
  const opened = await withOutages(() => opendir(folder).catch(nothingWhereMissing));
  if (opened !== null) yield* opened;
}

function nothingWhereMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}

/** A disk that is full, gone or closed to us is an outage. */
async function withOutages<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Error && "syscall" in error ? new PortUnavailable("files", error) : error;
  }
}
