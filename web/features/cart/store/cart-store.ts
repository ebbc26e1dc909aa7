import { makeAutoObservable, reaction } from "mobx";
import { token } from "#core/shared/token.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { KeptCounts } from "#core/me/kept-counts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CartFreshness, CartStorage, CouponAnswer, GuestCartStorage, ShopLine, ShopLines, RequestedCoupon } from "./cart-storage.ts";
import type { CartNotice } from "./cart-notice.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";

export type { ShopLine } from "./cart-storage.ts";

/** A line that was taken out last, and where it stood and went. */
export type RemovedLine = { readonly line: ShopLine; readonly place: number; readonly to: "nowhere" | "wishlist" };

/** Where a customer's cart is kept; loaded with the first who signs in. */
export type ServerCartOf = (customer: CustomerId) => Promise<CartStorage>;
export const ServerCartOf = token<ServerCartOf>("ServerCartOf");

type Needs = {
  readonly guest: GuestCartStorage;
  readonly serverCartOf: ServerCartOf;
  readonly session: SessionStore;
  readonly wishlist: WishlistStore;
  readonly toasts: ToastStore;
  readonly counts: KeptCounts;
  readonly takeFormCart: (cart: CartStore) => Promise<void>;
};

/**
 * The cart of whoever shops in this window. Empty and unread until `begin`: the server, and the window's first drawing, know neither
 * storage nor session.
 */
export class CartStore {
  storage: CartStorage;
  /** Whose cart is kept; null: a guest's. */
  customer: CustomerId | null = null;
  /** The customer's cart is on its way; "failed": its code did not come. */
  arrival: "here" | "coming" | "failed" = "here";
  showing: "nothing" | "drawer" | "page" = "nothing";
  /** The product that was added last. */
  latest: string | null = null;
  /** The line that was removed last until it is put back or something else is changed. */
  removed: RemovedLine | null = null;
  #leave: () => void = () => {};
  /** Something was added before it was known who is here. */
  #isAwaited = false;
  #arriving = Promise.resolve();
  readonly #turn = new LatestTurn();
  readonly #guest: GuestCartStorage;
  readonly #serverCartOf: ServerCartOf;
  readonly #session: SessionStore;
  readonly #wishlist: WishlistStore;
  readonly #toasts: ToastStore;
  readonly #counts: KeptCounts;
  readonly #takeFormCart: (cart: CartStore) => Promise<void>;

  constructor({ guest, serverCartOf, session, wishlist, toasts, counts, takeFormCart }: Needs) {
    this.#counts = counts;
    this.#takeFormCart = takeFormCart;
    this.storage = guest;
    this.#guest = guest;
    this.#serverCartOf = serverCartOf;
    this.#session = session;
    this.#wishlist = wishlist;
    this.#toasts = toasts;
    makeAutoObservable(this, { knownCount: false }, { autoBind: true, deep: false });
  }

  get lines(): ShopLines {
    return this.storage.lines;
  }

  get state(): "unread" | "read" {
    return this.arrival === "here" ? this.storage.state : "unread";
  }

  /** "signed-out": its customer's session ended of itself, and the shop tells nothing of it until they sign in again. */
  get freshness(): CartFreshness | "signed-out" {
    if (this.#session.wasEnded && (this.customer !== null || this.arrival !== "here")) return "signed-out";
    if (this.arrival === "here") return this.storage.freshness;
    return this.arrival === "coming" ? "asking" : "unsure";
  }

  get notices(): readonly CartNotice[] {
    return this.storage.notices;
  }

  /** How many lines, not pieces. */
  get count(): number {
    return this.lines.length;
  }

  /** How many, as last known: a customer's cart that can't be read is not empty. */
  get knownCount(): number {
    const { customer } = this.#session;
    return customer === null || this.state === "read" ? this.count : this.#counts.read(customer, "cart");
  }

  get isDrawerOpen(): boolean {
    return this.showing === "drawer";
  }

  quantityOf(productId: string): number {
    return this.lines.find(({ product }) => product.id === productId)?.quantity ?? 0;
  }

  /**
   * Reads the cart, follows who is signed in, and asks for today's prices whenever the window, or the line, comes back. Answers what ends
   * that.
   */
  begin(): () => void {
    const stops = [
      reaction(
        () => this.#session.customer,
        (customer) => this.follow(customer),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#session.state === "read",
        (isKnown) => isKnown && this.#isAwaited && this.showGuest(),
      ),
      reaction(
        () => this.count === 0,
        (isEmpty) => isEmpty && this.closeDrawer(),
      ),
      reaction(
        () => (this.customer !== null && this.freshness === "today" ? this.count : null),
        (count) => count !== null && this.customer !== null && this.#counts.put(this.customer, "cart", count),
      ),
    ];
    if (this.#session.customer === null) this.keepAt(this.#guest, null);
    void this.#takeFormCart(this);
    const comeBack = () => void (this.arrival === "failed" ? this.tryAgain() : this.refresh());
    const isBack = ["focus", "online"];
    for (const back of isBack) globalThis.addEventListener(back, comeBack);
    return () => {
      for (const back of isBack) globalThis.removeEventListener(back, comeBack);
      for (const stop of stops) stop();
      this.end();
    };
  }

  /** A guest is shown the cart; a press may come before it is known whether they are one. */
  add(product: ListedProduct): void {
    this.removed = null;
    this.latest = product.id;
    this.storage.addOne(product, () => this.#toasts.show({ kind: "added-to-cart" }));
    if (this.#session.state === "read") this.showGuest();
    else this.#isAwaited = true;
  }

  /** So many pieces more, whether the product is in the cart or not. */
  addPieces(product: ListedProduct, pieces: number): void {
    this.removed = null;
    this.storage.put(product, this.quantityOf(product.id) + pieces);
  }

  setQuantity(productId: string, quantity: number): void {
    this.storage.setQuantity(productId, quantity);
    this.removed = null;
  }

  remove(productId: string): void {
    const removed = this.lineOf(productId);
    if (removed === null) return;
    this.storage.remove(productId, () => {
      this.tellRemoved({ ...removed, to: "nowhere" });
      this.#toasts.show({ kind: "removed-from-cart", undo: () => this.putBack({ ...removed, to: "nowhere" }) });
    });
  }

  /** The line goes once the wishlist has its product; that of a guest stays until they have signed in. */
  async moveToWishlist(productId: string): Promise<void> {
    const moved = this.lineOf(productId);
    if (moved !== null && this.#session.customer === null) {
      this.#session.askToSignInFor({ kind: "wishlist-move", product: productId });
      return;
    }
    if (moved === null || !(await this.#wishlist.add(moved.line.product))) return;
    this.storage.remove(productId, () => this.tellRemoved({ ...moved, to: "wishlist" }));
  }

  /** Does what was pressed before sign-in, once a visitor's line has come along to the customer's own cart. */
  async moveAsIntended(customer: CustomerId, productId: string): Promise<void> {
    await this.refresh();
    if (this.#session.customer === customer) await this.moveToWishlist(productId);
  }

  putBack({ line, place, to }: RemovedLine): void {
    this.storage.putBack(line, place);
    if (to === "wishlist") void this.#wishlist.remove(line.product);
    this.removed = null;
  }

  applyCoupon(wanted: RequestedCoupon, answered: (answer: CouponAnswer) => void): void {
    this.storage.applyCoupon(wanted, answered);
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

  toldNotices(): void {
    this.storage.toldNotices();
  }

  dismiss(kind: CartNotice["kind"]): void {
    this.storage.dismiss(kind);
  }

  /** Done once the cart is as the shop has it today. A customer's cart that is on its way is waited for. */
  refresh(): Promise<void> {
    return this.arrival === "coming" ? this.#arriving.then(() => this.storage.refresh()) : this.storage.refresh();
  }

  tryAgain(): Promise<void> {
    if (this.arrival !== "failed" || this.#session.customer === null) return this.storage.tryAgain();
    this.#arriving = this.arrive(this.#session.customer);
    return this.#arriving;
  }

  private showGuest(): void {
    this.#isAwaited = false;
    if (this.customer === null && !this.#session.isSignedIn) this.openDrawer();
  }

  private leavePage(): void {
    if (this.showing === "page") this.showing = "nothing";
  }

  private lineOf(productId: string): { readonly line: ShopLine; readonly place: number } | null {
    const place = this.lines.findIndex(({ product }) => product.id === productId);
    const line = this.lines[place];
    return line === undefined ? null : { line, place };
  }

  private tellRemoved(removed: RemovedLine): void {
    this.removed = removed;
  }

  /** Whose session ended of itself is asked to sign in and keeps looking at their cart; whoever signs out leaves nothing. */
  private follow(customer: CustomerId | null): void {
    if (customer !== null) {
      if (customer === this.customer) void this.storage.tryAgain();
      else this.#arriving = this.arrive(customer);
      return;
    }
    if (this.customer === null && this.arrival === "here") return;
    if (this.#session.wasEnded) return;
    this.#guest.forget();
    this.keepAt(this.#guest, null);
  }

  private async arrive(customer: CustomerId): Promise<void> {
    const isLatest = this.expect();
    const storage = await this.#serverCartOf(customer).catch(() => null); // A chunk that does not come is an outage.
    if (!isLatest()) return;
    if (storage === null) this.fail();
    else this.keepAt(storage, customer);
  }

  private expect(): () => boolean {
    this.arrival = "coming";
    return this.#turn.begin();
  }

  private fail(): void {
    this.arrival = "failed";
  }

  private keepAt(storage: CartStorage, customer: CustomerId | null): void {
    this.#turn.begin();
    this.leave();
    this.storage = storage;
    this.customer = customer;
    this.arrival = "here";
    this.removed = null;
    this.#leave = storage.begin();
  }

  private end(): void {
    this.#turn.begin();
    this.leave();
    this.storage = this.#guest;
    this.customer = null;
    this.arrival = "here";
  }

  private leave(): void {
    this.#leave();
    this.#leave = () => {};
  }
}
