import { makeAutoObservable } from "mobx";
import { DeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { PostRefusal } from "./post-refusal.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const postNeeds = { likePost: LikePost, deletePost: DeletePost, restorePost: RestorePost };

/** A post that stands somewhere, and what is done about it there. Pressed again before the answer, nothing more is sent. */
export class PostModel {
  post: SeenPost;
  isRemoved = false;
  refusal: PostRefusal | null = null;
  /** A like that was pressed, or taken back, and that the server has not answered yet; null: none. */
  pressed: boolean | null = null;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof postNeeds>;

  constructor(post: SeenPost, customer: CustomerId, useCases: NeedsOf<typeof postNeeds>) {
    this.post = post;
    this.#customer = customer;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  /** Whether the customer likes it: what was pressed shows at once, and goes back where the server does not take it. */
  get hasLiked(): boolean {
    return this.pressed ?? this.post.hasLiked;
  }

  /** How many like it, with what was pressed; null: that is not shown. */
  get likes(): number | null {
    const { likes, hasLiked } = this.post;
    return likes === null ? null : likes + Number(this.hasLiked) - Number(hasLiked);
  }

  /** The post as it was read anew. */
  take(post: SeenPost): void {
    this.post = post;
  }

  async like(): Promise<void> {
    if (this.state === "sending") return;
    const isLiked = !this.hasLiked;
    this.press(isLiked);
    const thread = await this.send(() => this.#useCases.likePost(this.#customer, { post: this.post.id, isLiked }));
    if (thread !== null) this.take(thread.value.post);
    this.press(null);
  }

  async remove(): Promise<void> {
    if ((await this.send(() => this.#useCases.deletePost(this.#customer, this.post.id))) !== null) this.stand("removed");
  }

  async restore(): Promise<void> {
    const restored = await this.send(() => this.#useCases.restorePost(this.#customer, this.post.id));
    if (restored === null) return;
    this.take(restored.value);
    this.stand("there");
  }

  private async send<Value>(call: () => Promise<Result<Value, PostRefusal>>): Promise<{ readonly value: Value } | null> {
    const answer = await this.#submission.send(call);
    if (answer === null) return null;
    this.settle(answer.value.kind === "refused" ? answer.value.refusal : null);
    return answer.value.kind === "ok" ? answer.value : null;
  }

  private press(isLiked: boolean | null): void {
    this.pressed = isLiked;
  }

  private settle(refusal: PostRefusal | null): void {
    this.refusal = refusal;
  }

  private stand(how: "removed" | "there"): void {
    this.isRemoved = how === "removed";
  }
}
