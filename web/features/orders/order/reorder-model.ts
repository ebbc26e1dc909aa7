import { makeAutoObservable } from "mobx";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { Reordered } from "#core/customer-cart/reorder.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type ReorderState =
  | { readonly kind: "ready" | "sending" | "unavailable" }
  | { readonly kind: "done"; readonly reordered: readonly Reordered[] };

export const reorderNeeds = { reorder: Reorder };

/** Putting what an order had into the cart once more. */
export class ReorderModel {
  private reordered: readonly Reordered[] | null = null;
  readonly #request = new RefusableSubmission<{ readonly reordered: readonly Reordered[] }, unknown>();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof reorderNeeds>;
  readonly #cart: Pick<CartStore, "refresh">;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof reorderNeeds>, cart: Pick<CartStore, "refresh">) {
    this.#customer = customer;
    this.#useCases = useCases;
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
    const answer = await this.#request.send(() => this.#useCases.reorder(this.#customer, order));
    if (answer === null) return;
    this.enter(answer.value.reordered);
    await this.#cart.refresh();
  }

  private enter(reordered: readonly Reordered[]): void {
    this.reordered = reordered;
  }
}
