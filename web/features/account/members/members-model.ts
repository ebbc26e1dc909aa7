import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { Family, MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

/** The people whom a customer cares for. */
export class MembersModel {
  readonly #family: Resource<Family>;
  readonly #removal = new Submission();
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, whole: Whole) {
    this.#customer = customer;
    this.#whole = whole;
    this.#family = new Resource(() => lateUseCase(whole, ListMembers)(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<Family> {
    return this.#family.state;
  }

  get removal(): Submission["state"] {
    return this.#removal.state;
  }

  async ask(): Promise<void> {
    await this.#family.ask();
  }

  /** True: they are gone, whoever removed them. */
  async remove(id: MemberId): Promise<boolean> {
    const answer = await this.#removal.send(() => lateUseCase(this.#whole, RemoveMember)(this.#customer, id));
    return answer !== null;
  }
}
