import { makeAutoObservable } from "mobx";
import { FindPeople } from "#core/fitbook/people/find-people.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { PeoplePage } from "#core/fitbook/profiles/people-page.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const findPeopleNeeds = { findPeople: FindPeople };

/** What was searched for, and who was found. Each search is a list of its own: an older answer never stands under a newer name. */
export class FindPeopleModel {
  typed = "";
  search: { readonly name: string; readonly list: PagedList<PeoplePage> } | null = null;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof findPeopleNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof findPeopleNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  type(text: string): void {
    this.typed = text;
  }

  /** An empty name closes the search. */
  async find(): Promise<void> {
    const name = this.typed.trim();
    if (name === "") {
      this.search = null;
      return;
    }
    const find = this.#useCases.findPeople;
    const list = new PagedList<PeoplePage>({
      read: (after) => find(this.#customer, { name, after }),
      join: (known, page) => ({ people: [...known.people, ...page.people], next: page.next }),
    });
    this.search = { name, list };
    await list.ask();
  }
}
