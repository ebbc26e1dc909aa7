import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { PictureModel } from "./picture-model.ts";
import type { RequestedPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const postPictureNeeds = { readPostPicture: ReadPostPicture };

/** A picture of a post, as long as its post is seen. */
export const postPictureModel = (
  picture: RequestedPicture,
  customer: CustomerId,
  useCases: NeedsOf<typeof postPictureNeeds>,
): PictureModel => new PictureModel(() => useCases.readPostPicture(customer, picture));
