import { makeAutoObservable } from "mobx";
import { ListBlocked } from "#core/fitbook/people/list-blocked.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { BlockedPeople } from "#core/fitbook/people/list-blocked.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const blockedNeeds = { listBlocked: ListBlocked };

/** Whom a customer has blocked. */
export class BlockedModel {
  readonly #list: PagedList<BlockedPeople>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof blockedNeeds>) {
    this.#list = new PagedList<BlockedPeople>({
      read: (after) => useCases.listBlocked(customer, after),
      join: (known, page) => ({ blocked: [...known.blocked, ...page.blocked], next: page.next }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<BlockedPeople> {
    return this.#list.state;
  }

  get more(): PagedList<BlockedPeople>["more"] {
    return this.#list.more;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }

  async askMore(): Promise<void> {
    await this.#list.askMore();
  }
}
