import { makeAutoObservable } from "mobx";
import { OpenTicket } from "#core/tickets/open-ticket.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { MessageModel } from "./message-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketSubject, TicketTopic } from "#core/tickets/ticket-subject.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** A ticket that is about to be opened about an order or a booking. */
export class NewTicketModel {
  topic: TicketTopic | null = null;
  isTopicMissing = false;
  tries = 0;
  readonly words: MessageModel;
  readonly #subject: TicketSubject;
  readonly #allDependencies: AllDependencies;

  constructor(
    customer: CustomerId,
    subject: TicketSubject,
    { allDependencies, newKey }: { readonly allDependencies: AllDependencies; readonly newKey: () => string },
  ) {
    this.#subject = subject;
    this.#allDependencies = allDependencies;
    this.words = new MessageModel(customer, allDependencies, newKey);
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
      lateUseCase(this.#allDependencies, OpenTicket)(
        { customer: this.words.customer, language: null },
        { subject: this.#subject, topic, words },
      ),
    );
  }
}
