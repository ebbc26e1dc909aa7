import { ok } from "../shared/result.ts";
import { keepPicture } from "./keep-picture.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { FileId } from "./file-id.ts";
import type { PicturePorts, PictureRefused } from "./keep-picture.ts";
import type { UploadKind } from "./upload.ts";

/** Keeps a customer's picture of a kind and answers its id: the use case behind every picture that something names later. */
export const makeSendPicture =
  (kind: UploadKind) =>
  ({ now, ...ports }: PicturePorts & { readonly now: Clock }) =>
  async (owner: CustomerId, bytes: Uint8Array): Promise<Result<FileId, PictureRefused>> => {
    const kept = await keepPicture(ports, { owner, kind, bytes }, now());
    return kept.kind === "refused" ? kept : ok(kept.value.id);
  };
