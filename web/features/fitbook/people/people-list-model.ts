import { makeAutoObservable } from "mobx";
import { ListPeople } from "#core/fitbook/people/list-people.use-case.ts";
import { ListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import { NO_PEOPLE } from "#core/fitbook/profiles/people-page.ts";
import type { NamedList } from "#core/fitbook/people/list-people.use-case.ts";
import type { PeoplePage } from "#core/fitbook/profiles/people-page.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** Whose people: of a list with a name, where `of` null is the customer's own; or those who like a post. */
export type PeopleSource = { readonly kind: NamedList; readonly of: CustomerId | null } | { readonly kind: "likers"; readonly of: PostId };

export const peopleListNeeds = { listLikers: ListLikers, listPeople: ListPeople };

/** One list of people. A list that is shown no more is empty, and so are those who like a post that is seen no more. */
export class PeopleListModel {
  readonly #list: PagedList<PeoplePage>;

  constructor(source: PeopleSource, customer: CustomerId, useCases: NeedsOf<typeof peopleListNeeds>) {
    this.#list = new PagedList<PeoplePage>({
      async read(after) {
        const answer =
          source.kind === "likers"
            ? await useCases.listLikers(customer, { post: source.of, after })
            : await useCases.listPeople(customer, { ...source, after });
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
