import { makeAutoObservable } from "mobx";
import { failureOrDefect } from "#web/stores/failure.ts";
import type { FindProducts, ProductsAsked } from "#core/catalogue/find-products.use-case.ts";
import type { Count, FoundProducts } from "#core/catalogue/shelf.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";

/** A shelf that grows page by page, while one looks at it and when one comes back to it. */
export class ShelfModel {
  products: readonly ShelfProduct[];
  next: string | null;
  state: "still" | "loading" | "unavailable" = "still";
  readonly count: Count;
  readonly #asked: ProductsAsked;
  readonly #find: FindProducts;

  constructor(asked: ProductsAsked, found: FoundProducts, find: FindProducts) {
    this.products = found.products;
    this.next = found.next;
    this.count = found.count;
    this.#asked = asked;
    this.#find = find;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The next page behind the last product. Asked again before it answers, it does nothing. */
  async grow(): Promise<void> {
    if (this.next === null || this.state === "loading") return;
    this.enter("loading");
    const answer = await this.#find({ ...this.#asked, after: this.next }).catch(failureOrDefect);
    if (answer.kind === "ok") this.append(answer.value);
    else this.enter("unavailable");
  }

  private append({ products, next }: FoundProducts): void {
    const seen = new Set(this.products.map(({ id }) => id)); // What moved to the back meanwhile is not shown twice.
    this.products = [...this.products, ...products.filter(({ id }) => !seen.has(id))];
    this.next = next;
    this.state = "still";
  }

  private enter(state: ShelfModel["state"]): void {
    this.state = state;
  }
}
