import { makeAutoObservable } from "mobx";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { FindProducts, ProductQuery } from "#core/catalogue/find-products.use-case.ts";
import type { Count, FoundProducts } from "#core/catalogue/collection.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/** So many pages come by themselves; then one is asked, so that what stands below can be reached. */
const BY_ITSELF = 3;

/** The product that one left by or saw first, by its page's path, and how many pixels below the screen's edge it stood. */
export type ScrollPlace = { readonly path: string; readonly top: number };

/** A list that grows page by page, while one looks at it and when one comes back to it. */
export class ProductListModel {
  products: readonly RatedProduct[];
  next: string | null;
  state: "still" | "loading" | "unavailable" = "still";
  /** What was in sight when one left; null: one is there, or has never been. */
  left: ScrollPlace | null;
  /** Its first page, as the page that shows it was given it. */
  readonly begins: FoundProducts;
  readonly count: Count;
  #unasked = 0;
  readonly #query: ProductQuery;
  readonly #find: FindProducts;

  /** `before`: the same list as it was seen before; it stays as far as it was grown. */
  constructor(query: ProductQuery, found: FoundProducts, find: FindProducts, before?: ProductListModel) {
    const grown = before?.products.slice(found.products.length) ?? [];
    this.begins = found;
    this.products = [...found.products, ...grown];
    this.next = before !== undefined && grown.length > 0 ? before.next : found.next;
    this.left = before?.left ?? null;
    this.count = found.count;
    this.#query = query;
    this.#find = find;
    makeAutoObservable(this, { begins: false, left: false }, { autoBind: true, deep: false });
  }

  /** The next page behind the last product, as somebody wants it. Asked again before it answers, it does nothing. */
  async grow(): Promise<void> {
    this.#unasked = 0;
    await this.load();
  }

  /** The same as its end comes near: a few pages at most, and none after one that could not be had. */
  async growByItself(): Promise<void> {
    if (this.state !== "still" || this.next === null || this.#unasked === BY_ITSELF) return;
    this.#unasked += 1;
    await this.load();
  }

  private async load(): Promise<void> {
    if (this.next === null || this.state === "loading") return;
    this.enter("loading");
    const answer = await this.#find({ ...this.#query, after: this.next }).catch(failureOrDefect);
    if (answer.kind === "ok") this.append(answer.value);
    else this.enter("unavailable");
  }

  private append({ products, next }: FoundProducts): void {
    const seen = new Set(this.products.map(({ id }) => id)); // What moved to the back meanwhile is not shown twice.
    this.products = [...this.products, ...products.filter(({ id }) => !seen.has(id))];
    this.next = next;
    this.state = "still";
  }

  private enter(state: ProductListModel["state"]): void {
    this.state = state;
  }
}
