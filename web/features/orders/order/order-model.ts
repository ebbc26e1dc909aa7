import { makeAutoObservable } from "mobx";
import { ok } from "#core/shared/result.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly order: OrderView };

export const orderNeeds = { showMyOrder: ShowMyOrder };

/** One of a customer's orders, as it stands. */
export class OrderModel {
  readonly #order: Resource<Awaited<ReturnType<ShowMyOrder>>>;
  readonly customer: CustomerId;
  readonly id: PayableId;

  constructor(customer: CustomerId, id: PayableId, useCases: NeedsOf<typeof orderNeeds>) {
    this.customer = customer;
    this.id = id;
    this.#order = new Resource(() => useCases.showMyOrder(customer, id));
    makeAutoObservable(this, { customer: false, id: false }, { autoBind: true, deep: false });
  }

  get seen(): Seen {
    const { state } = this.#order;
    if (state.kind !== "read") return state;
    return state.value.kind === "ok" ? { kind: "read", order: state.value.value } : { kind: "unknown" };
  }

  async ask(): Promise<void> {
    await this.#order.ask();
  }

  /** The order as a call has answered it. */
  take(order: OrderView): void {
    this.#order.take(ok(order));
  }
}
