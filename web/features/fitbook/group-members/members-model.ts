import { makeAutoObservable } from "mobx";
import { ListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupMembersPage, MemberList } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const membersNeeds = { listGroupMembers: ListGroupMembers };

/** One list of the people of a group. A list that is not shown to the customer is empty. */
export class MembersModel {
  readonly #list: PagedList<GroupMembersPage>;

  constructor(
    request: { readonly group: GroupId; readonly list: MemberList },
    customer: CustomerId,
    useCases: NeedsOf<typeof membersNeeds>,
  ) {
    this.#list = new PagedList<GroupMembersPage>({
      async read(after) {
        const answer = await useCases.listGroupMembers(customer, { ...request, after });
        return answer.kind === "ok" ? answer.value : { members: [], next: null };
      },
      join: (known, page) => ({ members: [...known.members, ...page.members], next: page.next }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<GroupMembersPage> {
    return this.#list.state;
  }

  get more(): PagedList<GroupMembersPage>["more"] {
    return this.#list.more;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }

  async askMore(): Promise<void> {
    await this.#list.askMore();
  }
}
