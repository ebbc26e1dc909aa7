import { makeAutoObservable } from "mobx";
import { DeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { PostRefusal } from "./post-refusal.ts";

/** A post that stands somewhere, and what is done about it there. Pressed again before the answer, nothing more is sent. */
export class PostModel {
  post: SeenPost;
  isRemoved = false;
  refusal: PostRefusal | null = null;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(post: SeenPost, customer: CustomerId, whole: Whole) {
    this.post = post;
    this.#customer = customer;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  /** The post as it was read anew. */
  take(post: SeenPost): void {
    this.post = post;
  }

  async like(): Promise<void> {
    const { id, hasLiked } = this.post;
    const thread = await this.send(() => lateUseCase(this.#whole, LikePost)(this.#customer, { post: id, isLiked: !hasLiked }));
    if (thread !== null) this.take(thread.value.post);
  }

  async remove(): Promise<void> {
    if ((await this.send(() => lateUseCase(this.#whole, DeletePost)(this.#customer, this.post.id))) !== null) this.stand("removed");
  }

  async restore(): Promise<void> {
    const restored = await this.send(() => lateUseCase(this.#whole, RestorePost)(this.#customer, this.post.id));
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

  private settle(refusal: PostRefusal | null): void {
    this.refusal = refusal;
  }

  private stand(how: "removed" | "there"): void {
    this.isRemoved = how === "removed";
  }
}
