import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { isShownTo } from "./upload.ts";
import { maker } from "../shared/use-case.ts";
import { Uploads } from "./uploads.port.ts";
import { Files } from "./files.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { FileId } from "./file-id.ts";
import type { FilePart } from "./files.port.ts";
import type { ByteChunks } from "./byte-chunks.ts";
import type { Upload } from "./upload.ts";

/** `read` answers a part, and null if the file is gone. The whole file is the part from its first byte to its last. */
export type FetchedUpload = { readonly upload: Upload; readonly read: (part: FilePart) => Promise<ByteChunks | null> };

/** An uploaded file, for those who may see it; for others it does not exist. Visitor null: not signed in. */
export type FetchUpload = (visitor: CustomerId | null, id: FileId) => Promise<Result<FetchedUpload, { readonly kind: "unknown-upload" }>>;
export const FetchUpload = useCase<FetchUpload>("files", "FetchUpload");

export const makeFetchUpload = maker(FetchUpload, { uploads: Uploads, files: Files }, ({ uploads, files }) => async (visitor, id) => {
  const upload = await uploads.withId(id);
  if (upload === null || !isShownTo(visitor, upload)) return refused({ kind: "unknown-upload" });
  return ok({ upload, read: (part) => files.readPart(id, part) });
});
