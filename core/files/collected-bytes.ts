import type { ByteChunks } from "./byte-chunks.ts";

/** All bytes that come piece by piece, as one; null: there are more than `most`. */
export async function collectedBytes(pieces: ByteChunks, most: number): Promise<Uint8Array | null> {
  const some: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > most) return null;
    some.push(piece);
  }
  const bytes = new Uint8Array(length);
  let filled = 0;
  for (const piece of some) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return bytes;
}
