import { makeAutoObservable } from "mobx";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { DismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { EndFollow } from "#core/fitbook/people/end-follow.use-case.ts";
import { MuteUser } from "#core/fitbook/people/mute-user.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { AnswerFollower } from "#core/notifications/answer-follower.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { WithdrawFollowRequest } from "#core/notifications/withdraw-follow-request.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { EndedTie } from "#core/fitbook/people/end-follow.use-case.ts";
import type { TooMuch } from "#core/fitbook/daily-limits.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RequestAnswer } from "#core/notifications/request-state.ts";
import type { Result } from "#core/shared/result.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type TieRefusal = { readonly kind: "unknown-user" | "too-many-followed" | "too-many-blocked" } | TooMuch;
type Answer = Result<unknown, TieRefusal> | null;
type Between = { readonly customer: CustomerId; readonly other: CustomerId };

export const tieNeeds = {
  followUser: FollowUser,
  endFollow: EndFollow,
  withdrawFollowRequest: WithdrawFollowRequest,
  answerFollower: AnswerFollower,
  muteUser: MuteUser,
  dismissSuggestion: DismissSuggestion,
  blockUser: BlockUser,
  unblockUser: UnblockUser,
};

/**
 * What a customer does about one other person. Pressed again before it is answered nothing more is sent. Each method answers whether it was
 * done.
 */
export class TieModel {
  refusal: TieRefusal | null = null;
  readonly #submission = new Submission();
  readonly #between: Between;
  readonly #useCases: NeedsOf<typeof tieNeeds>;

  constructor(between: Between, useCases: NeedsOf<typeof tieNeeds>) {
    this.#between = between;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  follow(): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.followUser(customer, other));
  }

  end(kind: EndedTie): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.endFollow(customer, { other, kind }));
  }

  withdraw(): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.withdrawFollowRequest(customer, other));
  }

  answer(answer: RequestAnswer): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.answerFollower(customer, { other, answer }));
  }

  mute(isMuted: boolean): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.muteUser(customer, { other, isMuted }));
  }

  dismiss(isDismissed: boolean): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.dismissSuggestion(customer, { other, isDismissed }));
  }

  block(): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.blockUser(customer, other));
  }

  unblock(): Promise<boolean> {
    return this.send(({ customer, other }) => this.#useCases.unblockUser(customer, other));
  }

  private async send(call: (between: Between) => Promise<Answer>): Promise<boolean> {
    const answer = await this.#submission.send(() => call(this.#between));
    if (answer === null) return false;
    this.settle(answer.value?.kind === "refused" ? answer.value.refusal : null);
    return this.refusal === null;
  }

  private settle(refusal: TieRefusal | null): void {
    this.refusal = refusal;
  }
}
