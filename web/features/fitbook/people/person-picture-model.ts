import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** Somebody's picture, as long as they are seen. */
export const personPictureModel = (person: CustomerId, customer: CustomerId, whole: Whole): PictureModel =>
  new PictureModel(() => lateUseCase(whole, ReadPersonPicture)(customer, person));
