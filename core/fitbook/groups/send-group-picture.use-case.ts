import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { keepPicture } from "../../files/keep-picture.ts";
import { GROUP_PICTURE } from "./group-picture.ts";
import { maker } from "../../shared/use-case.ts";
import { Pictures } from "../../files/pictures.port.ts";
import { Files } from "../../files/files.port.ts";
import { Uploads } from "../../files/uploads.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { FileId } from "../../files/file-id.ts";
import type { PicturePorts, PictureRefused } from "../../files/keep-picture.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/**
 * Stores a picture for a group, drawn anew without place and camera, and answers the id by which the group names it. While the bytes
 * travel, `sent` is called with the share that has been sent, 0 to 1. Source: specification/fitbook.md, Groups.
 */
export type SendGroupPicture = (
  customer: CustomerId,
  bytes: Uint8Array,
  sent?: (share: number) => void,
) => Promise<Result<FileId, PictureRefused>>;
export const SendGroupPicture = useCase<SendGroupPicture>("fitbook", "SendGroupPicture");

type Needs = PicturePorts & { readonly now: Clock };

export const makeSendGroupPicture = maker(
  SendGroupPicture,
  { pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, now: Clock },
  ({ now, ...ports }: Needs) =>
    async (owner, bytes) => {
      const stored = await keepPicture(ports, { owner, bytes, kind: GROUP_PICTURE }, now());
      return stored.kind === "refused" ? stored : ok(stored.value.id);
    },
);
