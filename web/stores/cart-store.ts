import { makeAutoObservable } from "mobx";
import { settled, withBack, withOneMore, withQuantity, without } from "#core/cart/guest-lines.ts";
import { failureOrDefect } from "./failure.ts";
import { newsOf, withNews } from "./cart-notice.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { GuestCart } from "#core/cart/guest-cart.port.ts";
import type { RemovalNews } from "#core/cart/removal-news.port.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";
import type { CartNotice } from "./cart-notice.ts";
import type { ToastStore } from "./toast-store.ts";

export type ShopLine = CartLine<ShelfProduct>;
type Lines = readonly ShopLine[];

/** As many as one call of RefreshProducts takes. */
const AT_ONCE = 100;

/** The guest's cart in this window. Empty and unread until `begin`: the server, and the window's first drawing, know no browser's storage. */
export class CartStore {
  lines: Lines = [];
  state: "unread" | "read" = "unread";
  /** Whether prices and stock are today's; "unsure": the shop could not be reached. */
  freshness: "unasked" | "asking" | "today" | "unsure" = "unasked";
  notices: readonly CartNotice[] = [];
  showing: "nothing" | "drawer" | "page" = "nothing";
  /** The product that was added last. */
  latest: string | null = null;
  /** The line that was removed last, and its place, until it is put back or something else is changed. */
  removed: { readonly line: ShopLine; readonly place: number } | null = null;
  #isKept = true;
  #asked = 0;
  readonly #guestCart: GuestCart;
  readonly #removalNews: RemovalNews;
  readonly #refreshProducts: RefreshProducts;
  readonly #toasts: ToastStore;

  constructor(guestCart: GuestCart, removalNews: RemovalNews, refreshProducts: RefreshProducts, toasts: ToastStore) {
    this.#guestCart = guestCart;
    this.#removalNews = removalNews;
    this.#refreshProducts = refreshProducts;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** How many lines, not pieces. */
  get count(): number {
    return this.lines.length;
  }

  get isDrawerOpen(): boolean {
    return this.showing === "drawer";
  }

  quantityOf(productId: string): number {
    return this.lines.find(({ product }) => product.id === productId)?.quantity ?? 0;
  }

  /** Reads what the browser keeps, follows its other tabs, and asks for today's prices now and whenever the window is come back to. Answers what ends that. */
  begin(): () => void {
    this.state = "read";
    const untold = this.#removalNews.read();
    if (untold.length > 0) this.notices = withNews(this.notices, [{ kind: "removed", lines: untold }]);
    this.change((lines) => lines);
    const others = this.#guestCart.fromOtherTabs.subscribe(this.follow);
    const comeBack = () => void this.refresh();
    globalThis.addEventListener("focus", comeBack);
    void this.refresh();
    return () => {
      others.unsubscribe();
      globalThis.removeEventListener("focus", comeBack);
    };
  }

  add(product: ShelfProduct): void {
    const before = this.quantityOf(product.id);
    this.change((lines) => withOneMore(lines, product));
    this.removed = null;
    this.latest = product.id;
    if (this.quantityOf(product.id) > before) this.#toasts.show({ kind: "added-to-cart" });
    this.openDrawer();
  }

  setQuantity(productId: string, quantity: number): void {
    this.change((lines) => withQuantity(lines, productId, quantity));
    this.removed = null;
  }

  remove(productId: string): void {
    const place = this.lines.findIndex(({ product }) => product.id === productId);
    const line = this.lines[place];
    if (line === undefined) return;
    this.change((lines) => without(lines, productId));
    const removed = { line, place };
    this.removed = removed;
    this.#toasts.show({ kind: "removed-from-cart", undo: () => this.putBack(removed) });
  }

  putBack({ line, place }: NonNullable<CartStore["removed"]>): void {
    this.change((lines) => withBack(lines, line, place));
    this.removed = null;
  }

  clear(): void {
    this.change(() => []);
    this.removed = null;
  }

  openDrawer(): void {
    if (this.showing !== "page") this.showing = "drawer";
  }

  closeDrawer(): void {
    if (this.showing === "drawer") this.showing = "nothing";
  }

  /** The cart page shows the cart as long as it stands; answers what ends that. */
  showPage(): () => void {
    this.showing = "page";
    return this.leavePage;
  }

  /** The notices have been seen: what was removed needs no telling at the next load. */
  toldRemovals(): void {
    this.#removalNews.put([]);
  }

  dismiss(kind: CartNotice["kind"]): void {
    this.notices = this.notices.filter((notice) => notice.kind !== kind);
  }

  /** Today's prices, stock and status for every line. Asked again before it answers, only the later answer counts. */
  async refresh(): Promise<void> {
    const ids = this.lines.map(({ product }) => product.id);
    const turn = this.ask();
    const answer = await this.productsOf(ids).catch(failureOrDefect);
    if (turn === this.#asked) this.enter(ids, answer);
  }

  private leavePage(): void {
    if (this.showing === "page") this.showing = "nothing";
  }

  private ask(): number {
    this.freshness = "asking";
    this.#asked += 1;
    return this.#asked;
  }

  private async productsOf(ids: readonly string[]): Promise<ReadonlyMap<string, ShelfProduct>> {
    const shares = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, share) => ids.slice(share * AT_ONCE, (share + 1) * AT_ONCE));
    const products = (await Promise.all(shares.map((share) => this.#refreshProducts(share)))).flat();
    return new Map(products.map((product) => [product.id, product]));
  }

  private enter(ids: readonly string[], answer: ReadonlyMap<string, ShelfProduct> | ReturnType<typeof failureOrDefect>): void {
    if ("kind" in answer) {
      this.freshness = "unsure";
      return;
    }
    const asked = new Set(ids);
    this.change(
      (lines) => lines,
      (id) => answer.get(id) ?? (asked.has(id) ? null : undefined),
    );
    this.freshness = "today";
  }

  private follow(lines: Lines): void {
    this.show(lines);
  }

  /** Changes what the browser keeps just now, not what this tab last saw: another tab's lines are never lost. */
  private change(change: (lines: Lines) => Lines, today?: Parameters<typeof settled>[1]): void {
    const kept = this.#isKept ? this.#guestCart.read() : { lines: this.lines, unreadable: 0 };
    const settlement = settled(change(kept.lines), today);
    const isChanged = kept.unreadable > 0 || !isSame(kept.lines, settlement.lines);
    if (isChanged) this.#isKept = this.#guestCart.put(settlement.lines);
    this.notices = withNews(this.notices, [
      ...(kept.unreadable === 0 ? [] : [{ kind: "unreadable", parts: kept.unreadable } as const]),
      ...newsOf(settlement),
      ...(this.#isKept || settlement.lines.length === 0 ? [] : [{ kind: "not-kept" } as const]),
    ]);
    if (settlement.removed.length > 0)
      this.#removalNews.put(this.notices.flatMap((notice) => (notice.kind === "removed" ? notice.lines : [])));
    this.show(settlement.lines);
  }

  private show(lines: Lines): void {
    this.lines = lines;
    if (lines.length === 0) this.closeDrawer();
  }
}

const isSame = (former: Lines, lines: Lines): boolean =>
  former.length === lines.length && former.every((line, place) => line === lines[place]);
