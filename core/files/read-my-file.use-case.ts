import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { FetchUpload } from "./fetch-upload.use-case.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { FileId } from "./file-id.ts";
import type { MediaType } from "./upload.ts";

export type MyFile = { readonly mediaType: MediaType; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * A whole file that the customer may see, for showing or saving it; for others it does not exist.
 * Source: specification/account.md, Uploaded files.
 */
export type ReadMyFile = (customer: CustomerId, id: FileId) => Promise<Result<MyFile, { readonly kind: "unknown-upload" }>>;
export const ReadMyFile = useCase<ReadMyFile>("files", "ReadMyFile");

export const makeReadMyFile = maker(ReadMyFile, { fetchUpload: FetchUpload }, ({ fetchUpload }) => async (customer, id) => {
  const fetched = await fetchUpload(customer, id);
  if (fetched.kind === "refused") return fetched;
  const { upload, read } = fetched.value;
  const pieces = await read({ first: 0, last: upload.bytes - 1 });
  if (pieces === null) return refused({ kind: "unknown-upload" });
  const bytes = new Uint8Array(upload.bytes);
  let filled = 0;
  for await (const piece of pieces) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return ok({ mediaType: upload.mediaType, bytes });
});
