import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { Family, MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const membersNeeds = { listMembers: ListMembers, removeMember: RemoveMember };

/** The people whom a customer cares for. */
export class MembersModel {
  readonly #family: Resource<Family>;
  readonly #removal = new Submission();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof membersNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof membersNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#family = new Resource(() => useCases.listMembers(customer));
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
    const answer = await this.#removal.send(() => this.#useCases.removeMember(this.#customer, id));
    return answer !== null;
  }
}
