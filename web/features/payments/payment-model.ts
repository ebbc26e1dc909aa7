import { makeAutoObservable } from "mobx";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { BegunPayment } from "#core/payments/begin-payment.use-case.ts";
import type { PaymentForm } from "#core/payments/payment-provider.port.ts";
import type { PaymentRefusal } from "#core/payments/payment-refusal.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** "leaving": the browser is on its way to the provider's page. "trouble": no payment could be begun. */
export type Paying =
  | { readonly kind: "no" | "beginning" }
  | { readonly kind: "leaving"; readonly form: PaymentForm }
  | { readonly kind: "trouble"; readonly why: "provider-away" | "unavailable" | "gone" };

export const paymentNeeds = { beginPayment: BeginPayment };

/** What paying needs of its window. */
export type PaymentNeeds = NeedsOf<typeof paymentNeeds> & { readonly newKey: () => string };

/** Paying for one purchase: begun once, however often it is pressed, until the browser has left for the provider's page. */
export class PaymentModel {
  private form: PaymentForm | null = null;
  readonly #sending = new RefusableSubmission<BegunPayment, PaymentRefusal>();
  readonly #customer: CustomerId;
  readonly #needs: PaymentNeeds;

  constructor(customer: CustomerId, needs: PaymentNeeds) {
    this.#customer = customer;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get paying(): Paying {
    return this.form === null ? payingAs(this.#sending.state) : { kind: "leaving", form: this.form };
  }

  async pay(payable: PayableId): Promise<void> {
    if (this.form !== null) return;
    const request = { payable, key: this.#needs.newKey() };
    const answer = await this.#sending.send(() => this.#needs.beginPayment(this.#customer, request));
    if (answer !== null) this.leave(answer.value.form);
  }

  /** The browser shows this page as it was left, on the way back from the provider's. */
  cameBack(): void {
    this.form = null;
    this.#sending.clear();
  }

  private leave(form: PaymentForm): void {
    this.form = form;
  }
}

function payingAs(state: SubmissionState<PaymentRefusal>): Paying {
  switch (state.kind) {
    case "ready":
      return { kind: "no" };
    case "sending":
      return { kind: "beginning" };
    case "unavailable":
      return { kind: "trouble", why: "unavailable" };
    case "refused":
      return afterRefusal(state.refusal);
  }
}

/** What is no longer to be paid is no trouble: its page says so once it is read again. */
function afterRefusal({ kind }: PaymentRefusal): Paying {
  switch (kind) {
    case "provider-away":
      return { kind: "trouble", why: "provider-away" };
    case "key-taken":
      return { kind: "trouble", why: "gone" };
    case "already-paid":
    case "nothing-to-pay":
    case "expired":
    case "unknown-payable":
    case "being-checked":
      return { kind: "no" };
  }
}
