import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** Somebody's picture, as long as they are seen. */
export const personPictureModel = (person: CustomerId, customer: CustomerId, allDependencies: AllDependencies): PictureModel =>
  new PictureModel(() => lateUseCase(allDependencies, ReadPersonPicture)(customer, person));
