import { makeAutoObservable } from "mobx";
import { instantAt } from "#core/shared/instant.ts";
import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { priceCart } from "#core/pricing/price-cart.ts";
import { whatIf } from "#core/pricing/what-if.ts";
import { failureOrDefect } from "./failure.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import type { SupportFile } from "#core/pricing/support-file.port.ts";
import type { WhatIf } from "#core/pricing/what-if.ts";
import type { CartStore } from "./cart-store.ts";

/** What a bill follows from beside the cart itself. */
export type BillTerms = { readonly coupons: readonly PublicCoupon[]; readonly shipping: ShippingSettings; readonly at: Instant };

export type BillState =
  | { readonly kind: "asking" | "unavailable" }
  /** The cart is dearer or heavier than can be told exactly. */
  | { readonly kind: "beyond-limits" }
  | { readonly kind: "priced"; readonly bill: ExplainedBill; readonly request: PricingRequest };

/** The bill of the guest's cart: a visitor applies no coupon, but sees what each would do. Its figures are core's. */
export class BillModel {
  terms: BillTerms | null = null;
  isUnavailable = false;
  #asked = 0;
  readonly #cart: CartStore;
  readonly #listCoupons: ListPublicCoupons;
  readonly #showShipping: ShowShippingSettings;
  readonly #now: Clock;
  readonly #supportFile: SupportFile;

  constructor(cart: CartStore, listCoupons: ListPublicCoupons, showShipping: ShowShippingSettings, now: Clock, supportFile: SupportFile) {
    this.#cart = cart;
    this.#listCoupons = listCoupons;
    this.#showShipping = showShipping;
    this.#now = now;
    this.#supportFile = supportFile;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): BillState {
    if (this.terms === null) return { kind: this.isUnavailable ? "unavailable" : "asking" };
    const { coupons, shipping, at } = this.terms;
    const request: PricingRequest = { lines: this.#cart.lines, coupons, choice: { kind: "none" }, shipping, at };
    try {
      return { kind: "priced", bill: priceCart(request), request };
    } catch (error) {
      if (error instanceof BeyondLimits) return { kind: "beyond-limits" };
      throw error;
    }
  }

  /** The one step that unlocks each locked coupon and free delivery, with what is in the cart; null until there is a bill. */
  get steps(): WhatIf | null {
    return this.state.kind === "priced" ? whatIf(this.state.request, []) : null;
  }

  termsOf(code: string): string | null {
    return this.terms?.coupons.find((coupon) => coupon.code === code)?.terms ?? null;
  }

  /** Coupons and shipping as they are now. Asked again before it answers, only the later answer counts; failing, what is known stays. */
  async ask(): Promise<void> {
    const turn = this.turn();
    const answer = await Promise.all([this.#listCoupons(), this.#showShipping()]).catch(failureOrDefect);
    if (turn === this.#asked) this.enter(answer);
  }

  /** The file from which `cart check` makes this very bill, after the cart is brought up to today; null without a bill. */
  async copyForSupport(): Promise<string | null> {
    await Promise.all([this.#cart.refresh(), this.ask()]);
    return this.state.kind === "priced" ? this.#supportFile(this.state.request) : null;
  }

  private turn(): number {
    this.isUnavailable = false;
    this.#asked += 1;
    return this.#asked;
  }

  private enter(answer: readonly [readonly PublicCoupon[], ShippingSettings] | ReturnType<typeof failureOrDefect>): void {
    if ("kind" in answer) {
      this.isUnavailable = true;
      return;
    }
    const [coupons, shipping] = answer;
    this.terms = { coupons, shipping, at: instantAt(this.#now()) };
  }
}
