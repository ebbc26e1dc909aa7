import { makeAutoObservable } from "mobx";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { ShownPerson } from "#core/fitbook/people/show-person.use-case.ts";
import type { VisibleProfile } from "#core/fitbook/profiles/visible-person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const personNeeds = { showPerson: ShowPerson };

/** Somebody's profile; `value` null: nobody whom the customer sees. */
export class PersonModel {
  readonly #profile: Resource<VisibleProfile | null>;

  constructor(customer: CustomerId, person: ShownPerson, useCases: NeedsOf<typeof personNeeds>) {
    this.#profile = new Resource(async () => {
      const answer = await useCases.showPerson(customer, person);
      return answer.kind === "ok" ? answer.value : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<VisibleProfile | null> {
    return this.#profile.state;
  }

  async ask(): Promise<void> {
    await this.#profile.ask();
  }
}
