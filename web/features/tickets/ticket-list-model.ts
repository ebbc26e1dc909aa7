import { makeAutoObservable } from "mobx";
import { ListMyTickets } from "#core/tickets/list-my-tickets.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketPage } from "#core/tickets/list-my-tickets.use-case.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const ticketListNeeds = { listMyTickets: ListMyTickets };

/** A customer's tickets, page by page. */
export class TicketListModel {
  readonly #tickets: PagedList<TicketPage>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof ticketListNeeds>) {
    this.#tickets = new PagedList({
      read: (before) => useCases.listMyTickets(customer, before),
      join: (known, page) => ({
        tickets: [...known.tickets, ...page.tickets],
        subjects: [...known.subjects, ...page.subjects],
        next: page.next,
      }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<TicketPage> {
    return this.#tickets.state;
  }

  get more(): PagedList<TicketPage>["more"] {
    return this.#tickets.more;
  }

  ask(): Promise<void> {
    return this.#tickets.ask();
  }

  askMore(): Promise<void> {
    return this.#tickets.askMore();
  }
}
