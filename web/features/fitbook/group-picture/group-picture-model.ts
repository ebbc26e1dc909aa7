import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { PicturedGroup } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** The picture of a group, as long as its card is seen. */
export const groupPictureModel = (of: PicturedGroup, customer: CustomerId, allDependencies: AllDependencies): PictureModel =>
  new PictureModel(() => lateUseCase(allDependencies, ReadGroupPicture)(customer, of));
