import type { ProductListData } from "./product-list-data.ts";
import type { ProductListModel } from "./product-list-model.ts";

/** As many lists as one goes back to. */
const MOST = 20;

/** The lists of this window as far as they were grown, so that going back leads to the product that one left from. */
export class ProductListMemory {
  readonly #lists = new Map<string, ProductListModel>();
  #inSight: ProductListData | null = null;

  get inSight(): ProductListData | null {
    return this.#inSight;
  }

  /** Tells what is in sight, until it no longer is. */
  show(data: ProductListData): () => void {
    this.#inSight = data;
    return () => {
      this.#inSight = null;
    };
  }

  /**
   * The list that begins with this page; one that begins with other products now is begun anew. Where a price or a stock has changed
   * meanwhile, the list stays as far as it was grown. `begin` makes a list, from what it was before if it is known.
   */
  of({ asked, found }: ProductListData, begin: (before: ProductListModel | undefined) => ProductListModel): ProductListModel {
    const key = JSON.stringify([asked, found.products.map(({ id }) => id)]);
    const known = this.#lists.get(key);
    const model = known?.begins === found ? known : begin(known);
    this.#lists.delete(key);
    this.#lists.set(key, model);
    const [oldest] = this.#lists.size > MOST ? this.#lists.keys() : [];
    if (oldest !== undefined) this.#lists.delete(oldest);
    return model;
  }
}
