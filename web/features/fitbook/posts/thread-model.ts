import { makeAutoObservable } from "mobx";
import { ChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { ChangedPost } from "#core/fitbook/posts/change-post.use-case.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { SeenThread } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { PostRefusal } from "./post-refusal.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const threadNeeds = { showThread: ShowThread, writeComment: WriteComment, deleteComment: DeleteComment, changePost: ChangePost };

/** A post with its comments; `value` null: it is not seen. Each act answers whether it was done. */
export class ThreadModel {
  refusal: PostRefusal | null = null;
  /** The post was deleted on this page, where it can be put back: nobody else sees it, and it is not asked for. */
  isRemoved = false;
  readonly #thread: Resource<SeenThread | null>;
  readonly #submission = new Submission();
  readonly #named: { readonly customer: CustomerId; readonly post: PostId };
  readonly #useCases: NeedsOf<typeof threadNeeds>;
  #keyOf = keyPerRequest(newKey);

  constructor(named: { readonly customer: CustomerId; readonly post: PostId }, useCases: NeedsOf<typeof threadNeeds>) {
    this.#named = named;
    this.#useCases = useCases;
    this.#thread = new Resource(async () => {
      const answer = await useCases.showThread(named.customer, named.post);
      if (answer.kind === "ok") return answer.value;
      return this.isRemoved && this.state.kind === "read" ? this.state.value : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<SeenThread | null> {
    return this.#thread.state;
  }

  get sending(): Submission["state"] {
    return this.#submission.state;
  }

  async ask(): Promise<void> {
    await this.#thread.ask();
  }

  /** Reads it again because something may have changed elsewhere. */
  async lookAgain(): Promise<void> {
    if (!this.isRemoved) await this.ask();
  }

  /** The post was deleted here, or put back. */
  async stand(how: "removed" | "there"): Promise<void> {
    this.isRemoved = how === "removed";
    if (!this.isRemoved) await this.ask();
  }

  async comment(text: PostText, parent: CommentId | null): Promise<boolean> {
    const { customer, post } = this.#named;
    const written = { post, parent, text };
    const isDone = await this.send(() => this.#useCases.writeComment(customer, { key: this.#keyOf(written), ...written }));
    if (isDone) this.#keyOf = keyPerRequest(newKey);
    return isDone;
  }

  removeComment(comment: CommentId): Promise<boolean> {
    const { customer, post } = this.#named;
    return this.send(() => this.#useCases.deleteComment(customer, { post, comment }));
  }

  change(changedPost: Omit<ChangedPost, "post">): Promise<boolean> {
    const { customer, post } = this.#named;
    return this.send(() => this.#useCases.changePost(customer, { post, ...changedPost }));
  }

  private async send(call: () => Promise<Result<SeenThread, PostRefusal>>): Promise<boolean> {
    const answer = await this.#submission.send(call);
    if (answer === null) return false;
    this.settle(answer.value);
    return answer.value.kind === "ok";
  }

  private settle(result: Result<SeenThread, PostRefusal>): void {
    this.refusal = result.kind === "refused" ? result.refusal : null;
    if (result.kind === "ok") this.#thread.take(result.value);
  }
}
