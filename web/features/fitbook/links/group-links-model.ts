import { makeAutoObservable } from "mobx";
import { USUAL_LINK_DAYS, USUAL_LINK_USES } from "#core/fitbook/groups/group-link.ts";
import { ListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { MakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupLink, GroupLinkId, GroupLinkKind } from "#core/fitbook/groups/group-link.ts";
import type { MadeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Refusal = Extract<Awaited<ReturnType<MakeGroupLink>>, { readonly kind: "refused" }>["refusal"]["kind"];
type Choice = { readonly kind: GroupLinkKind; readonly days: number; readonly uses: number };

export const groupLinksNeeds = { listGroupLinks: ListGroupLinks, makeGroupLink: MakeGroupLink, revokeGroupLink: RevokeGroupLink };

/** The links of a group, for those who run it. Pressed again before it is answered nothing more is sent. */
export class GroupLinksModel {
  chosen: Choice = { kind: "join", days: USUAL_LINK_DAYS, uses: USUAL_LINK_USES };
  /** The link that was made just now, with its token; null: none, or it is revoked. */
  made: MadeGroupLink | null = null;
  refusal: Refusal | null = null;
  readonly #links: Resource<readonly GroupLink[]>;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #group: GroupId;
  readonly #useCases: NeedsOf<typeof groupLinksNeeds>;

  constructor(customer: CustomerId, group: GroupId, useCases: NeedsOf<typeof groupLinksNeeds>) {
    this.#customer = customer;
    this.#group = group;
    this.#useCases = useCases;
    this.#links = new Resource(async () => {
      const answer = await useCases.listGroupLinks(customer, group);
      return answer.kind === "ok" ? answer.value : [];
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<readonly GroupLink[]> {
    return this.#links.state;
  }

  get submission(): Submission["state"] {
    return this.#submission.state;
  }

  choose(choice: Partial<Choice>): void {
    this.chosen = { ...this.chosen, ...choice };
  }

  async ask(): Promise<void> {
    await this.#links.ask();
  }

  async make(): Promise<void> {
    const request = { group: this.#group, ...this.chosen };
    const answer = await this.#submission.send(() => this.#useCases.makeGroupLink(this.#customer, request));
    if (answer === null) return;
    if (answer.value.kind === "ok") this.settle(null, answer.value.value);
    else this.settle(answer.value.refusal.kind, this.made);
    await this.ask();
  }

  /** Answers whether it is revoked. */
  async revoke(link: GroupLinkId): Promise<boolean> {
    const request = { group: this.#group, link };
    const answer = await this.#submission.send(() => this.#useCases.revokeGroupLink(this.#customer, request));
    if (answer === null) return false;
    const refusal = answer.value.kind === "refused" ? answer.value.refusal.kind : null;
    this.settle(refusal, refusal === null && this.made?.link.id === link ? null : this.made);
    await this.ask();
    return refusal === null;
  }

  private settle(refusal: Refusal | null, made: MadeGroupLink | null): void {
    this.refusal = refusal;
    this.made = made;
  }
}
