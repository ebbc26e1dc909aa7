import { makeAutoObservable } from "mobx";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { CartFreshness, CouponAnswer, GuestCartStorage, RequestedCoupon, ShopLine, ShopLines } from "./cart-storage.ts";
import type { CartNotice } from "./cart-notice.ts";

/**
 * The cart of a visitor in a window that loads its code once a page stands. What is pressed before is done in the same order when the code
 * has come. Where the code does not come, that is an outage: the cart stays unread and unsure, and is asked for again when the window or
 * the line comes back.
 */
export class LateCartStorage implements GuestCartStorage {
  arrived: GuestCartStorage | null = null;
  arrival: "unasked" | "asking" | "unsure" = "unasked";
  readonly applied = null;
  #waiting: readonly ((cart: GuestCartStorage) => void)[] = [];
  #coming: Promise<GuestCartStorage> | null = null;
  readonly #load: () => Promise<GuestCartStorage>;

  constructor(load: () => Promise<GuestCartStorage>) {
    this.#load = load;
    makeAutoObservable(this, { applied: false }, { autoBind: true, deep: false });
  }

  get lines(): ShopLines {
    return this.arrived?.lines ?? [];
  }

  get state(): "unread" | "read" {
    return this.arrived?.state ?? "unread";
  }

  get freshness(): CartFreshness {
    return this.arrived?.freshness ?? this.arrival;
  }

  get notices(): readonly CartNotice[] {
    return this.arrived?.notices ?? [];
  }

  begin(): () => void {
    let end = (): void => {};
    let isOver = false;
    this.once((cart) => {
      if (!isOver) end = cart.begin();
    });
    return () => {
      isOver = true;
      end();
    };
  }

  addOne(product: ListedProduct, onStored: () => void): void {
    this.once((cart) => cart.addOne(product, onStored));
  }

  put(product: ListedProduct, quantity: number): void {
    this.once((cart) => cart.put(product, quantity));
  }

  setQuantity(productId: string, quantity: number): void {
    this.once((cart) => cart.setQuantity(productId, quantity));
  }

  remove(productId: string, onStored: () => void): void {
    this.once((cart) => cart.remove(productId, onStored));
  }

  putBack(line: ShopLine, place: number): void {
    this.once((cart) => cart.putBack(line, place));
  }

  async coupons(): Promise<readonly PublicCoupon[]> {
    return (await this.here()).coupons();
  }

  applyCoupon(wanted: RequestedCoupon, answered: (answer: CouponAnswer) => void): void {
    this.once((cart) => cart.applyCoupon(wanted, answered));
  }

  async refresh(): Promise<void> {
    await (await this.here().catch(() => null))?.refresh(); // That it did not come is told by `freshness`.
  }

  tryAgain(): Promise<void> {
    return this.refresh();
  }

  toldNotices(): void {
    this.once((cart) => cart.toldNotices());
  }

  dismiss(kind: CartNotice["kind"]): void {
    this.once((cart) => cart.dismiss(kind));
  }

  forget(): void {
    this.once((cart) => cart.forget());
  }

  private once(act: (cart: GuestCartStorage) => void): void {
    if (this.arrived === null) {
      this.#waiting = [...this.#waiting, act];
      void this.here().catch(() => {}); // `freshness` tells of it.
    } else act(this.arrived);
  }

  /** Throws PortUnavailable where the code does not come. */
  private here(): Promise<GuestCartStorage> {
    this.arrival = "asking";
    this.#coming ??= this.#load().then(this.enter, this.fail);
    return this.#coming;
  }

  private enter(cart: GuestCartStorage): GuestCartStorage {
    this.arrived = cart;
    for (const act of this.#waiting) act(cart);
    return cart;
  }

  private fail(error: unknown): never {
    this.arrival = "unsure";
    this.#coming = null;
    throw error;
  }
}
