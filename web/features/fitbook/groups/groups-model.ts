import { makeAutoObservable } from "mobx";
import { ListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { GroupsPage } from "#core/fitbook/groups/list-groups.use-case.ts";
import type { GroupList } from "#core/fitbook/groups/groups.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const groupsNeeds = { listGroups: ListGroups };

/** One list of groups. */
export class GroupsModel {
  readonly #list: PagedList<GroupsPage>;

  constructor(kind: GroupList["kind"], customer: CustomerId, useCases: NeedsOf<typeof groupsNeeds>) {
    this.#list = new PagedList<GroupsPage>({
      read: (after) => useCases.listGroups(customer, { kind, after }),
      join: (known, page) => ({ groups: [...known.groups, ...page.groups], next: page.next }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<GroupsPage> {
    return this.#list.state;
  }

  get more(): PagedList<GroupsPage>["more"] {
    return this.#list.more;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }

  async askMore(): Promise<void> {
    await this.#list.askMore();
  }
}
