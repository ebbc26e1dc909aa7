import { makeAutoObservable } from "mobx";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { RewardLedger } from "#core/points/reward-points.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const pointsNeeds = { showRewardPoints: ShowRewardPoints };

/** A customer's points and what made them, page by page. */
export class PointsModel {
  readonly #ledger: PagedList<RewardLedger>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof pointsNeeds>) {
    this.#ledger = new PagedList({
      read: (after) => useCases.showRewardPoints(customer, after),
      join: (known, page) => ({ ...page, entries: [...known.entries, ...page.entries] }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<RewardLedger> {
    return this.#ledger.state;
  }

  get more(): PagedList<RewardLedger>["more"] {
    return this.#ledger.more;
  }

  ask(): Promise<void> {
    return this.#ledger.ask();
  }

  askMore(): Promise<void> {
    return this.#ledger.askMore();
  }
}
