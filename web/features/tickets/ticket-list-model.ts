import { makeAutoObservable } from "mobx";
import { ListMyTickets } from "#core/tickets/list-my-tickets.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Ticket, TicketNumber } from "#core/tickets/ticket.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Seen =
  | { readonly kind: "reading" | "unavailable" }
  | { readonly kind: "read"; readonly tickets: readonly Ticket[]; readonly next: TicketNumber | null };

/** A customer's tickets, page by page. */
export class TicketListModel {
  seen: Seen = { kind: "reading" };
  more: "ready" | "reading" | "unavailable" = "ready";
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, whole: Whole) {
    this.#customer = customer;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async ask(): Promise<void> {
    const answer = await this.page(null);
    this.enter(answer === null ? { kind: "unavailable" } : { kind: "read", ...answer.value });
  }

  /** Asked again before it answers nothing more is sent. */
  async askMore(): Promise<void> {
    const { seen } = this;
    if (seen.kind !== "read" || seen.next === null || this.more === "reading") return;
    this.wait("reading");
    const answer = await this.page(seen.next);
    this.wait(answer === null ? "unavailable" : "ready");
    if (answer !== null) this.enter({ kind: "read", tickets: [...seen.tickets, ...answer.value.tickets], next: answer.value.next });
  }

  private page(before: TicketNumber | null) {
    return answerOrNull(lateUseCase(this.#whole, ListMyTickets)(this.#customer, before));
  }

  private wait(more: TicketListModel["more"]): void {
    this.more = more;
  }

  private enter(seen: Seen): void {
    this.seen = seen;
  }
}
