import type { ProductListData } from "./product-list-data.ts";
import type { ProductListModel } from "./product-list-model.ts";

/** As many shelves as one goes back to. */
const MOST = 20;

/** The shelves of this window as far as they were grown, so that going back leads to the product that one left from. */
export class ProductListMemory {
  readonly #shelves = new Map<string, ProductListModel>();
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
   * The shelf that begins with this page; one that begins with other products now is begun anew. Where a price or a stock has changed
   * meanwhile, the shelf stays as far as it was grown. `begin` makes a shelf, from what it was before if it is known.
   */
  of({ asked, found }: ProductListData, begin: (before: ProductListModel | undefined) => ProductListModel): ProductListModel {
    const key = JSON.stringify([asked, found.products.map(({ id }) => id)]);
    const known = this.#shelves.get(key);
    const model = known?.begins === found ? known : begin(known);
    this.#shelves.delete(key);
    this.#shelves.set(key, model);
    const [oldest] = this.#shelves.size > MOST ? this.#shelves.keys() : [];
    if (oldest !== undefined) this.#shelves.delete(oldest);
    return model;
  }
}
