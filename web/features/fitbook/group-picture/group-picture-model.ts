import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { PicturedGroup } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** The picture of a group, as long as its card is seen. */
export const groupPictureModel = (of: PicturedGroup, customer: CustomerId, whole: Whole): PictureModel =>
  new PictureModel(() => lateUseCase(whole, ReadGroupPicture)(customer, of));
