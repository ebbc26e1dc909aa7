import { makeAutoObservable } from "mobx";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { ListedPosts, PostsPage } from "#core/fitbook/posts/list-posts.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

const NONE: PostsPage = { posts: [], next: null };

/** Posts of a list, the newest first. A cursor that is worth nothing any more ends the list. */
export class PostListModel {
  readonly #list: PagedList<PostsPage>;

  constructor(asked: Omit<ListedPosts, "after">, customer: CustomerId, whole: Whole) {
    this.#list = new PagedList<PostsPage>({
      async read(after) {
        const answer = await lateUseCase(whole, ListPosts)(customer, { ...asked, after });
        return answer.kind === "ok" ? answer.value : NONE;
      },
      join: (known, page) => ({ posts: [...known.posts, ...page.posts], next: page.next }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<PostsPage> {
    return this.#list.state;
  }

  get more(): PagedList<PostsPage>["more"] {
    return this.#list.more;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }

  async askMore(): Promise<void> {
    await this.#list.askMore();
  }
}
