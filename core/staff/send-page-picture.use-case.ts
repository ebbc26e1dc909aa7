import { PAGE_PICTURE } from "./page-picture.ts";
import { keepPicture } from "../files/keep-picture.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { hasDuty } from "./duty.ts";
import { Roles } from "./roles.port.ts";
import { Pictures } from "../files/pictures.port.ts";
import { Files } from "../files/files.port.ts";
import { Uploads } from "../files/uploads.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { maker } from "../shared/use-case.ts";
import type { NeedsOf } from "../shared/use-case.ts";
import type { FileId } from "../files/file-id.ts";
import type { PictureRefused } from "../files/keep-picture.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { NotStaff } from "./duty.ts";

/**
 * Stores a picture for a page and answers its id. The picture is shown once a page names it. For staff.
 * Source: specification/content.md, Hospitals and health plans.
 */
export type SendPagePicture = (customer: CustomerId, bytes: Uint8Array) => Promise<Result<FileId, NotStaff | PictureRefused>>;

export const SendBannerPicture = useCase<SendPagePicture>("staff", "SendBannerPicture");
export const SendAvailablePicture = useCase<SendPagePicture>("staff", "SendAvailablePicture");
export const SendEcosystemPicture = useCase<SendPagePicture>("staff", "SendEcosystemPicture");
export const SendPlanPicture = useCase<SendPagePicture>("staff", "SendPlanPicture");

const needs = { roles: Roles, pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, now: Clock };
type Needs = NeedsOf<typeof needs>;

const sendPagePicture =
  ({ roles, pictures, files, uploads, limits, now }: Needs): SendPagePicture =>
  async (owner, bytes) => {
    if (!hasDuty(await roles.of(owner), "edit-pages")) return refused({ kind: "not-staff" });
    const stored = await keepPicture({ pictures, files, uploads, limits }, { owner, kind: PAGE_PICTURE, bytes }, now());
    return stored.kind === "refused" ? stored : ok(stored.value.id);
  };

export const makeSendBannerPicture = maker(SendBannerPicture, needs, sendPagePicture);
export const makeSendAvailablePicture = maker(SendAvailablePicture, needs, sendPagePicture);
export const makeSendEcosystemPicture = maker(SendEcosystemPicture, needs, sendPagePicture);
export const makeSendPlanPicture = maker(SendPlanPicture, needs, sendPagePicture);
