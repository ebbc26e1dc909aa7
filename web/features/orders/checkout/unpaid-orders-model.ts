import { makeAutoObservable } from "mobx";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** How many of a customer's unpaid orders, the newest, are looked at. */
const LOOKED_AT = 10;

/** An order that waits for its payment, and whether all, some or none of its products are in the cart, too. */
export type UnpaidOrder = { readonly order: OrderSummary; readonly shares: "all" | "some" | "none" };

export const unpaidOrdersNeeds = { listMyOrders: ListMyOrders };

/**
 * A customer's orders that wait for their payment, or whose payment is being checked: their products stay in the cart until it is known.
 */
export class UnpaidOrdersModel {
  readonly #orders: Resource<MyOrders>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof unpaidOrdersNeeds>) {
    const query = { text: null, filter: "unpaid", after: null, limit: LOOKED_AT } as const;
    this.#orders = new Resource(() => useCases.listMyOrders(customer, query));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** `inCart`: the products of the cart by their ids. Nothing as long as nothing is known. */
  found(inCart: ReadonlySet<string>): readonly UnpaidOrder[] {
    const { state } = this.#orders;
    if (state.kind !== "read") return [];
    return state.value.orders.filter(isWaiting).map((order) => ({ order, shares: shared(order, inCart) }));
  }

  async ask(): Promise<void> {
    await this.#orders.ask();
  }
}

const isWaiting = ({ payment: { kind } }: OrderSummary): boolean => kind === "waiting" || kind === "failed" || kind === "being-checked";

function shared({ lines }: OrderSummary, inCart: ReadonlySet<string>): UnpaidOrder["shares"] {
  const there = lines.filter(({ product }) => inCart.has(product.id)).length;
  if (there === 0) return "none";
  return there === lines.length ? "all" : "some";
}
