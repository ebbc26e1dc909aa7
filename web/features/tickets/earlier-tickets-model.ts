import { makeAutoObservable } from "mobx";
import { ListTicketsAbout } from "#core/tickets/list-my-tickets.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketSubject } from "#core/tickets/ticket-subject.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const earlierTicketsNeeds = { listTicketsAbout: ListTicketsAbout };

/** What a customer has asked about an order or a booking before. */
export class EarlierTicketsModel {
  readonly #tickets: Resource<readonly Ticket[]>;

  constructor(customer: CustomerId, subject: TicketSubject, useCases: NeedsOf<typeof earlierTicketsNeeds>) {
    this.#tickets = new Resource(() => useCases.listTicketsAbout(customer, subject));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** None where no answer comes: what is asked now does not depend on it. */
  get tickets(): readonly Ticket[] {
    const { state } = this.#tickets;
    return state.kind === "read" ? state.value : [];
  }

  async ask(): Promise<void> {
    await this.#tickets.ask();
  }
}
