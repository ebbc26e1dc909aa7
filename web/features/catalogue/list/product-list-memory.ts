import { ProductListModel } from "./product-list-model.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ProductListData } from "./product-list-data.ts";

/** As many shelves as one goes back to. */
const MOST = 20;

/** The shelves of this window as far as they were grown, so that going back leads to the product that one left from. */
export class ProductListMemory {
  readonly #shelves = new Map<string, ProductListModel>();
  readonly #find: FindProducts;
  #inSight: ProductListData | null = null;

  constructor(find: FindProducts) {
    this.#find = find;
  }

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
   * meanwhile, the shelf stays as far as it was grown.
   */
  of({ asked, found }: ProductListData): ProductListModel {
    const key = JSON.stringify([asked, found.products.map(({ id }) => id)]);
    const known = this.#shelves.get(key);
    const model = known?.begins === found ? known : new ProductListModel(asked, found, this.#find, known);
    this.#shelves.delete(key);
    this.#shelves.set(key, model);
    const [oldest] = this.#shelves.size > MOST ? this.#shelves.keys() : [];
    if (oldest !== undefined) this.#shelves.delete(oldest);
    return model;
  }
}
