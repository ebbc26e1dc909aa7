import { ok, refused } from "../shared/result.ts";
import { UPLOADS_SENT } from "./keep-file.ts";
import { videoTypeOf } from "./video-type.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { ByteChunks } from "./byte-chunks.ts";
import type { FilePorts } from "./keep-file.ts";
import type { Upload, UploadKind } from "./upload.ts";

export type VideoRefused = { readonly kind: "no-video" | "too-large" | "too-many-uploads" };

type Sent = { readonly owner: CustomerId; readonly kind: UploadKind; readonly pieces: ByteChunks };

/** Stores a video as it is, without ever having all of it in memory. `at` in milliseconds since 1970. */
export async function keepVideo(
  { files, uploads, limits }: FilePorts,
  { owner, kind, pieces }: Sent,
  at: number,
): Promise<Result<Upload, VideoRefused>> {
  const counted = await limits.count([{ limit: UPLOADS_SENT, by: owner }], at);
  if (counted.kind === "exhausted") return refused({ kind: "too-many-uploads" });
  const { head, all } = await begun(pieces);
  const mediaType = videoTypeOf(head);
  if (mediaType === null) return refused({ kind: "no-video" });
  const put = await files.putPieces(all, LARGEST_VIDEO);
  if (put === "too-large") return refused({ kind: "too-large" });
  const { name, audience, most } = kind;
  const upload: Upload = { id: put.id, owner, kind: name, audience, mediaType, bytes: put.bytes, uploadedAt: at };
  if ((await uploads.add(upload, most)) === "added") return ok(upload);
  await files.remove(put.id);
  return refused({ kind: "too-many-uploads" });
}

/** The most bytes of a video. */
export const LARGEST_VIDEO = 25 * 1024 * 1024;

/** How many bytes at the beginning are enough to recognise a video's type. */
const HEAD = 64;

/** The first bytes, and then all bytes from the beginning. */
async function begun(pieces: ByteChunks): Promise<{ readonly head: Uint8Array; readonly all: ByteChunks }> {
  const coming = pieces[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD) {
    const { done, value } = await coming.next();
    if (done === true) break;
    first.push(value);
    length += value.length;
  }
  const head = new Uint8Array(length);
  let filled = 0;
  for (const piece of first) {
    head.set(piece, filled);
    filled += piece.length;
  }
  return {
    head,
    all: (async function* () {
      yield head;
      for (let next = await coming.next(); next.done !== true; next = await coming.next()) yield next.value;
    })(),
  };
}
