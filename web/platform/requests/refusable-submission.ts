import { makeAutoObservable } from "mobx";
import { Submission } from "./submission.ts";
import type { Result } from "#core/shared/result.ts";

export type SubmissionState<Refusal> =
  | { readonly kind: "ready" | "sending" | "unavailable" }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Something that is sent to the server, which may refuse it. The result stays until it is sent again or changed. */
export class RefusableSubmission<Answer, Refusal> {
  private refused: { readonly refusal: Refusal } | null = null;
  readonly #submission = new Submission();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): SubmissionState<Refusal> {
    const { state } = this.#submission;
    return state === "ready" && this.refused !== null ? { kind: "refused", ...this.refused } : { kind: state };
  }

  /** The answer as `value`; null: it was refused, there was no answer, or a call is running already. */
  async send(call: () => Promise<Result<Answer, Refusal>>): Promise<{ readonly value: Answer } | null> {
    const answer = await this.#submission.send(() => this.begin(call));
    if (answer?.value.kind === "refused") this.refuse(answer.value.refusal);
    return answer?.value.kind === "ok" ? { value: answer.value.value } : null;
  }

  /** Forgets the result, because what is to be sent has changed. */
  clear(): void {
    this.refused = null;
    this.#submission.clear();
  }

  private begin(call: () => Promise<Result<Answer, Refusal>>): Promise<Result<Answer, Refusal>> {
    this.refused = null;
    return call();
  }

  private refuse(refusal: Refusal): void {
    this.refused = { refusal };
  }
}
