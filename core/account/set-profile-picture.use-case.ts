import { ok } from "../shared/result.ts";
import { PROFILE_PICTURE } from "./profile-picture.ts";
import { keepPicture } from "../files/keep-picture.ts";
import { token } from "../shared/token.ts";
import type { FileId } from "../files/file-id.ts";
import type { Files } from "../files/files.port.ts";
import type { PictureRefused } from "../files/keep-picture.ts";
import type { Pictures } from "../files/pictures.port.ts";
import type { Uploads } from "../files/uploads.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Limits } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { Profiles } from "./profiles.port.ts";

/**
 * Shows a picture beside the customer's name and removes the former one. While the bytes travel, `sent` is called with the share that has
 * been sent, 0 to 1. Source: specification/account.md, Profile.
 */
export type SetProfilePicture = (
  customer: CustomerId,
  bytes: Uint8Array,
  sent?: (share: number) => void,
) => Promise<Result<FileId, PictureRefused>>;
export const SetProfilePicture = token<SetProfilePicture>("SetProfilePicture");

type Needs = {
  readonly pictures: Pictures;
  readonly files: Files;
  readonly uploads: Uploads;
  readonly limits: Limits;
  readonly profiles: Profiles;
  readonly now: Clock;
};

export function makeSetProfilePicture({ profiles, now, ...ports }: Needs): SetProfilePicture {
  return async (owner, bytes) => {
    const kept = await keepPicture(ports, { owner, kind: PROFILE_PICTURE, bytes }, now());
    if (kept.kind === "refused") return kept;
    const before = await profiles.putThumb(owner, kept.value.id);
    if (before !== null) {
      await ports.uploads.remove(owner, before);
      await ports.files.remove(before);
    }
    return ok(kept.value.id);
  };
}
