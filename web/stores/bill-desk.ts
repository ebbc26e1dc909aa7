import { makeAutoObservable } from "mobx";
import type { BillModel } from "./bill-model.ts";

/** Opens the bill when a screen first needs one: the rules of pricing are no part of the first view. */
export class BillDesk {
  bill: BillModel | null = null;
  /** The rules could not be loaded. */
  isUnavailable = false;
  readonly #load: () => Promise<BillModel>;

  constructor(load: () => Promise<BillModel>) {
    this.#load = load;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Brings the bill up to date, and loads its rules the first time. Opened again before it answers, the first bill stays the one. */
  async open(): Promise<void> {
    if (this.bill === null) this.enter(await this.#load().catch(() => null)); // A chunk that does not come is an outage.
    await this.bill?.ask();
  }

  private enter(loaded: BillModel | null): void {
    this.bill ??= loaded;
    this.isUnavailable = this.bill === null;
  }
}
