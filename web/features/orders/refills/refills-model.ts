import { makeAutoObservable } from "mobx";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { refillsOf } from "#core/orders/views/refills.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** Of so many orders, the newest, it is seen what somebody buys. */
const ORDERS = 20;
/** Of so many products those are shown that can be had today. */
const MOST_PRODUCTS = 12;

export const refillsNeeds = { listMyOrders: ListMyOrders };

/** What a customer had delivered before, as it is sold today; nothing while it is read, nor where it can't be. */
export class RefillsModel {
  readonly #products: Resource<readonly RatedProduct[]>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof refillsNeeds>, refresh: RefreshProducts) {
    this.#products = new Resource(async () => {
      const wanted = { text: null, filter: "delivered", after: null, limit: ORDERS } as const;
      const { orders } = await useCases.listMyOrders(customer, wanted);
      const ids = refillsOf(orders).slice(0, MOST_PRODUCTS);
      return ids.length === 0 ? [] : refresh(ids);
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get products(): readonly RatedProduct[] {
    const { state } = this.#products;
    return state.kind === "read" ? state.value.filter(({ status, offer }) => status === "active" && (offer?.stock ?? 0) > 0) : [];
  }

  async ask(): Promise<void> {
    await this.#products.ask();
  }
}
