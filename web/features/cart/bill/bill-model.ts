import { makeAutoObservable, reaction } from "mobx";
import { instantAt } from "#core/shared/instant.ts";
import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { priceCart } from "#core/pricing/price-cart.ts";
import { whatIf } from "#core/pricing/what-if.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { stepCandidates } from "./step-candidates.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { BilingualText } from "#core/shared/language.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import type { Step, WhatIf } from "#core/pricing/what-if.ts";
import type { CartStorage } from "#web/features/cart/store/cart-storage.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { Failure } from "#web/platform/requests/failure.ts";

/** What a bill follows from beside the cart itself. */
export type BillTerms = { readonly coupons: readonly PublicCoupon[]; readonly shipping: ShippingSettings; readonly at: Instant };

export type BillState =
  | { readonly kind: "asking" | "unavailable" }
  /** The session of the cart's customer ended of itself before there was a bill. */
  | { readonly kind: "signed-out" }
  /** The cart is dearer or heavier than can be told exactly. */
  | { readonly kind: "beyond-limits" }
  | PricedBill;

export type PricedBill = { readonly kind: "priced"; readonly bill: ExplainedBill; readonly request: PricingRequest };

type Growth = { readonly request: PricingRequest; readonly others: readonly ListedProduct[] };

export type BillNeeds = {
  readonly shipping: ShowShippingSettings;
  readonly find: FindProducts;
  readonly refresh: RefreshProducts;
  readonly now: Clock;
  /** Writes what was priced as the file that `cart check` reads. Source: specification/cart-check.md, The command. */
  readonly supportFile: (request: PricingRequest) => string;
};

type Cart = Pick<CartStore, "storage" | "customer" | "lines" | "freshness" | "refresh">;

/** In milliseconds. */
const MOMENT = 60;

/**
 * The bill of the cart in this window, with the coupon that is on it: a visitor's has none, but tells what each would do. Its figures are
 * core's.
 */
export class BillModel {
  terms: BillTerms | null = null;
  isUnavailable = false;
  /** Coupons that no list tells, as private ones: their customer typed their codes. */
  learned: readonly PublicCoupon[] = [];
  /**
   * The one step that unlocks each locked coupon and free delivery, a moment after the bill: a press is answered before that is worked out.
   */
  steps: WhatIf | null = null;
  /** Products that are not in the cart and may unlock something. */
  candidates: readonly ListedProduct[] = [];
  /** Whose coupons these are. */
  answeredFor: CartStorage | null = null;
  readonly #turn = new LatestTurn();
  #askedFor: CartStorage | null = null;
  /** Whom the coupons that are known were told; null: everybody. */
  #toldTo: CustomerId | null;
  readonly #cart: Cart;
  readonly #needs: BillNeeds;

  constructor(cart: Cart, needs: BillNeeds) {
    this.#cart = cart;
    this.#needs = needs;
    this.#toldTo = cart.customer;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    reaction(() => cart.storage, this.askAnew); // Whoever signs in has other coupons.
    reaction(
      () => cart.freshness === "signed-out",
      (isSignedOut) => !isSignedOut && void this.ask(), // Whoever signs in again has the same cart, but perhaps no bill.
    );
    reaction(() => this.growth, this.workOutSteps, { delay: MOMENT });
  }

  get coupons(): readonly PublicCoupon[] {
    const listed = this.terms?.coupons ?? [];
    return [...listed, ...this.learned.filter(({ code }) => !listed.some((coupon) => coupon.code === code))];
  }

  get request(): PricingRequest | null {
    if (this.terms === null) return null;
    const { shipping, at } = this.terms;
    const applied = this.#cart.storage.applied;
    const choice = applied === null ? ({ kind: "none" } as const) : ({ kind: "typed", code: applied.code } as const);
    return { lines: this.#cart.lines, coupons: this.coupons, choice, shipping, at };
  }

  get state(): BillState {
    const { request } = this;
    if (request === null && this.#cart.freshness === "signed-out") return { kind: "signed-out" };
    if (request === null) return { kind: this.isUnavailable ? "unavailable" : "asking" };
    try {
      return { kind: "priced", bill: priceCart(request), request };
    } catch (error) {
      if (error instanceof BeyondLimits) return { kind: "beyond-limits" };
      throw error;
    }
  }

  /** What steps follow from; null until there is a bill. */
  private get growth(): Growth | null {
    if (this.state.kind !== "priced") return null;
    const { request } = this.state;
    return { request, others: this.candidates.filter(({ id }) => !request.lines.some(({ product }) => product.id === id)) };
  }

  /** One is taken: none of the others holds any longer, nor that one a second time. False: it holds no longer itself. */
  takeStep(step: Step): boolean {
    const held = [...(this.steps?.coupons ?? []), { step: this.steps?.freeShipping?.step ?? null }];
    if (!held.some((one) => one.step?.product.id === step.product.id && one.step.pieces === step.pieces)) return false;
    this.steps = null;
    return true;
  }

  termsOf(code: string): BilingualText | null {
    return this.coupons.find((coupon) => coupon.code === code)?.terms ?? null;
  }

  /** Remembers a coupon that only its code tells: whoever knows that may see it among the others. */
  learn(coupon: PublicCoupon): void {
    this.learned = [...this.learned.filter(({ code }) => code !== coupon.code), { ...coupon, audience: "public" }];
  }

  /** Coupons and shipping as they are now. Asked again before it answers, only the later answer counts; failing, what is known stays. */
  async ask(): Promise<void> {
    const isLatest = this.wait();
    const { storage } = this.#cart;
    const answer = await Promise.all([storage.coupons(), this.#needs.shipping()]).catch(failureOrDefect);
    if (!isLatest()) return;
    this.enter(storage, answer);
    if (!("kind" in answer)) await this.lookAround(storage, answer[0]);
  }

  /** The file from which `cart check` makes this very bill, after the cart is brought up to today; null without a bill. */
  async copyForSupport(): Promise<string | null> {
    await Promise.all([this.#cart.refresh(), this.ask()]);
    return this.state.kind === "priced" ? this.#needs.supportFile(this.state.request) : null;
  }

  private workOutSteps(growth: Growth | null): void {
    this.steps = growth === null ? null : whatIf(growth.request, growth.others);
  }

  private askAnew(): void {
    this.learned = [];
    if (this.#toldTo !== null) this.terms = null; // A customer's coupons are nobody else's, also where others can't be had.
    this.#toldTo = this.#cart.customer;
    void this.ask();
  }

  /** Once for each cart; without candidates steps are found among its own lines. */
  private async lookAround(storage: CartStorage, coupons: readonly PublicCoupon[]): Promise<void> {
    if (this.#askedFor === storage) return;
    this.#askedFor = storage;
    const found = await stepCandidates(coupons, this.#needs).catch(failureOrDefect);
    if ("kind" in found) this.#askedFor = null;
    else this.enterCandidates(found);
  }

  private wait(): () => boolean {
    this.isUnavailable = false;
    return this.#turn.begin();
  }

  private enter(storage: CartStorage, answer: readonly [readonly PublicCoupon[], ShippingSettings] | Failure): void {
    if ("kind" in answer) {
      this.isUnavailable = true;
      return;
    }
    const [coupons, shipping] = answer;
    this.answeredFor = storage;
    this.terms = { coupons, shipping, at: instantAt(this.#needs.now()) };
  }

  private enterCandidates(found: readonly ListedProduct[]): void {
    this.candidates = found;
  }
}
