import { makeAutoObservable } from "mobx";
import { payableId } from "#core/ledger/entry.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { cashRefusals } from "#core/orders/quote/cash-refusal.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { NOTHING } from "#core/shared/money.ts";
import { PaymentRechecks } from "#web/features/payments/payment-rechecks.ts";
import { PaymentModel, paymentNeeds } from "#web/features/payments/payment-model.ts";
import { readPaymentStatus, readPaymentStatusNeeds } from "#web/features/payments/payment-status-data.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { goesBack, secondPaymentsOf, thanksState } from "./thanks-state.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CancelRefusal, KeyRefusal } from "#core/orders/returns/customer-change.ts";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { SecondPayment } from "#core/payments/second-payment.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { Paying, PaymentNeeds } from "#web/features/payments/payment-model.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ThanksState } from "./thanks-state.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Seen =
  | { readonly kind: "reading" | "unavailable" | "unknown" }
  | { readonly kind: "read"; readonly parent: ParentOrder; readonly told: PaymentStatus | null };

type Look = { readonly parent: Awaited<ReturnType<ShowParentOrder>>; readonly told: PaymentStatus | null };

export const thanksNeeds = { cancelMyOrder: CancelMyOrder, showParentOrder: ShowParentOrder, ...paymentNeeds, ...readPaymentStatusNeeds };

type Needs = PaymentNeeds & NeedsOf<typeof thanksNeeds> & { readonly now: Clock; readonly cart: Pick<CartStore, "refresh"> };

/** What a payment may still come to: whoever is back from the provider's page sooner than the shop hears of it has paid all the same. */
const STILL_COMES: readonly ThanksState["kind"][] = ["being-checked", "not-tried"];

/** What became of an order and its payment, and paying for it. */
export class ThanksModel {
  /** When the shop last answered what became of it, in milliseconds since 1970; null: not yet. */
  lookedAt: number | null = null;
  readonly #rechecks = new PaymentRechecks(() => void this.look());
  readonly #look: Resource<Look>;
  readonly #payment: PaymentModel;
  readonly #givingUp = new RefusableSubmission<OrderView, CancelRefusal | KeyRefusal>();
  readonly #customer: CustomerId;
  readonly #needs: Needs;
  readonly #key: (request: unknown) => string;
  readonly #order: PayableId;
  readonly #cart: Needs["cart"];
  readonly #now: Clock;

  constructor(order: string, customer: CustomerId, needs: Needs) {
    this.#order = payableId(order);
    this.#customer = customer;
    this.#needs = needs;
    this.#key = keyPerRequest(needs.newKey);
    this.#cart = needs.cart;
    this.#now = needs.now;
    this.#payment = new PaymentModel(customer, needs);
    this.#look = new Resource(() => lookedUp(needs, customer, this.#order));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get seen(): Seen {
    const { state } = this.#look;
    if (state.kind !== "read") return state;
    const { parent, told } = state.value;
    return parent.kind === "ok" ? { kind: "read", parent: parent.value, told } : { kind: "unknown" };
  }

  get state(): ThanksState | null {
    return this.seen.kind === "read" ? thanksState(this.seen.parent, this.seen.told) : null;
  }

  get goesBack(): Paise {
    return this.seen.kind === "read" ? goesBack(this.seen.parent, this.seen.told) : NOTHING;
  }

  /** What was paid twice. */
  get secondPayments(): readonly SecondPayment[] {
    return this.seen.kind === "read" ? secondPaymentsOf(this.seen.parent, this.seen.told) : [];
  }

  get paying(): Paying {
    return this.#payment.paying;
  }

  /** Giving the order up on the way to paying in cash. */
  get givingUp(): SubmissionState<CancelRefusal | KeyRefusal>["kind"] {
    return this.#givingUp.state.kind;
  }

  /** Whether the same goods can be ordered in cash. */
  get takesCash(): boolean {
    if (this.seen.kind !== "read") return false;
    const { facts } = this.seen.parent.order;
    return cashRefusals(facts, checkoutBill(facts, "cash")).length === 0;
  }

  /** Answers what ends it. */
  begin(): () => void {
    const end = this.#rechecks.begin(this.cameBack);
    void this.look();
    return () => {
      end();
      this.#look.drop();
    };
  }

  /** Looks what became of it. Where nothing is known just now, what was read before stays, and it is looked for again. */
  async look(): Promise<void> {
    this.#rechecks.whileAsking();
    const outcome = await this.#look.ask();
    if (outcome === "outdated") return;
    this.#rechecks.stop();
    if (outcome === "read") this.answered();
    if (outcome === "read" && this.state?.kind === "placed") void this.#cart.refresh();
    if (outcome === "unavailable" || (this.state !== null && STILL_COMES.includes(this.state.kind))) this.#rechecks.later();
  }

  /** Once, however often it is pressed. */
  async pay(): Promise<void> {
    await this.#payment.pay(this.#order);
    if (this.paying.kind === "no") await this.look(); // The page tells it then.
  }

  /**
   * Gives the unpaid order up, so that its goods can be ordered in cash and nobody pays for both. Answers whether it is given up; if not,
   * the page says how it stands.
   */
  async giveUpForCash(): Promise<boolean> {
    const request = { order: this.#order, places: null, reason: "changed-mind" };
    const answer = await this.#givingUp.send(() => this.#needs.cancelMyOrder(this.#customer, { ...request, key: this.#key(request) }));
    if (this.#givingUp.state.kind === "refused") await this.look();
    return answer !== null;
  }

  private answered(): void {
    this.lookedAt = this.#now();
  }

  private cameBack(): void {
    this.#payment.cameBack();
    void this.look();
  }
}

/** The order, and the latest of its payment, without which the order alone is told. */
async function lookedUp(useCases: NeedsOf<typeof thanksNeeds>, customer: CustomerId, order: PayableId): Promise<Look> {
  const [parent, paymentStatus] = await Promise.all([
    useCases.showParentOrder(customer, order),
    readPaymentStatus(useCases, customer, order),
  ]);
  return { parent, told: paymentStatus };
}
