import { makeAutoObservable } from "mobx";
import { InviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { InvitingRefusal } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** `through`: the group by whose list they are invited; null: they follow the customer. */
type Invited = {
  readonly customer: CustomerId;
  readonly challenge: ChallengeId;
  readonly other: CustomerId;
  readonly through: GroupId | null;
};
type InviteOutcome = "invited" | "playing" | InvitingRefusal["kind"];

/** An invitation of one person to a challenge. `outcome` null: nothing was answered yet. Pressed again before it is answered nothing more is sent. */
export class InviteModel {
  outcome: InviteOutcome | null = null;
  readonly #submission = new Submission();
  readonly #invited: Invited;
  readonly #allDependencies: AllDependencies;

  constructor(invited: Invited, allDependencies: AllDependencies) {
    this.#invited = invited;
    this.#allDependencies = allDependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  async send(): Promise<void> {
    const { customer, ...invited } = this.#invited;
    const answer = await this.#submission.send(() => lateUseCase(this.#allDependencies, InviteToChallenge)(customer, invited));
    if (answer !== null) this.settle(answer.value.kind === "ok" ? answer.value.value : answer.value.refusal.kind);
  }

  private settle(outcome: InviteOutcome): void {
    this.outcome = outcome;
  }
}
