import { makeAutoObservable } from "mobx";
import { buyableLines, withBack, withOneMore, withQuantity, without } from "#core/cart/guest-lines.ts";
import { withPending } from "#core/customer-cart/pending-line.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { newsOf, withNews } from "./cart-notice.ts";
import type { GuestCart } from "#core/cart/guest-cart.port.ts";
import type { RemovalNews } from "#core/cart/removal-news.port.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import type { CartFreshness, CouponAnswer, GuestCartStorage, ShopLine, ShopLines, RequestedCoupon } from "./cart-storage.ts";
import type { CartNotice } from "./cart-notice.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";

/** As many as one call of RefreshProducts takes. */
const AT_ONCE = 100;

type Needs = {
  readonly device: GuestCart;
  readonly news: RemovalNews;
  readonly refresh: RefreshProducts;
  readonly coupons: ListPublicCoupons;
  readonly session: SessionStore;
};

/** The cart of somebody who is not signed in, kept by the browser and shared by its tabs. A visitor applies no coupon. */
export class DeviceCartStorage implements GuestCartStorage {
  lines: ShopLines = [];
  state: "unread" | "read" = "unread";
  freshness: CartFreshness = "unasked";
  notices: readonly CartNotice[] = [];
  readonly applied = null;
  readonly #turn = new LatestTurn();
  readonly #device: GuestCart;
  readonly #removalNews: RemovalNews;
  readonly #refreshProducts: RefreshProducts;
  readonly #listCoupons: ListPublicCoupons;
  readonly #session: SessionStore;

  constructor({ device, news, refresh, coupons, session }: Needs) {
    this.#device = device;
    this.#removalNews = news;
    this.#refreshProducts = refresh;
    this.#listCoupons = coupons;
    this.#session = session;
    makeAutoObservable(this, { applied: false }, { autoBind: true, deep: false });
  }

  begin(): () => void {
    this.state = "read";
    const untold = this.#removalNews.read();
    if (untold.length > 0) this.notices = withNews(this.notices, [{ kind: "removed", lines: untold }]);
    this.change((lines) => lines);
    const unfollow = this.#device.followOtherTabs(this.follow);
    void this.refresh();
    return unfollow;
  }

  addOne(product: ListedProduct, onStored: () => void): void {
    const before = this.quantityOf(product.id);
    this.change((lines) => withOneMore(lines, product));
    if (this.quantityOf(product.id) > before) onStored();
  }

  put(product: ListedProduct, quantity: number): void {
    this.change((lines) => withPending(lines, { kind: "added", productId: product.id, product, quantity }));
  }

  setQuantity(productId: string, quantity: number): void {
    this.change((lines) => withQuantity(lines, productId, quantity));
  }

  remove(productId: string, onStored: () => void): void {
    this.change((lines) => without(lines, productId));
    onStored();
  }

  putBack(line: ShopLine, place: number): void {
    this.change((lines) => withBack(lines, line, place));
  }

  coupons() {
    return this.#listCoupons();
  }

  applyCoupon({ code }: RequestedCoupon, _answered: (answer: CouponAnswer) => void): void {
    if (code === "") this.#session.askToSignIn("coupon");
    else this.#session.askToSignInFor({ kind: "coupon", code });
  }

  toldNotices(): void {
    this.#removalNews.put([]); // What was removed needs no telling at the next load.
  }

  dismiss(kind: CartNotice["kind"]): void {
    this.notices = this.notices.filter((notice) => notice.kind !== kind);
  }

  /** Asked again before it answers, only the later answer counts. */
  async refresh(): Promise<void> {
    const ids = this.lines.map(({ product }) => product.id);
    const isLatest = this.ask();
    const answer = await this.productsOf(ids).catch(failureOrDefect);
    if (isLatest()) this.enter(ids, answer);
  }

  tryAgain(): Promise<void> {
    return this.refresh();
  }

  /** Whoever signs out leaves nothing on the device. */
  forget(): void {
    this.#device.put([]);
    this.#removalNews.put([]);
    this.notices = [];
  }

  private quantityOf(productId: string): number {
    return this.lines.find(({ product }) => product.id === productId)?.quantity ?? 0;
  }

  private ask(): () => boolean {
    this.freshness = "asking";
    return this.#turn.begin();
  }

  private async productsOf(ids: readonly string[]): Promise<ReadonlyMap<string, ListedProduct>> {
    const shares = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, share) => ids.slice(share * AT_ONCE, (share + 1) * AT_ONCE));
    const products = (await Promise.all(shares.map((share) => this.#refreshProducts(share)))).flat();
    return new Map(products.map((product) => [product.id, product]));
  }

  private enter(ids: readonly string[], answer: ReadonlyMap<string, ListedProduct> | ReturnType<typeof failureOrDefect>): void {
    if ("kind" in answer) {
      this.freshness = "unsure";
      return;
    }
    const requested = new Set(ids);
    this.change(
      (lines) => lines,
      (id) => answer.get(id) ?? (requested.has(id) ? null : undefined),
    );
    this.freshness = "today";
  }

  private follow(lines: ShopLines): void {
    this.lines = lines;
  }

  /** Changes what the browser keeps just now, not what this tab last saw: another tab's lines are never lost. */
  private change(change: (lines: ShopLines) => ShopLines, today?: Parameters<typeof buyableLines>[1]): void {
    const stored = this.#device.read();
    const buyable = buyableLines(change(stored.lines), today);
    const isChanged = stored.unreadable > 0 || !isSame(stored.lines, buyable.lines);
    const isKept = !isChanged || this.#device.put(buyable.lines);
    this.notices = withNews(this.notices, [
      ...(stored.unreadable === 0 ? [] : [{ kind: "unreadable", parts: stored.unreadable } as const]),
      ...newsOf(buyable),
      ...(isKept || buyable.lines.length === 0 ? [] : [{ kind: "not-kept" } as const]),
    ]);
    if (buyable.removed.length > 0)
      this.#removalNews.put(this.notices.flatMap((notice) => (notice.kind === "removed" ? notice.lines : [])));
    this.lines = buyable.lines;
  }
}

const isSame = (former: ShopLines, lines: ShopLines): boolean =>
  former.length === lines.length && former.every((line, place) => line === lines[place]);
