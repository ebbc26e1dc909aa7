import { randomBytes } from "node:crypto";
import { fileId } from "#core/files/file-id.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { Files } from "#core/files/files.port.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryUploads = ({ uploads }: Memory): Uploads => ({
  async add(upload, most) {
    const others = [...uploads.values()].filter(({ owner, kind }) => owner === upload.owner && kind === upload.kind);
    if (others.length >= most) return "too-many";
    uploads.set(upload.id, upload);
    return "added";
  },
  withId: async (id) => uploads.get(id) ?? null,
  async remove(owner, id) {
    if (uploads.get(id)?.owner === owner) uploads.delete(id);
  },
  unknownOf: async (ids) => ids.filter((id) => !uploads.has(id)),
});

export const memoryFiles = ({ files }: Memory, now: () => number = Date.now): Files => ({
  async put(bytes) {
    const id = fileId(randomBytes(24).toString("base64url"));
    files.set(id, { bytes, putAt: now() });
    return id;
  },
  async putPieces(pieces, most) {
    const bytes = await collected(pieces);
    if (bytes.length > most) return "too-large";
    const id = fileId(randomBytes(24).toString("base64url"));
    files.set(id, { bytes, putAt: now() });
    return { id, bytes: bytes.length };
  },
  async putAs(id, pieces) {
    files.set(id, { bytes: await collected(pieces), putAt: now() });
  },
  read: async (id) => files.get(id)?.bytes ?? null,
  async readPart(id, { first, last }) {
    const stored = files.get(id);
    if (stored === undefined) return null;
    return (async function* () {
      yield stored.bytes.subarray(first, last + 1);
    })();
  },
  async remove(id) {
    files.delete(id);
  },
  async *putBefore(at) {
    for (const [id, { putAt }] of files) if (putAt < at) yield id;
  },
});

async function collected(pieces: ByteChunks): Promise<Uint8Array> {
  const some: Uint8Array[] = [];
  for await (const piece of pieces) some.push(piece);
  return new Uint8Array(Buffer.concat(some));
}
