import { createContext } from "react";
import type { personPictureNeeds } from "./person-picture-model.ts";
import { personPictureModel } from "./person-picture-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** The pictures of the people on one page: each is asked for once, however often its person stands there. */
export class PersonPictures {
  readonly #models = new Map<CustomerId, PictureModel>();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof personPictureNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof personPictureNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
  }

  of(person: CustomerId): PictureModel {
    const model = this.#models.get(person) ?? personPictureModel(person, this.#customer, this.#useCases);
    this.#models.set(person, model);
    return model;
  }
}

/** Null: outside the pages of Fitbook. */
export const PersonPicturesOfPage = createContext<PersonPictures | null>(null);
