import { makeAutoObservable } from "mobx";
import { payableId } from "#core/ledger/entry.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { NOTHING } from "#core/shared/money.ts";
import { goesBack, thanksState } from "./thanks-state.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { BegunPayment } from "#core/payments/begin-payment.use-case.ts";
import type { PaymentRefusal } from "#core/payments/payment-refusal.ts";
import type { PaymentForm } from "#core/payments/payment-provider.port.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { ThanksState } from "./thanks-state.ts";

type Seen =
  | { readonly kind: "reading" | "unavailable" | "unknown" }
  | { readonly kind: "read"; readonly parent: ParentOrder; readonly told: PaymentStatus | null };

/** "leaving": the browser is on its way to the provider's page. */
export type Paying =
  | { readonly kind: "no" | "beginning" }
  | { readonly kind: "leaving"; readonly form: PaymentForm }
  | { readonly kind: "trouble"; readonly why: "provider-away" | "unavailable" | "gone" };

type Look = { readonly parent: Awaited<ReturnType<ShowParentOrder>>; readonly told: PaymentStatus | null };

type Needs = { readonly whole: Whole; readonly cart: Pick<CartStore, "refresh">; readonly newKey: () => string };

/** What a payment may still come to: whoever is back from the provider's page sooner than the shop hears of it has paid all the same. */
const STILL_COMES: readonly ThanksState["kind"][] = ["being-checked", "not-tried"];

/** Until a payment's end is known it is looked for, more and more seldom. In milliseconds. */
const LOOKS: readonly number[] = [2_000, 3_000, 5_000, 10_000, 15_000];
const SELDOM = 30_000;

/** What became of an order and its payment, and paying for it. */
export class ThanksModel {
  /** Where the browser is on its way to; null: it stays here. */
  private form: PaymentForm | null = null;
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #look: Resource<Look>;
  readonly #payment = new RefusableSubmission<BegunPayment, PaymentRefusal>();
  readonly #order: PayableId;
  readonly #customer: CustomerId;
  readonly #needs: Needs;

  constructor(order: string, customer: CustomerId, needs: Needs) {
    this.#order = payableId(order);
    this.#customer = customer;
    this.#needs = needs;
    this.#look = new Resource(() => lookedUp(needs.whole, customer, this.#order));
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

  get paying(): Paying {
    return this.form === null ? payingAs(this.#payment.state) : { kind: "leaving", form: this.form };
  }

  /** Answers what ends it. */
  begin(): () => void {
    void this.look();
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.cameBack();
    };
    globalThis.addEventListener("pageshow", back);
    return () => {
      globalThis.removeEventListener("pageshow", back);
      clearTimeout(this.#timer);
      this.#look.drop();
    };
  }

  /** Looks what became of it. Where nothing is known just now, what was read before stays, and it is looked for again. */
  async look(): Promise<void> {
    this.lookIn(SELDOM); // An answer may never come.
    const outcome = await this.#look.ask();
    if (outcome === "outdated") return;
    clearTimeout(this.#timer);
    if (outcome === "read" && this.state?.kind === "placed") void this.#needs.cart.refresh();
    if (outcome === "unavailable" || (this.state !== null && STILL_COMES.includes(this.state.kind))) this.lookLater();
  }

  /** Once, however often it is pressed. */
  async pay(): Promise<void> {
    if (this.form !== null) return;
    const answer = await this.#payment.send(() =>
      lateUseCase(this.#needs.whole, BeginPayment)(this.#customer, { payable: this.#order, key: this.#needs.newKey() }),
    );
    if (answer !== null) this.leave(answer.value.form);
    else if (this.paying.kind === "no") await this.look(); // The page tells it then.
  }

  /** The browser shows this page as it was left, on the way back from the provider's. */
  private cameBack(): void {
    this.form = null;
    this.#payment.clear();
    this.#looks = 0;
    void this.look();
  }

  private lookLater(): void {
    this.lookIn(LOOKS[this.#looks] ?? SELDOM);
    this.#looks += 1;
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), milliseconds);
  }

  private leave(form: PaymentForm): void {
    this.form = form;
  }
}

/** The order, and the latest of its payment, without which the order alone is told. */
async function lookedUp(whole: Whole, customer: CustomerId, order: PayableId): Promise<Look> {
  const [parent, payment] = await Promise.all([
    lateUseCase(whole, ShowParentOrder)(customer, order),
    answerOrNull(lateUseCase(whole, ShowPayment)(customer, order)),
  ]);
  return { parent, told: payment?.value.kind === "ok" ? payment.value.value : null };
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
