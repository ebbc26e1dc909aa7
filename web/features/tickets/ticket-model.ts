import { makeAutoObservable } from "mobx";
import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { MessageModel, messageNeeds } from "./message-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Ticket, TicketNumber } from "#core/tickets/ticket.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly ticket: Ticket };

export const ticketNeeds = { showMyTicket: ShowMyTicket, answerTicket: AnswerTicket, reopenTicket: ReopenTicket, ...messageNeeds };

/** One of a customer's tickets, and what they say next on it. */
export class TicketModel {
  /** Whether what was said last has arrived. */
  isSaid = false;
  readonly words: MessageModel;
  readonly #ticket: Resource<Awaited<ReturnType<ShowMyTicket>>>;
  readonly #customer: CustomerId;
  readonly #number: TicketNumber;
  readonly #useCases: NeedsOf<typeof ticketNeeds>;

  constructor(
    customer: CustomerId,
    number: TicketNumber,
    { newKey, ...useCases }: NeedsOf<typeof ticketNeeds> & { readonly newKey: () => string },
  ) {
    this.#customer = customer;
    this.#number = number;
    this.#useCases = useCases;
    this.#ticket = new Resource(() => useCases.showMyTicket(customer, number));
    this.words = new MessageModel(customer, useCases, newKey);
    makeAutoObservable(this, { words: false }, { autoBind: true, deep: false });
  }

  get seen(): Seen {
    const { state } = this.#ticket;
    if (state.kind !== "read") return state;
    return state.value.kind === "ok" ? { kind: "read", ticket: state.value.value } : { kind: "unknown" };
  }

  async ask(): Promise<void> {
    await this.#ticket.ask();
  }

  /** Answers what is open, and opens again what is over. */
  async send(): Promise<void> {
    if (this.seen.kind !== "read") return;
    this.say(false);
    const { reopenTicket, answerTicket } = this.#useCases;
    const sendTo = isOver(this.seen.ticket) ? reopenTicket : answerTicket;
    const after = await this.words.send((words) => sendTo(this.#customer, { number: this.#number, words }));
    const { state } = this.words;
    if (after === null) {
      if (state.kind === "refused" && (state.refusal.kind === "is-over" || state.refusal.kind === "does-not-fit")) await this.ask(); // Staff have changed the ticket meanwhile.
      return;
    }
    this.#ticket.take(ok(after));
    this.say(true);
  }

  private say(isSaid: boolean): void {
    this.isSaid = isSaid;
  }
}

/** Whether it is solved or closed, so that it has to be opened again first. */
export const isOver = ({ state }: Ticket): boolean => state === "resolved" || state === "closed";
