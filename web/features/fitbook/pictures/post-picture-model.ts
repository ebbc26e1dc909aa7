import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { PictureModel } from "./picture-model.ts";
import type { RequestedPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** A picture of a post, as long as its post is seen. */
export const postPictureModel = (asked: RequestedPicture, customer: CustomerId, whole: Whole): PictureModel =>
  new PictureModel(() => lateUseCase(whole, ReadPostPicture)(customer, asked));
