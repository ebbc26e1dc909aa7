import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { PictureModel } from "./picture-model.ts";
import type { RequestedPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** A picture of a post, as long as its post is seen. */
export const postPictureModel = (asked: RequestedPicture, customer: CustomerId, allDependencies: AllDependencies): PictureModel =>
  new PictureModel(() => lateUseCase(allDependencies, ReadPostPicture)(customer, asked));
