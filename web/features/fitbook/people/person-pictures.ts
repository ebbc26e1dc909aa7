import { createContext } from "react";
import { PersonPictureModel } from "./person-picture-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** The pictures of the people on one page: each is asked for once, however often its person stands there. */
export class PersonPictures {
  readonly #models = new Map<CustomerId, PersonPictureModel>();
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, whole: Whole) {
    this.#customer = customer;
    this.#whole = whole;
  }

  of(person: CustomerId): PersonPictureModel {
    const model = this.#models.get(person) ?? new PersonPictureModel(person, this.#customer, this.#whole);
    this.#models.set(person, model);
    return model;
  }
}

/** Null: outside the pages of Fitbook. */
export const PersonPicturesOfPage = createContext<PersonPictures | null>(null);
