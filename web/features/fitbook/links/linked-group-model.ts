import { makeAutoObservable } from "mobx";
import { FollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { ShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { GroupLinkToken } from "#core/fitbook/groups/group-link.ts";
import type { LinkedGroup, LinkRefusal } from "#core/fitbook/links/show-linked-group.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type FollowRefusal = Extract<Awaited<ReturnType<FollowGroupLink>>, { readonly kind: "refused" }>["refusal"]["kind"];

export const linkedGroupNeeds = { showLinkedGroup: ShowLinkedGroup, followGroupLink: FollowGroupLink };

/** A group behind a link, and coming into it. `hasCome`: that is done, or it was asked for. */
export class LinkedGroupModel {
  hasCome = false;
  refusal: FollowRefusal | null = null;
  readonly #shown: Resource<Result<LinkedGroup, LinkRefusal>>;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #token: GroupLinkToken;
  readonly #useCases: NeedsOf<typeof linkedGroupNeeds>;

  constructor(customer: CustomerId, token: GroupLinkToken, useCases: NeedsOf<typeof linkedGroupNeeds>) {
    this.#customer = customer;
    this.#token = token;
    this.#useCases = useCases;
    this.#shown = new Resource(() => useCases.showLinkedGroup(customer, token));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<Result<LinkedGroup, LinkRefusal>> {
    return this.#shown.state;
  }

  get submission(): Submission["state"] {
    return this.#submission.state;
  }

  async ask(): Promise<void> {
    await this.#shown.ask();
  }

  async follow(): Promise<void> {
    const answer = await this.#submission.send(() => this.#useCases.followGroupLink(this.#customer, this.#token));
    if (answer !== null) this.settle(answer.value.kind === "refused" ? answer.value.refusal.kind : null);
  }

  private settle(refusal: FollowRefusal | null): void {
    this.refusal = refusal;
    this.hasCome = refusal === null;
  }
}
