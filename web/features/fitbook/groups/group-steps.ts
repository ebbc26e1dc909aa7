import { makeAutoObservable } from "mobx";
import { ChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { RoleInGroup } from "#core/fitbook/groups/visible-group.ts";
import type { GroupAnswer } from "#core/fitbook/groups/group-answer.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { TooMuch } from "#core/fitbook/daily-limits.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type StepRefusal = Extract<GroupAnswer, { readonly kind: "refused" }>["refusal"]["kind"] | TooMuch["kind"];

/** `person` null: the customer's own step. `withPosts`: the posts of whoever is banned, or all that whoever leaves wrote there, go too. */
export type Step = {
  readonly group: GroupId;
  readonly person: CustomerId | null;
  readonly event: GroupEvent;
  readonly withPosts?: boolean;
};

export const groupStepsNeeds = { changeGroupMember: ChangeGroupMember };

/** Steps in groups. Pressed again before a step is answered nothing more is sent. */
export class GroupSteps {
  refusal: StepRefusal | null = null;
  /** How the person of the last step stands to the group since then; null: none was taken yet. */
  became: RoleInGroup | null = null;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof groupStepsNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof groupStepsNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  /** Answers whether the step was taken. */
  async take(step: Step): Promise<boolean> {
    const answer = await this.#submission.send(() => this.#useCases.changeGroupMember(this.#customer, step));
    if (answer === null) return false;
    this.settle(answer.value);
    return this.refusal === null;
  }

  private settle(answer: Awaited<ReturnType<ChangeGroupMember>>): void {
    this.refusal = answer.kind === "refused" ? answer.refusal.kind : null;
    this.became = answer.kind === "ok" ? answer.value : this.became;
  }
}
