import { makeAutoObservable } from "mobx";
import { failureOrDefect } from "#web/stores/failure.ts";
import type { BrowseShelf, ShelfAsked } from "#core/catalogue/browse-shelf.use-case.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";
import type { Shelf } from "#core/catalogue/shelf.ts";

/** A shelf that grows page by page, while one looks at it and when one comes back to it. */
export class ShelfModel {
  products: readonly ShelfProduct[];
  next: string | null;
  state: "still" | "loading" | "unavailable" = "still";
  readonly count: number;
  readonly #asked: ShelfAsked;
  readonly #browse: BrowseShelf;

  constructor(asked: ShelfAsked, shelf: Shelf, browse: BrowseShelf) {
    this.products = shelf.products;
    this.next = shelf.next;
    this.count = shelf.count;
    this.#asked = asked;
    this.#browse = browse;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The next page behind the last product. Asked again before it answers, it does nothing. */
  async grow(): Promise<void> {
    if (this.next === null || this.state === "loading") return;
    this.enter("loading");
    const answer = await this.#browse({ ...this.#asked, after: this.next }).catch(failureOrDefect);
    if (answer.kind === "ok") this.append(answer.value);
    else this.enter("unavailable");
  }

  private append({ products, next }: Shelf): void {
    const seen = new Set(this.products.map(({ id }) => id)); // What moved to the back meanwhile is not shown twice.
    this.products = [...this.products, ...products.filter(({ id }) => !seen.has(id))];
    this.next = next;
    this.state = "still";
  }

  private enter(state: ShelfModel["state"]): void {
    this.state = state;
  }
}
