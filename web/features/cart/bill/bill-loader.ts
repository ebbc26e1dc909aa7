import { makeAutoObservable } from "mobx";
import type { BillModel } from "./bill-model.ts";
import type { CouponModel } from "#web/features/cart/coupons/coupon-model.ts";

export type LoadedBill = { readonly bill: BillModel; readonly coupons: CouponModel };

/** Opens the bill when a screen first needs one: the rules of pricing are no part of the first view. */
export class BillLoader {
  opened: LoadedBill | null = null;
  /** The rules could not be loaded. */
  isUnavailable = false;
  #loading: Promise<LoadedBill | null> | null = null;
  readonly #load: () => Promise<LoadedBill>;

  constructor(load: () => Promise<LoadedBill>) {
    this.#load = load;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get bill(): BillModel | null {
    return this.opened?.bill ?? null;
  }

  get coupons(): CouponModel | null {
    return this.opened?.coupons ?? null;
  }

  /** Brings the bill up to date, and loads its rules the first time. Opened again before it answers, there is one bill. */
  async open(): Promise<void> {
    const loaded = await this.load();
    await loaded?.bill.ask();
  }

  /** Loads its rules the first time. Null: they could not be loaded. */
  async load(): Promise<LoadedBill | null> {
    if (this.opened === null) {
      this.#loading ??= this.#load().catch(() => null); // A chunk that does not come is an outage.
      this.enter(await this.#loading);
    }
    return this.opened;
  }

  private enter(loaded: LoadedBill | null): void {
    this.#loading = null;
    this.opened ??= loaded;
    this.isUnavailable = this.opened === null;
  }
}
