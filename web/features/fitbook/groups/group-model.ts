import { makeAutoObservable } from "mobx";
import { DeleteGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { GroupSteps } from "./group-steps.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

type DeletionRefusal = "unknown-group" | "not-allowed" | "too-many-owned";

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
  readonly #allDependencies: AllDependencies;

  constructor(customer: CustomerId, id: GroupId, allDependencies: AllDependencies) {
    this.#customer = customer;
    this.#id = id;
    this.#allDependencies = allDependencies;
    this.steps = new GroupSteps(customer, allDependencies);
    this.#shown = new Resource(async () => {
      const answer = await lateUseCase(allDependencies, ShowGroup)(customer, id);
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
    return this.change(() => lateUseCase(this.#allDependencies, DeleteGroup)(this.#customer, this.#id), true);
  }

  restore(): Promise<void> {
    return this.change(() => lateUseCase(this.#allDependencies, RestoreGroup)(this.#customer, this.#id), false);
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
