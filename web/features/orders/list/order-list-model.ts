import { makeAutoObservable } from "mobx";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { PagedList } from "#web/platform/requests/paged-list.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { MyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import type { OrderFilter } from "#core/orders/order/order-filter.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** The query in the address of a list of orders. `after`: the list begins after that order; null: at the newest. */
export type OrdersQuery = { readonly text: string; readonly filter: OrderFilter; readonly after: PayableId | null };

/** How many are asked for at once. */
const PAGE = 10;

export const orderListNeeds = { listMyOrders: ListMyOrders };

/** A customer's orders, page by page. */
export class OrderListModel {
  readonly #orders: PagedList<MyOrders>;

  constructor(customer: CustomerId, { text, filter, after: first }: OrdersQuery, useCases: NeedsOf<typeof orderListNeeds>) {
    this.#orders = new PagedList({
      read: (after) =>
        useCases.listMyOrders(customer, {
          text: text === "" ? null : text,
          filter,
          after: after ?? first,
          limit: PAGE,
        }),
      join: (known, page) => ({ orders: [...known.orders, ...page.orders], next: page.next }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<MyOrders> {
    return this.#orders.state;
  }

  get more(): PagedList<MyOrders>["more"] {
    return this.#orders.more;
  }

  ask(): Promise<void> {
    return this.#orders.ask();
  }

  askMore(): Promise<void> {
    return this.#orders.askMore();
  }
}
