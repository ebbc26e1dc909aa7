import { makeAutoObservable } from "mobx";
import { AnswerTicket, ReopenTicket } from "#core/tickets/answer-ticket.use-case.ts";
import { ShowMyTicket } from "#core/tickets/show-my-ticket.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { MessageModel } from "./message-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Ticket, TicketNumber } from "#core/tickets/ticket.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly ticket: Ticket };

/** One of a customer's tickets, and what they say next on it. */
export class TicketModel {
  seen: Seen = { kind: "reading" };
  /** Whether what was said last has arrived. */
  isSaid = false;
  readonly words: MessageModel;
  #asked = 0;
  readonly #customer: CustomerId;
  readonly #number: TicketNumber;
  readonly #whole: Whole;

  constructor(customer: CustomerId, number: TicketNumber, { whole, newKey }: { readonly whole: Whole; readonly newKey: () => string }) {
    this.#customer = customer;
    this.#number = number;
    this.#whole = whole;
    this.words = new MessageModel(customer, whole, newKey);
    makeAutoObservable(this, { words: false }, { autoBind: true, deep: false });
  }

  /** Asked again before it answers, only the later answer counts; where none comes what is known stays. */
  async ask(): Promise<void> {
    const turn = this.turn();
    const answer = await answerOrNull(lateUseCase(this.#whole, ShowMyTicket)(this.#customer, this.#number));
    if (turn !== this.#asked) return;
    if (answer === null) this.fail();
    else this.enter(answer.value.kind === "ok" ? { kind: "read", ticket: answer.value.value } : { kind: "unknown" });
  }

  /** Answers what is open, and opens again what is over. */
  async send(): Promise<void> {
    if (this.seen.kind !== "read") return;
    this.say(false);
    const deed = isOver(this.seen.ticket) ? ReopenTicket : AnswerTicket;
    const after = await this.words.send((words) => lateUseCase(this.#whole, deed)(this.#customer, { number: this.#number, words }));
    const { state } = this.words;
    if (after === null) {
      if (state.kind === "refused" && (state.why === "is-over" || state.why === "does-not-fit")) await this.ask(); // Staff were faster.
      return;
    }
    this.turn();
    this.enter({ kind: "read", ticket: after });
    this.say(true);
  }

  private turn(): number {
    this.#asked += 1;
    return this.#asked;
  }

  private fail(): void {
    if (this.seen.kind !== "read") this.seen = { kind: "unavailable" };
  }

  private say(isSaid: boolean): void {
    this.isSaid = isSaid;
  }

  private enter(seen: Seen): void {
    this.seen = seen;
  }
}

/** Whether it is solved or closed, so that it has to be opened again first. */
export const isOver = ({ state }: Ticket): boolean => state === "resolved" || state === "closed";
