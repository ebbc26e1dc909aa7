import { makeAutoObservable } from "mobx";
import { ListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { ChallengesPage } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import type { ChallengeList, ChallengesOfGroup } from "#core/fitbook/challenges/challenges.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const challengesNeeds = { listChallenges: ListChallenges };

/** One list of challenges. */
export class ChallengesModel {
  readonly #list: PagedList<ChallengesPage>;

  /** `pages`: how many are read at first. */
  constructor(list: ChallengeList | ChallengesOfGroup, customer: CustomerId, useCases: NeedsOf<typeof challengesNeeds>, pages = 1) {
    this.#list = new PagedList<ChallengesPage>(
      {
        read: (after) => useCases.listChallenges(customer, { list, after }),
        join: (known, page) => ({ challenges: [...known.challenges, ...page.challenges], next: page.next }),
      },
      pages,
    );
    makeAutoObservable(this, { pages: false }, { autoBind: true, deep: false });
  }

  get state(): ResourceState<ChallengesPage> {
    return this.#list.state;
  }

  get more(): PagedList<ChallengesPage>["more"] {
    return this.#list.more;
  }

  get pages(): number {
    return this.#list.pages;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }

  async askMore(): Promise<void> {
    await this.#list.askMore();
  }
}
