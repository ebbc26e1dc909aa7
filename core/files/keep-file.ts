import { ok, refused } from "../shared/result.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Limit, Limits } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { Files } from "./files.port.ts";
import type { Placeholder } from "./placeholder.ts";
import type { MediaType, Upload, UploadKind } from "./upload.ts";
import type { Uploads } from "./uploads.port.ts";

export type FilePorts = { readonly files: Files; readonly uploads: Uploads; readonly limits: Limits };
export type TooManyUploads = { readonly kind: "too-many-uploads" };

/** The most files that a customer may send, of all kinds together. */
export const UPLOADS_SENT: Limit = { name: "upload", most: 40, within: 60 * 60 * 1000 };

/** A file as it is stored, made of what was sent. */
export type MadeFile = { readonly mediaType: MediaType; readonly bytes: Uint8Array; readonly placeholder?: Placeholder };

/** `make` answers what is stored, or why nothing is; it is asked only while the customer may send files. */
type FileToStore<Problem extends string> = {
  readonly owner: CustomerId;
  readonly kind: UploadKind;
  readonly make: () => Promise<MadeFile | Problem>;
};

/** Stores a file. It is stored before its upload; a file that never gets one is removed later. `at` in milliseconds since 1970. */
export async function keepFile<Problem extends string>(
  { files, uploads, limits }: FilePorts,
  { owner, kind: { name, audience, most }, make }: FileToStore<Problem>,
  at: number,
): Promise<Result<Upload, TooManyUploads | { readonly kind: Problem }>> {
  const counted = await limits.count([{ limit: UPLOADS_SENT, by: owner }], at);
  if (counted.kind === "exhausted") return refused({ kind: "too-many-uploads" });
  const made = await make();
  if (typeof made === "string") return refused({ kind: made });
  const id = await files.put(made.bytes);
  const { mediaType, bytes, placeholder } = made;
  const upload: Upload = {
    id,
    owner,
    kind: name,
    audience,
    mediaType,
    bytes: bytes.length,
    uploadedAt: at,
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  if ((await uploads.add(upload, most)) === "added") return ok(upload);
  await files.remove(id);
  return refused({ kind: "too-many-uploads" });
}
