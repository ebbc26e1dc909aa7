import { makeAutoObservable } from "mobx";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";

type ReorderState =
  | { readonly kind: "ready" | "sending" | "unavailable" }
  | { readonly kind: "done"; readonly reordered: readonly Reordered[] };

/** Putting what an order had into the cart once more. */
export class ReorderModel {
  private reordered: readonly Reordered[] | null = null;
  readonly #request = new RefusableSubmission<{ readonly reordered: readonly Reordered[] }, unknown>();
  readonly #customer: CustomerId;
  readonly #allDependencies: AllDependencies;
  readonly #cart: Pick<CartStore, "refresh">;

  constructor(customer: CustomerId, allDependencies: AllDependencies, cart: Pick<CartStore, "refresh">) {
    this.#customer = customer;
    this.#allDependencies = allDependencies;
    this.#cart = cart;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ReorderState {
    const { kind } = this.#request.state;
    if (kind === "refused") return { kind: "unavailable" };
    return kind === "ready" && this.reordered !== null ? { kind: "done", reordered: this.reordered } : { kind };
  }

  /** Pressed again while it is on its way nothing happens. */
  async send(order: PayableId): Promise<void> {
    const answer = await this.#request.send(() => lateUseCase(this.#allDependencies, Reorder)(this.#customer, order));
    if (answer === null) return;
    this.enter(answer.value.reordered);
    await this.#cart.refresh();
  }

  private enter(reordered: readonly Reordered[]): void {
    this.reordered = reordered;
  }
}
