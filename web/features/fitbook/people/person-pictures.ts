import { createContext } from "react";
import { personPictureModel } from "./person-picture-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PictureModel } from "#web/features/fitbook/pictures/picture-model.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** The pictures of the people on one page: each is asked for once, however often its person stands there. */
export class PersonPictures {
  readonly #models = new Map<CustomerId, PictureModel>();
  readonly #customer: CustomerId;
  readonly #allDependencies: AllDependencies;

  constructor(customer: CustomerId, allDependencies: AllDependencies) {
    this.#customer = customer;
    this.#allDependencies = allDependencies;
  }

  of(person: CustomerId): PictureModel {
    const model = this.#models.get(person) ?? personPictureModel(person, this.#customer, this.#allDependencies);
    this.#models.set(person, model);
    return model;
  }
}

/** Null: outside the pages of Fitbook. */
export const PersonPicturesOfPage = createContext<PersonPictures | null>(null);
