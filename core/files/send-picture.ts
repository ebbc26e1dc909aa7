import { ok } from "../shared/result.ts";
import { keepPicture } from "./keep-picture.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { FileId } from "./file-id.ts";
import type { PicturePorts, PictureRefused } from "./keep-picture.ts";
import type { UploadKind } from "./upload.ts";

/** Stores a customer's picture of a kind and answers its id. All use cases that send a picture are built on it. */
export const makeSendPicture =
  (kind: UploadKind) =>
  ({ now, ...ports }: PicturePorts & { readonly now: Clock }) =>
  async (owner: CustomerId, bytes: Uint8Array): Promise<Result<FileId, PictureRefused>> => {
    const kept = await keepPicture(ports, { owner, kind, bytes }, now());
    return kept.kind === "refused" ? kept : ok(kept.value.id);
  };
