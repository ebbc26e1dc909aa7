import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { keepFile } from "../../files/keep-file.ts";
import { POST_PICTURE } from "../post-picture.ts";
import { maker } from "../../shared/use-case.ts";
import { Pictures } from "../../files/pictures.port.ts";
import { Files } from "../../files/files.port.ts";
import { Uploads } from "../../files/uploads.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { FileId } from "../../files/file-id.ts";
import type { MadeFile } from "../../files/keep-file.ts";
import type { PicturePorts, PictureRefused } from "../../files/keep-picture.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/**
 * Stores a picture for a post, drawn anew without place and camera, and answers the id by which the post names it. While the bytes travel,
 * `sent` is called with the share that has been sent, 0 to 1. Source: specification/fitbook.md, Pictures.
 */
export type SendPostPicture = (
  customer: CustomerId,
  bytes: Uint8Array,
  sent?: (share: number) => void,
) => Promise<Result<FileId, PictureRefused>>;
export const SendPostPicture = useCase<SendPostPicture>("fitbook", "SendPostPicture");

type Needs = PicturePorts & { readonly now: Clock };

export const makeSendPostPicture = maker(
  SendPostPicture,
  { pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, now: Clock },
  ({ pictures, now, ...ports }: Needs) =>
    async (owner, bytes) => {
      const make = async (): Promise<MadeFile | "no-picture"> => {
        const picture = await pictures.redrawn(bytes, POST_PICTURE.longestSide);
        if (picture === null) return "no-picture";
        return { ...picture, placeholder: await pictures.placeholderOf(picture.bytes) };
      };
      const stored = await keepFile(ports, { owner, kind: POST_PICTURE, make }, now());
      return stored.kind === "refused" ? stored : ok(stored.value.id);
    },
);
