import { makeAutoObservable } from "mobx";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";

type ReorderState =
  | { readonly kind: "ready" | "sending" | "unavailable" }
  | { readonly kind: "done"; readonly reordered: readonly Reordered[] };

/** Putting what an order had into the cart once more. */
export class ReorderModel {
  state: ReorderState = { kind: "ready" };
  readonly #customer: CustomerId;
  readonly #whole: Whole;
  readonly #cart: Pick<CartStore, "refresh">;

  constructor(customer: CustomerId, whole: Whole, cart: Pick<CartStore, "refresh">) {
    this.#customer = customer;
    this.#whole = whole;
    this.#cart = cart;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Pressed again while it is on its way nothing happens. */
  async send(order: PayableId): Promise<void> {
    if (this.state.kind === "sending") return;
    this.enter({ kind: "sending" });
    const answer = await answerOrNull(lateUseCase(this.#whole, Reorder)(this.#customer, order));
    if (answer === null || answer.value.kind === "refused") return this.enter({ kind: "unavailable" });
    this.enter({ kind: "done", reordered: answer.value.value.reordered });
    await this.#cart.refresh();
  }

  private enter(state: ReorderState): void {
    this.state = state;
  }
}
