import { makeAutoObservable } from "mobx";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { MessageModel, messageNeeds } from "./message-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketSubject, TicketTopic } from "#core/tickets/ticket-subject.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const newTicketNeeds = { openTicket: OpenTicket, ...messageNeeds };

/** A ticket that is about to be opened about an order or a booking. */
export class NewTicketModel {
  topic: TicketTopic | null = null;
  isTopicMissing = false;
  tries = 0;
  readonly words: MessageModel;
  readonly #subject: TicketSubject;
  readonly #useCases: NeedsOf<typeof newTicketNeeds>;

  constructor(
    customer: CustomerId,
    subject: TicketSubject,
    { newKey, ...useCases }: NeedsOf<typeof newTicketNeeds> & { readonly newKey: () => string },
  ) {
    this.#subject = subject;
    this.#useCases = useCases;
    this.words = new MessageModel(customer, useCases, newKey);
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
      this.#useCases.openTicket({ customer: this.words.customer, language: null }, { subject: this.#subject, topic, words }),
    );
  }
}
