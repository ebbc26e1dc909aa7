import { makeAutoObservable } from "mobx";
import { ListDayCards } from "#core/fitbook/cards/list-day-cards.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { DayCard } from "#core/fitbook/posts/day-card.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const dayCardsNeeds = { listDayCards: ListDayCards };

/** The days of one's trackers that can be shared. */
export class DayCardsModel {
  readonly #cards: Resource<readonly DayCard[]>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof dayCardsNeeds>) {
    this.#cards = new Resource(() => useCases.listDayCards(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<readonly DayCard[]> {
    return this.#cards.state;
  }

  async ask(): Promise<void> {
    await this.#cards.ask();
  }
}
