import { ok } from "../shared/result.ts";
import { Clock } from "../shared/clock.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Files } from "./files.port.ts";
import { keepPicture } from "./keep-picture.ts";
import { Pictures } from "./pictures.port.ts";
import { Uploads } from "./uploads.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { FileId } from "./file-id.ts";
import type { PicturePorts, PictureRefused } from "./keep-picture.ts";
import type { UploadKind } from "./upload.ts";

/** What a use case that sends a picture is made of. */
export const pictureNeeds = { pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, now: Clock };

/** Stores a customer's picture of a kind and answers its id. Use cases that send a picture are built on it. */
export const sendPicture =
  ({ now, ...ports }: PicturePorts & { readonly now: Clock }, kind: UploadKind) =>
  async (owner: CustomerId, bytes: Uint8Array): Promise<Result<FileId, PictureRefused>> => {
    const stored = await keepPicture(ports, { owner, kind, bytes }, now());
    return stored.kind === "refused" ? stored : ok(stored.value.id);
  };
