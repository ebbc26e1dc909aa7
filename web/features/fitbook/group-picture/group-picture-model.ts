import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import type { PicturedGroup } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const groupPictureNeeds = { readGroupPicture: ReadGroupPicture };

/** The picture of a group, as long as its card is seen. */
export const groupPictureModel = (of: PicturedGroup, customer: CustomerId, useCases: NeedsOf<typeof groupPictureNeeds>): PictureModel =>
  new PictureModel(() => useCases.readGroupPicture(customer, of));
