import { makeAutoObservable } from "mobx";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";

type Calls<Preview, Refusal> = {
  readonly preview: () => Promise<Result<Preview, Refusal>>;
  readonly cancel: () => Promise<Result<unknown, Refusal>>;
  /** What was cancelled is read anew, whatever came of it. */
  readonly look: () => Promise<unknown>;
};

/** Cancelling a purchase: what comes back, and then the press that can't be undone. */
export class CancellationModel<Preview, Refusal> {
  readonly #preview: Resource<Result<Preview, Refusal>>;
  readonly #cancelling = new RefusableSubmission<unknown, Refusal>();
  readonly #calls: Calls<Preview, Refusal>;

  constructor(calls: Calls<Preview, Refusal>) {
    this.#calls = calls;
    this.#preview = new Resource(calls.preview);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get preview(): ResourceState<Result<Preview, Refusal>> {
    return this.#preview.state;
  }

  get state(): SubmissionState<Refusal> {
    return this.#cancelling.state;
  }

  /** What comes back is asked each time, as it hangs on the clock. */
  async ask(): Promise<void> {
    this.#cancelling.clear();
    await this.#preview.ask();
  }

  /** True: it is cancelled. */
  async cancel(): Promise<boolean> {
    const answer = await this.#cancelling.send(this.#calls.cancel);
    await this.#calls.look();
    return answer !== null;
  }
}
