import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { FileId } from "./file-id.ts";
import type { Upload } from "./upload.ts";

/** Who owns which files. The files themselves are stored in `Files`. */
export type Uploads = {
  /** Counts and adds as one step, so that an owner never has more than `most` of a kind. */
  add(upload: Upload, most: number): Promise<"added" | "too-many">;
  withId(id: FileId): Promise<Upload | null>;
  /** Of its owner alone. */
  remove(owner: CustomerId, id: FileId): Promise<void>;
  /** Those of these ids that have no upload. */
  unknownOf(ids: readonly FileId[]): Promise<readonly FileId[]>;
};
export const Uploads = token<Uploads>("Uploads");
