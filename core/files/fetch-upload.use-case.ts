import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { isShownTo } from "./upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { FileId } from "./file-id.ts";
import type { Files } from "./files.port.ts";
import type { Upload } from "./upload.ts";
import type { Uploads } from "./uploads.port.ts";

export type FetchedUpload = { readonly upload: Upload; readonly bytes: Uint8Array };

/** An uploaded file, for those who may see it; to others it is missing. Visitor null: not signed in. */
export type FetchUpload = (visitor: CustomerId | null, id: FileId) => Promise<Result<FetchedUpload, { readonly kind: "unknown-upload" }>>;
export const FetchUpload = token<FetchUpload>("FetchUpload");

export function makeFetchUpload(uploads: Uploads, files: Files): FetchUpload {
  return async (visitor, id) => {
    const upload = await uploads.withId(id);
    const bytes = upload !== null && isShownTo(visitor, upload) ? await files.read(id) : null;
    return upload === null || bytes === null ? refused({ kind: "unknown-upload" }) : ok({ upload, bytes });
  };
}
