import { makeAutoObservable } from "mobx";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RefundPreviewRequest, RefundPreviewRefusal, RefundPreview } from "#core/orders/returns/preview-refund.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type RefundPreviewState =
  | { readonly kind: "nothing" | "asking" | "unavailable" }
  | { readonly kind: "shown"; readonly refund: RefundPreview }
  | { readonly kind: "refused"; readonly refusal: RefundPreviewRefusal };

export const refundPreviewNeeds = { previewRefund: PreviewRefund };

/** What would go back for what is chosen so far. */
export class RefundPreviewModel {
  /** Of what is chosen now: what was asked for another choice is not heard. */
  private preview: Resource<Awaited<ReturnType<PreviewRefund>>> | null = null;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof refundPreviewNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof refundPreviewNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): RefundPreviewState {
    if (this.preview === null) return { kind: "nothing" };
    const { state } = this.preview;
    if (state.kind !== "read") return { kind: state.kind === "reading" ? "asking" : "unavailable" };
    return state.value.kind === "ok" ? { kind: "shown", refund: state.value.value } : state.value;
  }

  /** null: nothing is chosen. */
  async ask(request: RefundPreviewRequest | null): Promise<void> {
    this.preview = request === null ? null : new Resource(() => this.#useCases.previewRefund(this.#customer, request));
    await this.preview?.ask();
  }
}
