import { makeAutoObservable } from "mobx";
import { ListTicketsOfOrder } from "#core/tickets/list-my-tickets.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** What a customer has asked about an order before. */
export class EarlierTicketsModel {
  tickets: readonly Ticket[] = [];
  readonly #customer: CustomerId;
  readonly #order: PayableId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, order: PayableId, whole: Whole) {
    this.#customer = customer;
    this.#order = order;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Where no answer comes nothing is told: what is asked now does not depend on it. */
  async ask(): Promise<void> {
    const answer = await answerOrNull(lateUseCase(this.#whole, ListTicketsOfOrder)(this.#customer, this.#order));
    if (answer !== null) this.enter(answer.value);
  }

  private enter(tickets: readonly Ticket[]): void {
    this.tickets = tickets;
  }
}
