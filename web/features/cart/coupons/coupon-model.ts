import { makeAutoObservable, reaction } from "mobx";
import { writtenCode } from "#core/coupons/typed-code.ts";
import { couponPhrases } from "./wording/coupons.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OfferedCoupon } from "#core/pricing/bill.ts";
import type { BillModel } from "#web/features/cart/bill/bill-model.ts";
import type { CartStorage, CouponAnswer } from "#web/features/cart/store/cart-storage.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";

/** What became of the code that was entered last. */
export type CouponEntry = {
  readonly kind: "idle" | "checking" | "invalid" | "not-applicable" | "too-many-attempts" | "unavailable";
};

type Cart = Pick<CartStore, "storage" | "customer" | "freshness" | "count" | "showing" | "applyCoupon">;
type Bill = Pick<BillModel, "state" | "answeredFor" | "learn">;
type Toasts = Pick<ToastStore, "show">;

/** Source: specification/coupons.md, A typed code. */
const LONGEST = 10;

/**
 * What a customer does with coupons: applies one that is offered, enters a code, takes one off. The best is selected once for each cart
 * that comes.
 */
export class CouponModel {
  code = "";
  entry: CouponEntry = { kind: "idle" };
  /** The code of a coupon that is on the cart although nobody pressed for it while its total was in sight; null: none is. */
  cameByItself: string | null = null;
  /** The code that was pressed or entered last; null: none was. */
  #pressed: string | null = null;
  /** The cart's total without a coupon was in sight just before. */
  #wasWithout = false;
  #selectedFor: CartStorage | null = null;
  /** What a visitor chose before they signed in, and who they were: it outranks the best. */
  #intended: { readonly code: string; readonly customer: CustomerId } | null = null;
  readonly #cart: Cart;
  readonly #bill: Bill;
  readonly #toasts: Toasts;

  constructor(cart: Cart, bill: Bill, toasts: Toasts) {
    this.#cart = cart;
    this.#bill = bill;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    reaction(() => ({ bill: bill.state, count: cart.count }), this.compare, { fireImmediately: true });
    reaction(() => cart.storage, this.forget); // Nobody answers for a cart that is no longer there.
    reaction(
      () => (cart.freshness === "today" && cart.storage.applied !== null ? cart.storage : null),
      (storage) => storage !== null && this.leave(storage),
      { fireImmediately: true },
    );
    reaction(
      () => this.ready,
      (storage) => storage !== null && this.selectBest(storage),
      { fireImmediately: true },
    );
  }

  /** The coupon on the cart; null: none. */
  get applied(): OfferedCoupon | null {
    return this.offered.find(({ state }) => state === "applied") ?? null;
  }

  /** In offered order. */
  get offered(): readonly OfferedCoupon[] {
    return this.#bill.state.kind === "priced" ? this.#bill.state.bill.coupons : [];
  }

  /** The code of the one that saves most, where it saves anything. */
  get best(): string | null {
    return bestOf(this.offered);
  }

  type(typed: string): void {
    this.code = [...writtenCode(typed).trimStart().toUpperCase()].slice(0, LONGEST).join(""); // Blanks before a code are none of its ten.
    if (this.entry.kind !== "checking") this.entry = { kind: "idle" };
  }

  /** Asks for the code that was entered; nothing entered asks for nothing. Pressed again before it answers, it does nothing. */
  check(): void {
    const code = this.code.trim();
    if (code === "" || this.entry.kind === "checking") return;
    this.entry = { kind: "checking" };
    this.#pressed = code;
    this.ask(code, this.enterCode);
  }

  apply(code: string): void {
    this.#pressed = code;
    this.select(code);
  }

  /** Applied once the customer's cart and the coupons on it are there. */
  applyOnceReady(code: string, customer: CustomerId): void {
    this.#intended = { code, customer };
    this.#pressed = code;
    if (this.ready !== null) this.selectBest(this.ready);
  }

  clear(): void {
    this.entry = { kind: "idle" };
    this.#cart.applyCoupon({ code: "", foreseen: null }, this.enter);
  }

  private select(code: string): void {
    this.entry = { kind: "idle" };
    this.ask(code, this.enter);
  }

  /** A coupon that changes a total which was in sight, without anybody's press, is said to have come. */
  private compare({ bill, count }: { readonly bill: Bill["state"]; readonly count: number }): void {
    if (bill.kind !== "priced" || count === 0) return;
    const code = this.applied?.coupon.code ?? null;
    if (code === null || code.toUpperCase() === this.#pressed?.toUpperCase()) this.cameByItself = null;
    else if (this.#wasWithout) this.cameByItself = code;
    this.#wasWithout = code === null;
  }

  private forget(): void {
    this.code = "";
    this.entry = { kind: "idle" };
  }

  /** The customer's cart, once it and the coupons on it are there; null: not yet, or a visitor's. */
  private get ready(): CartStorage | null {
    const { customer, freshness, count, storage } = this.#cart;
    return customer !== null && freshness === "today" && count > 0 && this.#bill.answeredFor === storage ? storage : null;
  }

  /**
   * What somebody takes off, here or in another window, stays off until the lists are loaded anew. Source: specification/coupons.md, Which
   * coupon is applied.
   */
  private selectBest(storage: CartStorage): void {
    const intended = this.#intended?.customer === this.#cart.customer ? this.#intended.code : null;
    if (intended === null && this.#selectedFor === storage) return;
    this.#intended = null;
    this.leave(storage);
    const wanted = storage.applied === null ? this.best : null;
    if (intended !== null) this.ask(intended, this.enterIntended);
    else if (wanted !== null) this.select(wanted);
  }

  /** Where it could not be applied, another coupon may stand there: then its entry, which would say so, is not drawn. */
  private enterIntended(answer: CouponAnswer): void {
    this.enter(answer);
    const { kind } = this.entry;
    if (kind !== "idle") this.#toasts.show({ kind: "intent-done", told: couponPhrases.entry[kind] });
  }

  /** Selects none for this cart from now on. */
  private leave(storage: CartStorage): void {
    this.#selectedFor = storage;
  }

  private ask(code: string, answered: (answer: CouponAnswer) => void): void {
    const offered = this.offered.find((one) => one.coupon.code.toUpperCase() === code.toUpperCase());
    const isSure = offered?.state === "unlocked" && offered.discount > 0;
    const foreseen = isSure ? { code: offered.coupon.code, discount: offered.discount } : undefined;
    this.#cart.applyCoupon({ code, foreseen }, answered);
  }

  /** After a check the field is empty; where nobody answered, what was entered stays. */
  private enterCode(answer: CouponAnswer): void {
    if (answer.kind !== "unavailable" && answer.kind !== "signed-out") this.code = "";
    this.enter(answer);
  }

  private enter(answer: CouponAnswer): void {
    switch (answer.kind) {
      case "applied":
        this.entry = { kind: "idle" };
        this.#bill.learn(answer.coupon);
        if (this.#cart.showing === "page") this.#toasts.show({ kind: "coupon-applied" });
        return;
      case "cleared":
      case "signed-out":
        this.entry = { kind: "idle" };
        return;
      case "not-applicable":
        if (answer.coupon !== null) this.#bill.learn(answer.coupon);
        this.entry = { kind: "not-applicable" };
        return;
      case "invalid":
      case "too-many-attempts":
      case "unavailable":
        this.entry = { kind: answer.kind };
    }
  }
}

/** The code of the one that saves most, where it saves anything; null: none does. */
export const bestOf = (offered: readonly Pick<OfferedCoupon, "coupon" | "state" | "discount">[]): string | null =>
  offered.find(({ state, discount }) => state === "unlocked" && discount > 0)?.coupon.code ?? null;
