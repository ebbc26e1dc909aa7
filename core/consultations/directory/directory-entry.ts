import type { Rating } from "../../catalogue/product.ts";
import type { Paise } from "../../shared/money.ts";
import type { PractitionerId, PublicPractitioner } from "../practitioner.ts";

/**
 * A practitioner of the directory. `fee`: the lowest that the filters allow; `length`: the shortest, in minutes, for which `nextFree` was
 * asked, in milliseconds since 1970, null where nothing is free; `distance` in kilometres, rounded up, null: nobody asked where.
 */
export type DirectoryEntry = Omit<FoundEntry, "id"> & { readonly practitioner: PublicPractitioner };

/** What a search itself says of a practitioner. */
export type FoundEntry = {
  readonly id: PractitionerId;
  readonly rating: Rating | null;
  readonly fee: Paise;
  readonly length: number;
  readonly nextFree: number | null;
  readonly distance: number | null;
};
