import { makeAutoObservable, reaction } from "mobx";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { AddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { RemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import { wishlistWords } from "./wording/wishlist.ts";
import { titleFact } from "#web/design/product-card/shown-title.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { KeptCounts } from "#core/me/kept-counts.port.ts";
import type { RatedProduct, ListedProduct } from "#core/catalogue/product.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

const INTENTS = { aside: "wishlist-add", away: "wishlist-remove" } as const;

export const wishlistNeeds = {
  addToWishlist: AddToWishlist,
  removeFromWishlist: RemoveFromWishlist,
  refreshProducts: RefreshProducts,
};

type Needs = NeedsOf<typeof wishlistNeeds> & { readonly session: SessionStore; readonly toasts: ToastStore; readonly counts: KeptCounts };

/**
 * What the customer at this window put aside, the last first. What is pressed shows at once and goes back where the shop does not take it.
 */
export class WishlistStore {
  products: readonly RatedProduct[] = [];
  state: "unread" | "asking" | "read" | "unavailable" = "unread";
  /** What the shop last said of a product, where it said anything; a change that fails goes back to it. */
  readonly #known = new Map<string, boolean>();
  /** The last change of each product outranks those before it. */
  readonly #changes = new Map<string, LatestTurn>();
  readonly #turn = new LatestTurn();
  #sent: Promise<unknown> = Promise.resolve();
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof wishlistNeeds>;
  readonly #toasts: ToastStore;
  readonly #counts: KeptCounts;

  constructor({ session, toasts, counts, ...useCases }: Needs) {
    this.#counts = counts;
    this.#session = session;
    this.#useCases = useCases;
    this.#toasts = toasts;
    makeAutoObservable(this, { knownCount: false }, { autoBind: true, deep: false });
  }

  get count(): number {
    return this.products.length;
  }

  /** How many, as last known: a wishlist that can't be read is not empty. */
  get knownCount(): number {
    const { customer } = this.#session;
    return customer === null || this.state === "read" || this.count > 0 ? this.count : this.#counts.read(customer, "wishlist");
  }

  has(productId: string): boolean {
    return this.products.some(({ id }) => id === productId);
  }

  /** Follows who is signed in; answers what ends that. */
  begin(): () => void {
    const stops = [
      reaction(() => this.#session.customer, this.follow, { fireImmediately: true }),
      reaction(
        () => (this.state === "read" ? this.count : null),
        (count) => count !== null && this.#session.customer !== null && this.#counts.put(this.#session.customer, "wishlist", count),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /**
   * The wishlist as the shop keeps it; nobody's is empty. Asked again before it answers, only the later answer counts; failing, what is
   * known stays.
   */
  async ask(): Promise<void> {
    const customer = this.#session.customer;
    const isLatest = this.wait();
    if (customer === null) return this.enter([]);
    const answer = await this.#session.userFromServer(customer).catch(failureOrDefect);
    if (!isLatest()) return;
    if (answer.kind === "ok") this.enter(answer.value.wishes);
    else this.fail();
  }

  toggle(product: ListedProduct): Promise<boolean> {
    return this.put(product, this.has(product.id) ? "away" : "aside");
  }

  /** True once the shop has put it aside for whoever is still there. A visitor is asked to sign in, and nothing is put aside. */
  add(product: ListedProduct): Promise<boolean> {
    return this.put(product, "aside");
  }

  /** True once the shop has taken it off. */
  remove(product: ListedProduct): Promise<boolean> {
    return this.put(product, "away");
  }

  /** Nobody finds what another has put aside, whether or not their own can be had. */
  private follow(): void {
    this.enter([]);
    void this.ask();
  }

  private async put(product: ListedProduct, where: "aside" | "away"): Promise<boolean> {
    const customer = this.#session.customer;
    if (customer === null) {
      this.#session.askToSignInFor({ kind: INTENTS[where], product: product.id });
      return false;
    }
    const changes = this.#changes.get(product.id) ?? new LatestTurn();
    this.#changes.set(product.id, changes);
    const isLatest = changes.begin();
    this.show(product, where);
    const sent = this.#sent.then(() => this.send(customer, product.id, where)); // One after the other, as they were pressed.
    this.#sent = sent.catch(() => null);
    const outcome = await sent;
    if (this.#session.hasLeft(customer)) return false; // They have gone, and what comes of it with them.
    if (outcome.kind === "ok") this.#known.set(product.id, where === "aside");
    if (isLatest()) this.settle(product, where, outcome.kind);
    return outcome.kind === "ok";
  }

  private async send(customer: CustomerId, productId: string, where: "aside" | "away") {
    try {
      if (where === "aside") return await this.#useCases.addToWishlist(customer, productId);
      await this.#useCases.removeFromWishlist(customer, productId);
      return { kind: "ok" } as const;
    } catch (error) {
      return failureOrDefect(error);
    }
  }

  private settle(product: ListedProduct, where: "aside" | "away", outcome: "ok" | "refused" | "unavailable" | "signed-out"): void {
    if (outcome === "ok") this.#toasts.show({ kind: where === "aside" ? "wishlisted" : "unwishlisted" });
    else this.show(product, this.#known.get(product.id) === true ? "aside" : "away");
    if (outcome === "signed-out") this.#session.askToSignInFor({ kind: INTENTS[where], product: product.id });
  }

  /** Does what was pressed before sign-in. What is put aside already stays so. What the wishlist held before is read anew afterwards. */
  async putAsIntended(customer: CustomerId, productId: string, where: "aside" | "away"): Promise<void> {
    this.#turn.begin(); // An answer that is on its way does not know it yet.
    const sent = this.#sent.then(() => this.send(customer, productId, where));
    this.#sent = sent.catch(() => null);
    const [{ kind }, product] = await Promise.all([sent, this.productWith(productId)]);
    if (this.#session.customer !== customer) return;
    if (kind === "ok") this.tellIntended(product, where);
    await this.ask();
  }

  /** Null: it could not be read. */
  private async productWith(id: string): Promise<ListedProduct | null> {
    const products = await this.#useCases.refreshProducts([id]).catch(failureOrDefect);
    return "kind" in products ? null : (products[0] ?? null);
  }

  private tellIntended(product: ListedProduct | null, where: "aside" | "away"): void {
    if (product !== null) this.show(product, where);
    const text = product === null ? null : wishlistWords.intended[where](titleFact(product));
    this.#toasts.show(text === null ? { kind: where === "aside" ? "wishlisted" : "unwishlisted" } : { kind: "intent-done", told: text });
  }

  private wait(): () => boolean {
    this.state = "asking";
    return this.#turn.begin();
  }

  private fail(): void {
    this.state = "unavailable";
  }

  private enter(products: readonly RatedProduct[]): void {
    this.products = products;
    this.#known.clear();
    for (const { id } of products) this.#known.set(id, true);
    this.state = this.#session.customer === null ? "unread" : "read";
  }

  private show(product: ListedProduct, where: "aside" | "away"): void {
    const others = this.products.filter(({ id }) => id !== product.id);
    this.products = where === "aside" ? [{ rating: null, net: null, ...product }, ...others] : others;
  }
}
