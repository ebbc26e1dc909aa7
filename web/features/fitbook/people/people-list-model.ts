import { makeAutoObservable } from "mobx";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import { NO_PEOPLE } from "#core/fitbook/people/people-page.ts";
import type { NamedList } from "#core/fitbook/people/list-people.use-case.ts";
import type { PeoplePage } from "#core/fitbook/people/people-page.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

/** One list of people of `of`; null: the customer's own. A list that is shown no more is empty. */
export class PeopleListModel {
  readonly #list: PagedList<PeoplePage>;

  constructor(named: { readonly kind: NamedList; readonly of: CustomerId | null }, customer: CustomerId, whole: Whole) {
    this.#list = new PagedList<PeoplePage>({
      async read(after) {
        const answer = await lateUseCase(whole, ListPeople)(customer, { ...named, after });
        return answer.kind === "ok" ? answer.value : NO_PEOPLE;
      },
      join: (known, page) => ({ people: [...known.people, ...page.people], next: page.next }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<PeoplePage> {
    return this.#list.state;
  }

  get more(): PagedList<PeoplePage>["more"] {
    return this.#list.more;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }

  async askMore(): Promise<void> {
    await this.#list.askMore();
  }
}
