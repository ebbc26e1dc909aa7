import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const personPictureNeeds = { readPersonPicture: ReadPersonPicture };

/** Somebody's picture, as long as they are seen. */
export const personPictureModel = (person: CustomerId, customer: CustomerId, useCases: NeedsOf<typeof personPictureNeeds>): PictureModel =>
  new PictureModel(() => useCases.readPersonPicture(customer, person));
