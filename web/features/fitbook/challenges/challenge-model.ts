import { makeAutoObservable } from "mobx";
import { CancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { ChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { NoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { ShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { PartRefusal, PartStep } from "#core/fitbook/challenges/change-part.use-case.ts";
import type { EntryRefusal } from "#core/fitbook/challenges/note-day.use-case.ts";
import type { ShownChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Day } from "#core/shared/day.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ActRefusal = EntryRefusal["kind"] | PartRefusal["kind"] | "challenge-started";
type Answer = Result<unknown, { readonly kind: ActRefusal }>;

export const challengeNeeds = {
  showChallenge: ShowChallenge,
  joinChallenge: JoinChallenge,
  changePart: ChangePart,
  cancelChallenge: CancelChallenge,
  noteDay: NoteDay,
};

/**
 * One challenge and what a customer does in it. Each act answers whether it was done; then the challenge is read anew. `value` null: they
 * don't see it.
 */
export class ChallengeModel {
  refusal: ActRefusal | null = null;
  readonly #shown: Resource<ShownChallenge | null>;
  readonly #submission = new Submission();
  readonly #useCases: NeedsOf<typeof challengeNeeds>;
  readonly #customer: CustomerId;
  readonly #id: ChallengeId;

  constructor(customer: CustomerId, id: ChallengeId, useCases: NeedsOf<typeof challengeNeeds>) {
    this.#customer = customer;
    this.#id = id;
    this.#useCases = useCases;
    this.#shown = new Resource(async () => {
      const answer = await useCases.showChallenge(customer, id);
      return answer.kind === "ok" ? answer.value : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<ShownChallenge | null> {
    return this.#shown.state;
  }

  get sending(): Submission["state"] {
    return this.#submission.state;
  }

  async ask(): Promise<void> {
    await this.#shown.ask();
  }

  join(): Promise<boolean> {
    return this.send(() => this.#useCases.joinChallenge(this.#customer, this.#id));
  }

  change(step: PartStep): Promise<boolean> {
    return this.send(() => this.#useCases.changePart(this.#customer, { challenge: this.#id, step }));
  }

  cancel(): Promise<boolean> {
    return this.send(() => this.#useCases.cancelChallenge(this.#customer, this.#id));
  }

  /** `amount` null takes the day back. */
  note(day: Day, amount: number | null): Promise<boolean> {
    return this.send(() => this.#useCases.noteDay(this.#customer, { challenge: this.#id, day, amount }));
  }

  private async send(call: () => Promise<Answer>): Promise<boolean> {
    const answer = await this.#submission.send(call);
    if (answer === null) return false;
    this.settle(answer.value.kind === "refused" ? answer.value.refusal.kind : null);
    await this.#shown.ask();
    return this.refusal === null;
  }

  private settle(refusal: ActRefusal | null): void {
    this.refusal = refusal;
  }
}
