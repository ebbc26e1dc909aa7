import { makeAutoObservable } from "mobx";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

const OPEN = ["under-way", "unpaid"] as const;

export const openOrdersNeeds = { listMyOrders: ListMyOrders };

/** Whether orders of a customer are still under way, as far as that can be had. */
export class OpenOrdersModel {
  readonly #areSome: Resource<boolean>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof openOrdersNeeds>) {
    this.#areSome = new Resource(() => areSomeOpen(customer, useCases));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get areSome(): boolean {
    const { state } = this.#areSome;
    return state.kind === "read" && state.value;
  }

  async ask(): Promise<void> {
    await this.#areSome.ask();
  }
}

/** One kind of them is told where the other can't be had. */
async function areSomeOpen(customer: CustomerId, useCases: NeedsOf<typeof openOrdersNeeds>): Promise<boolean> {
  const list = useCases.listMyOrders;
  const pages = await Promise.all(OPEN.map((filter) => answerOrNull(list(customer, { text: null, filter, after: null, limit: 10 }))));
  return pages.flatMap((page) => page?.value.orders ?? []).some(({ state }) => state !== "expired");
}
