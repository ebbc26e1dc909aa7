import type { ChosenAudience } from "#core/fitbook/posts/post.ts";
import type { World } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What was done, as the simplest world holds it. */
export class ModelWorld {
  posts: World["posts"][number][] = [];
  readonly #people: readonly CustomerId[];
  readonly #follows = new Set<string>();
  readonly #blocks = new Set<string>();
  readonly #mutes = new Set<string>();
  #written = 0;

  constructor(people: readonly CustomerId[]) {
    this.#people = people;
  }
  get first(): CustomerId {
    const [first] = this.#people;
    if (first === undefined) throw new RangeError("a world has people");
    return first;
  }
  write(id: string, author: string, audience: ChosenAudience): void {
    this.posts.push({ id, author, audience, group: null, state: "published", createdAt: ++this.#written, likes: [], comments: [] });
  }
  areApart = (one: string, other: string): boolean => this.#blocks.has(`${one} ${other}`) || this.#blocks.has(`${other} ${one}`);
  follow = (from: string, to: string): void => void this.#follows.add(`${from} ${to}`);
  unfollow = (from: string, to: string): void => void this.#follows.delete(`${from} ${to}`);
  mute = (from: string, to: string): void => void this.#mutes.add(`${from} ${to}`);
  unblock = (from: string, to: string): void => void this.#blocks.delete(`${from} ${to}`);
  block(from: string, to: string): void {
    this.#blocks.add(`${from} ${to}`);
    this.unfollow(from, to);
    this.unfollow(to, from);
  }
  like(by: string, id: string): void {
    this.#change(id, (post) => ({ ...post, likes: [...new Set([...post.likes, by])] }));
  }
  remove(id: string): void {
    this.#change(id, (post) => ({ ...post, state: "deleted" }));
  }
  comment(id: string, comment: World["posts"][number]["comments"][number]): void {
    this.#change(id, (post) => ({ ...post, comments: [...post.comments, comment] }));
  }
  uncomment(id: string, comment: string): void {
    this.#change(id, (post) => ({
      ...post,
      comments: post.comments.map((one) => (one.id === comment ? { ...one, state: "deleted" } : one)),
    }));
  }
  world(): World {
    const pairs = (stored: ReadonlySet<string>) =>
      [...stored].map((pair) => {
        const [from = "", to = ""] = pair.split(" ");
        return { from, to };
      });
    const person = { state: "active", isFindable: true, about: "everybody", lists: "followers", badges: "followers" } as const;
    return {
      people: this.#people.map((id) => ({ id, ...person })),
      follows: pairs(this.#follows).map((pair) => ({ ...pair, state: "following" }) as const),
      blocks: pairs(this.#blocks),
      mutes: pairs(this.#mutes),
      groups: [],
      posts: this.posts,
      notifications: [],
    };
  }
  #change(id: string, act: (post: World["posts"][number]) => World["posts"][number]): void {
    this.posts = this.posts.map((post) => (post.id === id ? act(post) : post));
  }
}
