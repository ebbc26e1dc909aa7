import { makeAutoObservable } from "mobx";
import { NO_PEOPLE } from "#core/fitbook/people/people-page.ts";
import { ListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { PeoplePage } from "#core/fitbook/people/people-page.ts";
import type { PostId } from "#core/fitbook/posts/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

/** Who likes a post. Of a post that is seen no more nobody does. */
export class LikersModel {
  readonly #list: PagedList<PeoplePage>;

  constructor(post: PostId, customer: CustomerId, whole: Whole) {
    this.#list = new PagedList<PeoplePage>({
      async read(after) {
        const answer = await lateUseCase(whole, ListLikers)(customer, { post, after });
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
