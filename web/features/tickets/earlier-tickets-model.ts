import { makeAutoObservable } from "mobx";
import { ListTicketsOfOrder } from "#core/tickets/list-my-tickets.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** What a customer has asked about an order before. */
export class EarlierTicketsModel {
  readonly #tickets: Resource<readonly Ticket[]>;

  constructor(customer: CustomerId, order: PayableId, whole: Whole) {
    this.#tickets = new Resource(() => lateUseCase(whole, ListTicketsOfOrder)(customer, order));
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
