import { makeAutoObservable } from "mobx";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { RecentProducts } from "#core/catalogue/recent-products.port.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/** As many as one remembers. */
const MOST = 11;

/** What was looked at before, on this device, as it is sold today. */
export class RecentProductsModel {
  products: readonly RatedProduct[] = [];
  readonly #turn = new LatestTurn();
  readonly #kept: RecentProducts;
  readonly #refresh: RefreshProducts;

  constructor(stored: RecentProducts, refresh: RefreshProducts) {
    this.#kept = stored;
    this.#refresh = refresh;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Shows the others, and remembers this one. Seen again before it answers, only the later answer counts; failing, nothing is shown. */
  async see(productId: string): Promise<void> {
    const others = this.#kept.read().filter((id) => id !== productId);
    this.#kept.put([productId, ...others].slice(0, MOST));
    await this.show(others);
  }

  /** Shows what was looked at before, and remembers nothing more. */
  async recall(): Promise<void> {
    await this.show(this.#kept.read());
  }

  forget(): void {
    this.begin();
    this.#kept.put([]);
  }

  private async show(others: readonly string[]): Promise<void> {
    const isLatest = this.begin();
    if (others.length === 0) return;
    const answer = await this.#refresh(others.slice(0, MOST - 1)).catch(failureOrDefect);
    if (isLatest() && !("kind" in answer)) this.enter(answer.filter(({ status }) => status === "active"));
  }

  private begin(): () => boolean {
    this.products = [];
    return this.#turn.begin();
  }

  private enter(products: readonly RatedProduct[]): void {
    this.products = products;
  }
}
