import { makeAutoObservable } from "mobx";
import { InviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { InvitingRefusal } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `through`: the group by whose list they are invited; null: they follow the customer. */
type Invited = {
  readonly customer: CustomerId;
  readonly challenge: ChallengeId;
  readonly other: CustomerId;
  readonly through: GroupId | null;
};
type InviteOutcome = "invited" | "playing" | InvitingRefusal["kind"];

export const inviteNeeds = { inviteToChallenge: InviteToChallenge };

/**
 * An invitation of one person to a challenge. `outcome` null: nothing was answered yet. Pressed again before it is answered nothing more is
 * sent.
 */
export class InviteModel {
  outcome: InviteOutcome | null = null;
  readonly #submission = new Submission();
  readonly #invited: Invited;
  readonly #useCases: NeedsOf<typeof inviteNeeds>;

  constructor(invited: Invited, useCases: NeedsOf<typeof inviteNeeds>) {
    this.#invited = invited;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  async send(): Promise<void> {
    const { customer, ...invited } = this.#invited;
    const answer = await this.#submission.send(() => this.#useCases.inviteToChallenge(customer, invited));
    if (answer !== null) this.settle(answer.value.kind === "ok" ? answer.value.value : answer.value.refusal.kind);
  }

  private settle(outcome: InviteOutcome): void {
    this.outcome = outcome;
  }
}
