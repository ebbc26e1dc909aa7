import { makeAutoObservable } from "mobx";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** An order whose payment was begun before. */
export class UnpaidOrderModel {
  readonly #order: Resource<Awaited<ReturnType<ShowParentOrder>>>;

  constructor(customer: CustomerId, order: PayableId, allDependencies: AllDependencies) {
    this.#order = new Resource(() => lateUseCase(allDependencies, ShowParentOrder)(customer, order));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Null: nothing is known of it, or it is not there. */
  get found(): ParentOrder | null {
    const { state } = this.#order;
    return state.kind === "read" && state.value.kind === "ok" ? state.value.value : null;
  }

  async ask(): Promise<void> {
    await this.#order.ask();
  }
}
