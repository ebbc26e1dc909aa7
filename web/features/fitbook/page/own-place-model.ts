import { makeAutoObservable } from "mobx";
import { ShowOwnPlace } from "#core/fitbook/people/show-own-place.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { OwnPlace } from "#core/fitbook/profiles/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const ownPlaceNeeds = { showOwnPlace: ShowOwnPlace };

/** A customer's own place in Fitbook: whether they have entered, and as whom. */
export class OwnPlaceModel {
  readonly #place: Resource<OwnPlace>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof ownPlaceNeeds>) {
    this.#place = new Resource(() => useCases.showOwnPlace(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<OwnPlace> {
    return this.#place.state;
  }

  async ask(): Promise<void> {
    await this.#place.ask();
  }

  /** What was kept just now. */
  take(profile: FitbookProfile): void {
    if (this.state.kind === "read") this.#place.take({ ...this.state.value, profile });
  }
}
