import { makeAutoObservable } from "mobx";
import { DeleteGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { GroupSteps, groupStepsNeeds } from "./group-steps.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type DeletionRefusal = "unknown-group" | "not-allowed" | "too-many-owned";

export const groupNeeds = { showGroup: ShowGroup, deleteGroup: DeleteGroup, restoreGroup: RestoreGroup, ...groupStepsNeeds };

/** One group and what a customer does in it; after each act that was answered it is read anew. `value` null: they don't see it. */
export class GroupModel {
  /** Whether the customer deleted it just now, which can be undone. */
  isDeleted = false;
  deletionRefusal: DeletionRefusal | null = null;
  readonly steps: GroupSteps;
  readonly #shown: Resource<VisibleGroup | null>;
  readonly #deletion = new Submission();
  readonly #customer: CustomerId;
  readonly #id: GroupId;
  readonly #useCases: NeedsOf<typeof groupNeeds>;

  constructor(customer: CustomerId, id: GroupId, useCases: NeedsOf<typeof groupNeeds>) {
    this.#customer = customer;
    this.#id = id;
    this.#useCases = useCases;
    this.steps = new GroupSteps(customer, useCases);
    this.#shown = new Resource(async () => {
      const answer = await useCases.showGroup(customer, id);
      return answer.kind === "ok" ? answer.value : null;
    });
    makeAutoObservable(this, { steps: false }, { autoBind: true, deep: false });
  }

  get state(): ResourceState<VisibleGroup | null> {
    return this.#shown.state;
  }

  get deletion(): Submission["state"] {
    return this.#deletion.state;
  }

  async ask(): Promise<void> {
    await this.#shown.ask();
  }

  /** A step of one's own; who leaves may take along what they wrote there. */
  async take(event: GroupEvent, withPosts = false): Promise<void> {
    await this.steps.take({ group: this.#id, person: null, event, withPosts });
    if (this.steps.state !== "unavailable") await this.#shown.ask();
  }

  delete(): Promise<void> {
    return this.change(() => this.#useCases.deleteGroup(this.#customer, this.#id), true);
  }

  restore(): Promise<void> {
    return this.change(() => this.#useCases.restoreGroup(this.#customer, this.#id), false);
  }

  private async change(call: () => Promise<Result<null, { readonly kind: DeletionRefusal }>>, isDeleted: boolean): Promise<void> {
    const answer = await this.#deletion.send(call);
    if (answer === null) return;
    const refusal = answer.value.kind === "refused" ? answer.value.refusal.kind : null;
    this.settle(refusal, refusal === null ? isDeleted : this.isDeleted);
    await this.#shown.ask();
  }

  private settle(refusal: DeletionRefusal | null, isDeleted: boolean): void {
    this.deletionRefusal = refusal;
    this.isDeleted = isDeleted;
  }
}
