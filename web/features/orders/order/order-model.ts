import { makeAutoObservable } from "mobx";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly order: OrderView };

/** One of a customer's orders, as it stands. */
export class OrderModel {
  seen: Seen = { kind: "reading" };
  #asked = 0;
  readonly customer: CustomerId;
  readonly id: PayableId;
  readonly whole: Whole;

  constructor(customer: CustomerId, id: PayableId, whole: Whole) {
    this.customer = customer;
    this.id = id;
    this.whole = whole;
    makeAutoObservable(this, { customer: false, id: false, whole: false }, { autoBind: true, deep: false });
  }

  /** Asked again before it answers, only the later answer counts; where none comes what is known stays. */
  async ask(): Promise<void> {
    const turn = this.turn();
    const answer = await answerOrNull(lateUseCase(this.whole, ShowMyOrder)(this.customer, this.id));
    if (turn !== this.#asked) return;
    if (answer === null) this.fail();
    else this.enter(answer.value.kind === "ok" ? { kind: "read", order: answer.value.value } : { kind: "unknown" });
  }

  /** The order as a call has answered it. */
  take(order: OrderView): void {
    this.turn();
    this.enter({ kind: "read", order });
  }

  private turn(): number {
    this.#asked += 1;
    return this.#asked;
  }

  private fail(): void {
    if (this.seen.kind !== "read") this.seen = { kind: "unavailable" };
  }

  private enter(seen: Seen): void {
    this.seen = seen;
  }
}
