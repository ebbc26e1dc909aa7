import { makeAutoObservable } from "mobx";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderFilter } from "#core/orders/views/order-filter.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** What a list of orders was asked for by its address. `after`: it goes on behind that order. */
export type OrdersQuery = { readonly text: string; readonly filter: OrderFilter; readonly after: PayableId | null };

type Reading =
  | { readonly kind: "reading" | "unavailable" }
  | { readonly kind: "read"; readonly orders: readonly OrderSummary[]; readonly next: PayableId | null };

/** How many are asked for at once. */
const PAGE = 10;

/** A customer's orders, page by page. */
export class OrderListModel {
  state: Reading = { kind: "reading" };
  more: "ready" | "reading" | "unavailable" = "ready";
  readonly #customer: CustomerId;
  readonly #asked: OrdersQuery;
  readonly #whole: Whole;

  constructor(customer: CustomerId, asked: OrdersQuery, whole: Whole) {
    this.#customer = customer;
    this.#asked = asked;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async ask(): Promise<void> {
    const answer = await this.page(this.#asked.after);
    this.enter(answer === null ? { kind: "unavailable" } : { kind: "read", ...answer.value });
  }

  /** Asked again before it answers nothing more is sent. */
  async askMore(): Promise<void> {
    const { state } = this;
    if (state.kind !== "read" || state.next === null || this.more === "reading") return;
    this.wait("reading");
    const answer = await this.page(state.next);
    this.wait(answer === null ? "unavailable" : "ready");
    if (answer !== null) this.enter({ kind: "read", orders: [...state.orders, ...answer.value.orders], next: answer.value.next });
  }

  private page(after: PayableId | null) {
    const { text, filter } = this.#asked;
    return answerOrNull(
      lateUseCase(this.#whole, ListMyOrders)(this.#customer, { text: text === "" ? null : text, filter, after, limit: PAGE }),
    );
  }

  private wait(more: OrderListModel["more"]): void {
    this.more = more;
  }

  private enter(state: Reading): void {
    this.state = state;
  }
}
