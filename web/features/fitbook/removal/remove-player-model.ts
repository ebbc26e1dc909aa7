import { makeAutoObservable } from "mobx";
import { LONGEST_REMOVAL_REASON, RemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { postTextIn } from "#core/fitbook/post-text.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { RemovalRefusal } from "#core/fitbook/challenges/remove-player.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Removed = { readonly customer: CustomerId; readonly challenge: ChallengeId; readonly player: CustomerId };

export const removePlayerNeeds = { removePlayer: RemovePlayer };

/** The removal of one player. It is sent only with a reason, and only once until the answer comes. */
export class RemovePlayerModel {
  reason = "";
  /** How often the customer tried to send it without a valid reason. */
  faults = 0;
  refusal: RemovalRefusal["kind"] | null = null;
  readonly #submission = new Submission();
  readonly #removed: Removed;
  readonly #useCases: NeedsOf<typeof removePlayerNeeds>;

  constructor(removed: Removed, useCases: NeedsOf<typeof removePlayerNeeds>) {
    this.#removed = removed;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  get fault(): string | null {
    return this.faults > 0 && !this.isPossible ? challengeWords.removal.fault : null;
  }

  get isPossible(): boolean {
    return postTextIn(this.reason, LONGEST_REMOVAL_REASON) !== null;
  }

  write(reason: string): void {
    this.reason = reason;
  }

  /** Answers whether they were removed. */
  async send(): Promise<boolean> {
    if (!this.isPossible) this.fail();
    if (!this.isPossible) return false;
    const { customer, ...removed } = this.#removed;
    const answer = await this.#submission.send(() => this.#useCases.removePlayer(customer, { ...removed, reason: this.reason }));
    if (answer === null) return false;
    this.settle(answer.value.kind === "refused" ? answer.value.refusal.kind : null);
    return answer.value.kind === "ok";
  }

  private fail(): void {
    this.faults += 1;
  }

  private settle(refusal: RemovalRefusal["kind"] | null): void {
    this.refusal = refusal;
  }
}
