import { makeAutoObservable } from "mobx";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RefundPreviewRequest, RefundPreviewRefusal, RefundPreview } from "#core/orders/returns/preview-refund.use-case.ts";
import type { Whole } from "#web/platform/late/whole.ts";

export type RefundPreviewState =
  | { readonly kind: "nothing" | "asking" | "unavailable" }
  | { readonly kind: "shown"; readonly refund: RefundPreview }
  | { readonly kind: "refused"; readonly refusal: RefundPreviewRefusal };

/** What would go back for what is chosen so far. */
export class RefundPreviewModel {
  state: RefundPreviewState = { kind: "nothing" };
  #turn = 0;
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, whole: Whole) {
    this.#customer = customer;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: nothing is chosen. Asked again before it answers, only the later answer counts. */
  async ask(asked: RefundPreviewRequest | null): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    if (asked === null) return this.enter({ kind: "nothing" });
    this.enter({ kind: "asking" });
    const answer = await answerOrNull(lateUseCase(this.#whole, PreviewRefund)(this.#customer, asked));
    if (turn !== this.#turn) return;
    if (answer === null) return this.enter({ kind: "unavailable" });
    const { value } = answer;
    this.enter(value.kind === "ok" ? { kind: "shown", refund: value.value } : { kind: "refused", refusal: value.refusal });
  }

  private enter(state: RefundPreviewState): void {
    this.state = state;
  }
}
