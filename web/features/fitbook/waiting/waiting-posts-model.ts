import { makeAutoObservable } from "mobx";
import { ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { WaitingPosts } from "#core/fitbook/waiting/waiting-posts.port.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { late } from "#web/platform/late/needs.ts";
import { sharePost } from "./share-post.ts";
import type { WaitingPost } from "#core/fitbook/waiting/waiting-posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostRefusal } from "#web/features/fitbook/posts/post-refusal.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `sent`: there is a post more. `sentElsewhere`: another window has sent one that waited, or has taken it back. */
type Heard = { readonly sent: () => void; readonly sentElsewhere: () => void };

export const waitingPostsNeeds = { waitingPosts: late(WaitingPosts), publish: PublishPost, shareResult: ShareResult, shareDay: ShareDay };

/**
 * A customer's posts that wait on this device. Each is sent once: its key makes a second call the same as the first. Source:
 * specification/fitbook.md, Without a line.
 */
export class WaitingPostsModel {
  posts: readonly WaitingPost[] = [];
  state: "resting" | "sending" = "resting";
  /** Why the server did not take a post, by its key. */
  refusals: ReadonlyMap<string, PostRefusal> = new Map();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof waitingPostsNeeds>;
  readonly #heard: Heard;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof waitingPostsNeeds>, heard: Heard) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#heard = heard;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Sends what waits now, once there is a line again, and when the page is looked at again; answers what ends that. */
  begin(): () => void {
    const over = new AbortController();
    for (const cause of ["online", "focus"]) globalThis.addEventListener(cause, () => void this.send(), { signal: over.signal });
    void this.follow(over.signal);
    return () => over.abort();
  }

  /** False: it could not be kept here. */
  async keep(waiting: WaitingPost): Promise<boolean> {
    const isKept = await this.using((device) => device.keep(this.#customer, waiting));
    await this.read();
    return isKept === true;
  }

  /** The post, which waits no more; null: it was sent meanwhile. */
  async withdraw(key: string): Promise<WaitingPost | null> {
    const taken = await this.using(async (device) => {
      let found: WaitingPost | null = null;
      await device.alone(async () => {
        found = (await device.of(this.#customer)).find(({ post }) => post.key === key) ?? null;
        await device.drop(this.#customer, key);
      });
      return found;
    });
    await this.read();
    return taken;
  }

  /**
   * Sends what waits in its order, while no other window does, until the server can't be reached. What it refuses stays where its writer
   * finds it.
   */
  async send(): Promise<void> {
    if (this.state === "sending") return;
    this.enter("sending");
    const sent = (await this.using(this.sendAll)) ?? 0;
    const gone = await this.read();
    this.enter("resting");
    if (sent > 0) this.#heard.sent();
    else if (gone > 0) this.#heard.sentElsewhere();
  }

  private async sendAll(device: WaitingPosts): Promise<number> {
    const refusals = new Map<string, PostRefusal>();
    let count = 0;
    await device.alone(async () => {
      for (const waiting of await device.of(this.#customer)) {
        const { key } = waiting.post;
        const answer = await answerOrNull(sharePost(this.#useCases, this.#customer, waiting));
        if (answer === null) return;
        if (answer.value.kind === "refused") {
          refusals.set(key, answer.value.refusal);
          continue;
        }
        await device.drop(this.#customer, key);
        count += 1;
      }
    });
    this.enterRefusals(refusals);
    return count;
  }

  private async follow(signal: AbortSignal): Promise<void> {
    await this.send();
    await this.using(async (device) => {
      if (signal.aborted) return;
      const end = device.followOtherWindows(() => void this.readElsewhere());
      signal.addEventListener("abort", end);
    });
  }

  /** Reads what waits now, and answers how many that did wait do not any more. */
  async read(): Promise<number> {
    const posts = await this.using((device) => device.of(this.#customer));
    if (posts === null) return 0;
    const keys = new Set(posts.map(({ post }) => post.key));
    const gone = this.posts.filter(({ post }) => !keys.has(post.key)).length;
    this.enterPosts(posts);
    return gone;
  }

  private async readElsewhere(): Promise<void> {
    if ((await this.read()) > 0) this.#heard.sentElsewhere();
  }

  /** Null: the code that does it has not come. */
  private async using<Answer>(work: (device: WaitingPosts) => Promise<Answer>): Promise<Answer | null> {
    const device = await answerOrNull(this.#useCases.waitingPosts());
    return device === null ? null : work(device.value);
  }

  private enter(state: WaitingPostsModel["state"]): void {
    this.state = state;
  }

  private enterPosts(posts: readonly WaitingPost[]): void {
    this.posts = posts;
  }

  private enterRefusals(refusals: ReadonlyMap<string, PostRefusal>): void {
    this.refusals = refusals;
  }
}
