import { makeAutoObservable } from "mobx";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { MessageModel } from "./message-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Ticket, TicketTopic } from "#core/tickets/ticket.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** A ticket that is about to be opened about an order. */
export class NewTicketModel {
  topic: TicketTopic | null = null;
  isTopicMissing = false;
  tries = 0;
  readonly words: MessageModel;
  readonly #order: PayableId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, order: PayableId, { whole, newKey }: { readonly whole: Whole; readonly newKey: () => string }) {
    this.#order = order;
    this.#whole = whole;
    this.words = new MessageModel(customer, whole, newKey);
    makeAutoObservable(this, { words: false }, { autoBind: true, deep: false });
  }

  choose(topic: TicketTopic): void {
    this.topic = topic;
    this.isTopicMissing = false;
  }

  /** The ticket once it is open; null: it is not. */
  async send(): Promise<Ticket | null> {
    const { topic } = this;
    this.isTopicMissing = topic === null;
    this.tries += 1;
    if (topic === null) {
      this.words.check();
      return null;
    }
    return this.words.send((words) =>
      lateUseCase(this.#whole, OpenTicket)({ customer: this.words.customer, language: null }, { order: this.#order, topic, words }),
    );
  }
}
