import { ok, refused } from "../shared/result.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Limit, Limits } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { Files } from "./files.port.ts";
import type { Pictures } from "./pictures.port.ts";
import type { Upload, UploadKind } from "./upload.ts";
import type { Uploads } from "./uploads.port.ts";

export type PictureRefused = { readonly kind: "no-picture" | "too-many-uploads" };
export type PicturePorts = { readonly pictures: Pictures; readonly files: Files; readonly uploads: Uploads; readonly limits: Limits };

/** The most files that a customer may send, of all kinds together. */
export const UPLOADS_SENT: Limit = { name: "upload", most: 40, within: 60 * 60 * 1000 };

type Sent = { readonly owner: CustomerId; readonly kind: UploadKind; readonly bytes: Uint8Array };

/**
 * Draws a picture anew and stores it. The file is stored before its upload; a file that never gets one is removed later.
 *
 * `at` in milliseconds since 1970.
 */
export async function keepPicture(
  { pictures, files, uploads, limits }: PicturePorts,
  { owner, kind, bytes }: Sent,
  at: number,
): Promise<Result<Upload, PictureRefused>> {
  const counted = await limits.count([{ limit: UPLOADS_SENT, by: owner }], at);
  if (counted.kind === "exhausted") return refused({ kind: "too-many-uploads" });
  const { name, audience, most, longestSide } = kind;
  const picture = await pictures.redrawn(bytes, longestSide);
  if (picture === null) return refused({ kind: "no-picture" });
  const id = await files.put(picture.bytes);
  const upload = { id, owner, kind: name, audience, mediaType: picture.mediaType, bytes: picture.bytes.length, uploadedAt: at };
  if ((await uploads.add(upload, most)) === "added") return ok(upload);
  await files.remove(id);
  return refused({ kind: "too-many-uploads" });
}
