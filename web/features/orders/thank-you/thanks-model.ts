import { makeAutoObservable } from "mobx";
import { payableId } from "#core/ledger/entry.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { NOTHING } from "#core/shared/money.ts";
import { goesBack, thanksState } from "./thanks-state.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { BegunPayment, PaymentRefusal } from "#core/payments/begin-payment.use-case.ts";
import type { PaymentForm } from "#core/payments/payment-provider.port.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Result } from "#core/shared/result.ts";
import type { Whole } from "#web/platform/late/whole.ts";
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

type Needs = { readonly whole: Whole; readonly cart: Pick<CartStore, "refresh">; readonly newKey: () => string };

/** What a payment may still come to: whoever is back from the provider's page sooner than the shop hears of it has paid all the same. */
const STILL_COMES: readonly ThanksState["kind"][] = ["being-checked", "not-tried"];

/** Until a payment's end is known it is looked for, more and more seldom. In milliseconds. */
const LOOKS: readonly number[] = [2_000, 3_000, 5_000, 10_000, 15_000];
const SELDOM = 30_000;

/** What became of an order and its payment, and paying for it. */
export class ThanksModel {
  seen: Seen = { kind: "reading" };
  paying: Paying = { kind: "no" };
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  readonly #order: PayableId;
  readonly #customer: CustomerId;
  readonly #needs: Needs;

  constructor(order: string, customer: CustomerId, needs: Needs) {
    this.#order = payableId(order);
    this.#customer = customer;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ThanksState | null {
    return this.seen.kind === "read" ? thanksState(this.seen.parent, this.seen.told) : null;
  }

  get goesBack(): Paise {
    return this.seen.kind === "read" ? goesBack(this.seen.parent, this.seen.told) : NOTHING;
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
      this.#turn += 1;
    };
  }

  /** Looks what became of it. Asked again before it answers, only the later answer counts. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = this.turn();
    const [parent, payment] = await Promise.all([
      answerOrNull(lateUseCase(this.#needs.whole, ShowParentOrder)(this.#customer, this.#order)),
      answerOrNull(lateUseCase(this.#needs.whole, ShowPayment)(this.#customer, this.#order)),
    ]);
    if (turn !== this.#turn) return;
    if (parent === null) return this.fail();
    if (parent.value.kind === "refused") this.enter({ kind: "unknown" });
    else {
      const told = payment?.value.kind === "ok" ? payment.value.value : null;
      this.enter({ kind: "read", parent: parent.value.value, told });
      if (this.state?.kind === "placed") void this.#needs.cart.refresh();
    }
    if (this.state !== null && STILL_COMES.includes(this.state.kind)) this.lookLater();
  }

  /** Once, however often it is pressed. */
  async pay(): Promise<void> {
    if (this.paying.kind === "beginning" || this.paying.kind === "leaving") return;
    this.go({ kind: "beginning" });
    const answer = await answerOrNull(
      lateUseCase(this.#needs.whole, BeginPayment)(this.#customer, { order: this.#order, key: this.#needs.newKey() }),
    );
    if (answer === null) this.go({ kind: "trouble", why: "unavailable" });
    else await this.heard(answer.value);
  }

  private async heard(answer: Result<BegunPayment, PaymentRefusal>): Promise<void> {
    if (answer.kind === "ok") return this.go({ kind: "leaving", form: answer.value.form });
    switch (answer.refusal.kind) {
      case "provider-away":
        return this.go({ kind: "trouble", why: "provider-away" });
      case "key-taken":
        return this.go({ kind: "trouble", why: "gone" });
      case "already-paid":
      case "nothing-to-pay":
      case "expired":
      case "unknown-order":
      case "being-checked":
        this.go({ kind: "no" });
        return this.look(); // The page tells it then.
    }
  }

  /** The browser shows this page as it was left, on the way back from the provider's. */
  private cameBack(): void {
    this.paying = { kind: "no" };
    this.#looks = 0;
    void this.look();
  }

  private lookLater(): void {
    this.#timer = setTimeout(() => void this.look(), LOOKS[this.#looks] ?? SELDOM);
    this.#looks += 1;
  }

  /** Nothing is known of it just now: what was read before stays, and it is looked for again either way. */
  private fail(): void {
    if (this.seen.kind !== "read") this.seen = { kind: "unavailable" };
    this.lookLater();
  }

  private turn(): number {
    this.#turn += 1;
    return this.#turn;
  }

  private enter(seen: Seen): void {
    this.seen = seen;
  }

  private go(paying: Paying): void {
    this.paying = paying;
  }
}
