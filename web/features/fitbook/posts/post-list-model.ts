import { makeAutoObservable } from "mobx";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { ListedPosts, PostsPage } from "#core/fitbook/posts/list-posts.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

const NONE: PostsPage = { posts: [], next: null };

/** How many posts have come since a list was read; `isAll` false: there may be more of them. */
export type NewerPosts = { readonly count: number; readonly isAll: boolean };

export const postListNeeds = { listPosts: ListPosts };

/** Posts of a list, the newest first. A cursor that is worth nothing any more ends the list. */
export class PostListModel {
  /** What has come since, beside the list, which it never moves; null: nothing that is known. */
  newer: NewerPosts | null = null;
  readonly #newest: Resource<PostsPage>;
  readonly #list: PagedList<PostsPage>;
  /** What is known, as it is read again. */
  readonly #again: Resource<PostsPage>;
  /** So many readings of the list are under way. */
  #asking = 0;
  /** The end of the readings that have begun. */
  #requests: Promise<unknown> = Promise.resolve();
  /** The end of the look that began last. */
  #looked: Promise<void> = Promise.resolve();
  readonly #read: (after: string | null) => Promise<PostsPage>;

  /** `pages`: how many are read at first. */
  constructor(posts: Omit<ListedPosts, "after">, customer: CustomerId, useCases: NeedsOf<typeof postListNeeds>, pages = 1) {
    const read = async (after: string | null) => {
      const answer = await useCases.listPosts(customer, { ...posts, after });
      return answer.kind === "ok" ? answer.value : NONE;
    };
    this.#read = read;
    this.#list = new PagedList<PostsPage>(
      { read, join: (known, page) => ({ posts: [...known.posts, ...page.posts], next: page.next }) },
      pages,
    );
    this.#newest = new Resource(() => read(null));
    this.#again = new Resource(() => this.readThrough());
    makeAutoObservable(this, { pages: false }, { autoBind: true, deep: false });
  }

  get state(): ResourceState<PostsPage> {
    return this.#list.state;
  }

  get more(): PagedList<PostsPage>["more"] {
    return this.#list.more;
  }

  get pages(): number {
    return this.#list.pages;
  }

  async ask(): Promise<void> {
    this.#asking += 1;
    const request = this.#list.ask();
    this.#requests = Promise.all([this.#requests, request]);
    await request;
    this.#asking -= 1;
    this.tell(null);
  }

  /** Counts what has come since. Without an answer it is as if nobody had looked. */
  look(): Promise<void> {
    return this.inTurn(async () => {
      if (this.state.kind === "read" && (await this.#newest.ask()) === "read") this.tellNewest();
    });
  }

  /**
   * Takes out what is not seen any more, and what it said of others is as it is now. Nothing else is moved: what has come since is counted.
   * Without an answer, or if the list became another meanwhile or is being read anew, it is as if nobody had looked: what one has just
   * shared is in that reading.
   */
  lookAgain(): Promise<void> {
    return this.inTurn(async () => {
      const { state } = this;
      if (state.kind !== "read" || (await this.#again.ask()) !== "read" || this.state !== state || this.#asking > 0) return;
      const again = this.#again.state;
      if (again.kind !== "read") return;
      const now = new Map(again.value.posts.map((post) => [post.id, post]));
      const posts = state.value.posts.flatMap((post) => {
        const again = now.get(post.id);
        if (again === undefined) return post.author.isSelf ? [post] : [];
        return JSON.stringify(post) === JSON.stringify(again) ? post : again; // The same one is not drawn again.
      });
      this.#list.renew({ posts, next: again.value.next });
      this.tell(newerPosts(state.value, again.value));
      this.#newest.take(again.value);
    });
  }

  /** Puts what has come since at the top. */
  showNewer(): void {
    this.tell(null);
    if (this.#newest.state.kind === "read") this.#list.take(this.#newest.state.value);
  }

  async askMore(): Promise<void> {
    await this.#list.askMore();
  }

  /** As far as the known posts go, and a page further where the last of them is gone. */
  private async readThrough(): Promise<PostsPage> {
    const posts = this.state.kind === "read" ? this.state.value.posts : [];
    const last = posts.at(-1)?.id;
    let read = await this.#read(null);
    while (read.next !== null && read.posts.length <= posts.length && !read.posts.some(({ id }) => id === last)) {
      const { posts: more, next } = await this.#read(read.next);
      read = { posts: [...read.posts, ...more], next };
    }
    return read;
  }

  /**
   * One look after the other: the answer of a former one never takes the place of what a later one has found. A reading that has begun goes
   * first: its answer may be older than what the look is for.
   */
  private inTurn(look: () => Promise<void>): Promise<void> {
    const request = this.#requests;
    this.#looked = this.#looked.then(() => request).then(look);
    return this.#looked;
  }

  /** What of the newest page is above the list as it is now, whatever was done to it meanwhile. */
  private tellNewest(): void {
    const [{ state }, newest] = [this, this.#newest.state];
    if (state.kind === "read" && newest.kind === "read") this.tell(newerPosts(state.value, newest.value));
  }

  private tell(newer: NewerPosts | null): void {
    this.newer = newer;
  }
}

/** What of a first page has come since a list was read; null: nothing. */
function newerPosts(known: PostsPage, { posts, next }: PostsPage): NewerPosts | null {
  const ids = new Set(known.posts.map(({ id }) => id));
  const upTo = posts.findIndex(({ id }) => ids.has(id));
  const count = upTo === -1 ? posts.length : upTo;
  return count === 0 ? null : { count, isAll: upTo !== -1 || next === null };
}
