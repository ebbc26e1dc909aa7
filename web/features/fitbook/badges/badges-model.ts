import { makeAutoObservable } from "mobx";
import { ListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { MarkBadgesShown } from "#core/fitbook/challenges/mark-badges-shown.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { WonChallenge } from "#core/fitbook/challenges/list-badges.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const badgesNeeds = { listBadges: ListBadges, markBadgesShown: MarkBadgesShown };

/** The customer's badges. New ones are shown as such once: from the moment that they were read they are new no more for the next visit. */
export class BadgesModel {
  readonly #won: Resource<readonly WonChallenge[]>;
  readonly #marking = new Submission();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof badgesNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof badgesNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#won = new Resource(() => useCases.listBadges(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<readonly WonChallenge[]> {
    return this.#won.state;
  }

  async ask(): Promise<void> {
    await this.#won.ask();
  }

  /** Tells the server that these were shown. An outage loses nothing: they are shown as new once more. */
  async shown(won: readonly WonChallenge[]): Promise<void> {
    const ids = won.map(({ challenge }) => challenge.id);
    if (ids.length > 0) await this.#marking.send(() => this.#useCases.markBadgesShown(this.#customer, ids));
  }
}
