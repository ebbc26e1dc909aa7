import { ok } from "../shared/result.ts";
import { PROFILE_PICTURE } from "./profile-picture.ts";
import { keepPicture } from "../files/keep-picture.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Pictures } from "../files/pictures.port.ts";
import { Files } from "../files/files.port.ts";
import { Uploads } from "../files/uploads.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Profiles } from "./profiles.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { FileId } from "../files/file-id.ts";
import type { PictureRefused } from "../files/keep-picture.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";

/**
 * Shows a picture beside the customer's name and removes the former one. While the bytes travel, `sent` is called with the share that has
 * been sent, 0 to 1. Source: specification/account.md, Profile.
 */
export type SetProfilePicture = (
  customer: CustomerId,
  bytes: Uint8Array,
  sent?: (share: number) => void,
) => Promise<Result<FileId, PictureRefused>>;
export const SetProfilePicture = useCase<SetProfilePicture>("account", "SetProfilePicture");

export const makeSetProfilePicture = maker(
  SetProfilePicture,
  { pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, profiles: Profiles, now: Clock },
  ({ profiles, now, ...ports }) =>
    async (owner, bytes) => {
      const stored = await keepPicture(ports, { owner, kind: PROFILE_PICTURE, bytes }, now());
      if (stored.kind === "refused") return stored;
      const before = await profiles.putThumb(owner, stored.value.id);
      if (before !== null) {
        await ports.uploads.remove(owner, before);
        await ports.files.remove(before);
      }
      return ok(stored.value.id);
    },
);
