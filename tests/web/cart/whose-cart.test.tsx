import { afterEach, describe, expect, it } from "vitest";
import { makeAutoObservable } from "mobx";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { AddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { RemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { KeptCounts } from "#core/me/kept-counts.port.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CartNotice } from "#web/features/cart/store/cart-notice.ts";
import type { CartFreshness, CartStorage, GuestCartStorage, ShopLine, ShopLines } from "#web/features/cart/store/cart-storage.ts";

const tea = aProduct("Tulsi Tea", { id: "tea" });
const oil = aProduct("Brahmi Oil", { id: "oil" });
const balm = aProduct("Pain Balm", { id: "balm" });
const [asha, ravi] = [customerId("asha"), customerId("ravi")];

/** A cart that is kept somewhere and notes what it is asked for. */
class KeptCart implements GuestCartStorage {
  lines: ShopLines = [];
  state: "unread" | "read" = "unread";
  freshness: CartFreshness = "today";
  notices: readonly CartNotice[] = [];
  readonly applied = null;
  readonly heard: string[] = [];

  constructor(...products: readonly ListedProduct[]) {
    this.lines = products.map((product) => ({ product, quantity: 1 }));
    makeAutoObservable(this, { applied: false, heard: false }, { autoBind: true, deep: false });
  }

  begin(): () => void {
    this.state = "read";
    this.heard.push("begin");
    return () => void this.heard.push("end");
  }
  addOne(product: ListedProduct, kept: () => void): void {
    this.lines = [...this.lines, { product, quantity: 1 }];
    kept();
  }
  put(product: ListedProduct, quantity: number): void {
    this.lines = [...this.lines.filter((line) => line.product.id !== product.id), { product, quantity }];
  }
  setQuantity(productId: string, quantity: number): void {
    this.lines = this.lines.map((line) => (line.product.id === productId ? { ...line, quantity } : line));
  }
  remove(productId: string, kept: () => void): void {
    this.lines = this.lines.filter(({ product }) => product.id !== productId);
    kept();
  }
  putBack(line: ShopLine, place: number): void {
    this.lines = this.lines.toSpliced(place, 0, line);
  }
  async coupons() {
    return [];
  }
  applyCoupon(): void {
    this.heard.push("coupon");
  }
  async refresh(): Promise<void> {
    this.heard.push("refresh");
  }
  async tryAgain(): Promise<void> {
    this.heard.push("again");
  }
  toldNotices(): void {
    this.heard.push("told");
  }
  dismiss(kind: CartNotice["kind"]): void {
    this.heard.push(`dismiss ${kind}`);
  }
  forget(): void {
    this.lines = [];
    this.heard.push("forget");
  }
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A window whose carts are kept by the test: a guest's, and each customer's once its code has come. */
function aShop(...guests: readonly ListedProduct[]) {
  const product = composeMemory({ products: [tea, oil, balm] });
  const wished: string[] = [];
  product.rebind(AddToWishlist).toConstantValue(async (_, id) => {
    wished.push(`aside ${id}`);
    return ok(null);
  });
  product.rebind(RemoveFromWishlist).toConstantValue(async (_, id) => {
    wished.push(`away ${id}`);
    return null;
  });
  const page = composePage(product);
  const [session, toasts, wishlist] = [page.get(SessionStore), page.get(ToastStore), page.get(WishlistStore)];
  const guest = new KeptCart(...guests);
  const coming: { readonly customer: CustomerId; readonly load: PromiseWithResolvers<CartStorage> }[] = [];
  const taken: CartStore[] = [];
  const cart = new CartStore({
    guest,
    serverCartOf: (customer) => {
      const load = Promise.withResolvers<CartStorage>();
      coming.push({ customer, load });
      return load.promise;
    },
    session,
    wishlist,
    toasts,
    counts: page.get(KeptCounts),
    takeFormCart: async (into) => void taken.push(into),
  });
  return {
    cart,
    guest,
    session,
    toasts,
    wished,
    coming,
    taken,
    begin: () => {
      const end = cart.begin();
      stops.push(end);
      return end;
    },
    signIn: (id: CustomerId) => session.signIn(aSignedIn({ id })),
    /** The code of the nth cart that was asked for. */
    come: async (nth: number, stored: CartStorage) => {
      coming[nth]?.load.resolve(stored);
      await new Promise(process.nextTick);
    },
    fail: async (nth: number) => {
      coming[nth]?.load.reject(new PortUnavailable("the code", null));
      await new Promise(process.nextTick);
    },
  };
}
const whose = ({ cart }: ReturnType<typeof aShop>) => [cart.customer, cart.arrival, cart.state, cart.freshness];
const comeBack = (news: string) => globalThis.dispatchEvent(new Event(news));

describe("the cart of a window", () => {
  it("is a guest's until somebody signs in, and what forms put into a cart comes into it", () => {
    const shop = aShop(tea);
    expect([...whose(shop), shop.guest.heard]).toEqual([null, "here", "unread", "today", []]);
    shop.begin();
    expect([...whose(shop), shop.guest.heard, shop.taken]).toEqual([null, "here", "read", "today", ["begin"], [shop.cart]]);
  });

  it("is on its way as soon as somebody has signed in, then theirs", async () => {
    const shop = aShop(tea);
    shop.begin();
    shop.signIn(asha);
    expect([whose(shop), shop.coming.map(({ customer }) => customer)]).toEqual([[null, "coming", "unread", "asking"], [asha]]);
    const theirs = new KeptCart(oil, balm);
    await shop.come(0, theirs);
    expect([...whose(shop), shop.cart.count, shop.cart.quantityOf("oil"), shop.cart.quantityOf("tea")]).toEqual([
      ...[asha, "here", "read", "today"],
      ...[2, 1, 0],
    ]);
    expect([shop.guest.heard, theirs.heard]).toEqual([["begin", "end"], ["begin"]]);
  });

  it("of whoever is signed in already is asked for at the beginning, and no guest's is begun", async () => {
    const shop = aShop(tea);
    shop.signIn(asha);
    shop.begin();
    expect([shop.coming.length, shop.guest.heard]).toEqual([1, []]);
  });

  it("whose code does not come is unsure, and is asked for again by hand, or when window or line come back", async () => {
    const shop = aShop(tea);
    shop.begin();
    shop.signIn(asha);
    await shop.fail(0);
    expect(whose(shop)).toEqual([null, "failed", "unread", "unsure"]);
    comeBack("focus");
    expect([shop.coming.length, shop.cart.arrival]).toEqual([2, "coming"]);
    await shop.fail(1);
    comeBack("online");
    await shop.fail(2);
    const again = shop.cart.tryAgain();
    expect([shop.coming.length, shop.guest.heard]).toEqual([4, ["begin"]]);
    const theirs = new KeptCart(oil);
    await shop.come(3, theirs);
    await again;
    expect([...whose(shop), theirs.heard]).toEqual([asha, "here", "read", "today", ["begin"]]);
  });

  it("that did not come, and of which nobody is signed in any more, is tried again where the guest's is", async () => {
    const shop = aShop(tea);
    shop.begin();
    shop.signIn(asha);
    await shop.fail(0);
    shop.session.ended(shop.session.session?.bearer ?? "");
    expect(whose(shop)).toEqual([null, "failed", "unread", "signed-out"]);
    await shop.cart.tryAgain();
    expect([shop.coming.length, shop.guest.heard.at(-1)]).toEqual([1, "again"]);
  });

  it("comes for the last who signed in, whichever code comes first", async () => {
    const shop = aShop();
    shop.begin();
    shop.signIn(asha);
    shop.signIn(ravi);
    const [ashas, ravis] = [new KeptCart(tea), new KeptCart(oil)];
    await shop.come(1, ravis);
    await shop.come(0, ashas);
    expect([shop.cart.customer, shop.cart.lines, ashas.heard]).toEqual([ravi, ravis.lines, []]);
    const late = aShop();
    late.begin();
    late.signIn(asha);
    late.signIn(ravi);
    await late.fail(0);
    expect(late.cart.arrival).toBe("coming");
  });

  it("of somebody who signs in once more is told again what it did not hear, and not read anew", async () => {
    const shop = aShop();
    shop.begin();
    shop.signIn(asha);
    const theirs = new KeptCart(tea);
    await shop.come(0, theirs);
    shop.session.ended(shop.session.session?.bearer ?? "");
    expect([...whose(shop), shop.cart.count, shop.guest.heard]).toEqual([asha, "here", "read", "signed-out", 1, ["begin", "end"]]); // They keep looking at it.
    shop.signIn(asha);
    expect(shop.cart.freshness).toBe("today");
    expect([shop.coming.length, theirs.heard]).toEqual([1, ["begin", "again"]]);
  });

  it("leaves nothing of whoever signs out, neither theirs nor a guest's", async () => {
    const shop = aShop(tea);
    shop.begin();
    shop.signIn(asha);
    const theirs = new KeptCart(oil);
    await shop.come(0, theirs);
    shop.session.forget();
    expect([...whose(shop), shop.cart.count, theirs.heard]).toEqual([null, "here", "read", "today", 0, ["begin", "end"]]);
    expect(shop.guest.heard).toEqual(["begin", "end", "forget", "begin"]);
  });

  it("that is still on its way is not waited for once they have signed out", async () => {
    const shop = aShop(tea);
    shop.begin();
    shop.signIn(asha);
    shop.session.forget();
    const theirs = new KeptCart(oil);
    await shop.come(0, theirs);
    expect([...whose(shop), theirs.heard, shop.guest.heard.includes("forget")]).toEqual([null, "here", "read", "today", [], true]);
  });

  it("ends with its window: nothing is asked for any more, and what comes late is nobody's", async () => {
    const shop = aShop(tea);
    const end = shop.begin();
    shop.signIn(asha);
    end();
    const theirs = new KeptCart(oil);
    await shop.come(0, theirs);
    comeBack("focus");
    comeBack("online");
    shop.signIn(ravi);
    expect([...whose(shop), shop.coming.length, theirs.heard, shop.guest.heard]).toEqual([
      ...[null, "here", "read", "today"],
      ...[1, [], ["begin", "end"]],
    ]);
    const other = aShop();
    const leave = other.begin();
    other.signIn(asha);
    const ashas = new KeptCart(tea);
    await other.come(0, ashas);
    leave();
    expect([other.cart.customer, other.cart.storage, ashas.heard]).toEqual([null, other.guest, ["begin", "end"]]);
  });

  it("is as the shop has it today once the window or the line comes back, after a customer's has come", async () => {
    const shop = aShop(tea);
    shop.begin();
    comeBack("focus");
    comeBack("online");
    expect(shop.guest.heard).toEqual(["begin", "refresh", "refresh"]);
    shop.signIn(asha);
    const theirs = new KeptCart(oil);
    const refreshed = shop.cart.refresh();
    expect(theirs.heard).toEqual([]);
    await shop.come(0, theirs);
    await refreshed;
    expect([shop.guest.heard.length, theirs.heard]).toEqual([4, ["begin", "refresh"]]);
  });

  it("hands on coupons and notices to where it is kept", () => {
    const shop = aShop(tea);
    shop.begin();
    shop.guest.notices = [{ kind: "not-kept" }];
    expect(shop.cart.notices).toEqual([{ kind: "not-kept" }]);
    shop.cart.applyCoupon({ code: "MINUS10", foreseen: null }, () => {});
    shop.cart.toldNotices();
    shop.cart.dismiss("not-kept");
    expect(shop.guest.heard).toEqual(["begin", "coupon", "told", "dismiss not-kept"]);
  });
});

describe("a press in a cart", () => {
  it("shows a guest the drawer, and neither a customer nor whoever's cart is on its way", async () => {
    const shop = aShop();
    shop.begin();
    await shop.session.open();
    shop.cart.add(tea);
    expect([shop.cart.showing, shop.cart.latest]).toEqual(["drawer", "tea"]);
    shop.cart.closeDrawer();
    shop.signIn(asha);
    shop.cart.add(oil);
    expect([shop.cart.showing, shop.cart.latest]).toEqual(["nothing", "oil"]);
    await shop.come(0, new KeptCart());
    shop.cart.add(oil);
    shop.session.ended(shop.session.session?.bearer ?? "");
    shop.cart.add(tea);
    expect(shop.cart.showing).toBe("nothing");
  });

  it("puts so many more of a product into it", () => {
    const { cart, begin } = aShop(tea);
    begin();
    cart.addPieces(tea, 3);
    cart.addPieces(oil, 2);
    expect([cart.quantityOf("tea"), cart.quantityOf("oil")]).toEqual([4, 2]);
  });

  it("remembers the line that was taken out, and where it stood, until it is put back or something else is done", () => {
    const { cart, begin, toasts } = aShop(tea, oil, balm);
    begin();
    const line = cart.lines[1];
    const takeOut = () => {
      cart.remove("oil");
      expect(cart.removed).toEqual({ line, place: 1, to: "nowhere" });
    };
    takeOut();
    const [toast] = toasts.toasts;
    if (toast?.news.kind === "removed-from-cart") toast.news.undo();
    expect([cart.removed, cart.lines.map(({ product }) => product.id)]).toEqual([null, ["tea", "oil", "balm"]]);
    for (const change of [() => cart.add(tea), () => cart.addPieces(tea, 1), () => cart.setQuantity("tea", 2)]) {
      takeOut();
      change();
      expect(cart.removed).toBeNull();
      if (line !== undefined) cart.putBack({ line, place: 1, to: "nowhere" });
    }
  });

  it("takes nothing out that is not in it", async () => {
    const { cart, begin, toasts, wished, signIn } = aShop(tea);
    begin();
    cart.remove("oil");
    signIn(asha);
    await cart.moveToWishlist("oil");
    expect([cart.removed, cart.count, toasts.toasts.filter(({ news }) => news.kind === "removed-from-cart"), wished]).toEqual([
      ...[null, 1],
      ...[[], []],
    ]);
  });

  it("moves a line to the wishlist once that has it, and back out of it", async () => {
    const shop = aShop();
    shop.begin();
    shop.signIn(asha);
    await shop.come(0, new KeptCart(tea, oil));
    const { cart, wished } = shop;
    const line = cart.lines[1];
    await cart.moveToWishlist("oil");
    expect([cart.removed, cart.count, wished]).toEqual([{ line, place: 1, to: "wishlist" }, 1, ["aside oil"]]);
    if (cart.removed !== null) cart.putBack(cart.removed);
    expect([cart.removed, cart.lines.map(({ product }) => product.id)]).toEqual([null, ["tea", "oil"]]);
    await expect.poll(() => wished).toEqual(["aside oil", "away oil"]);
    cart.remove("oil");
    if (cart.removed !== null) cart.putBack(cart.removed);
    await new Promise((later) => setTimeout(later));
    expect(wished).toHaveLength(2);
  });

  it("leaves a guest's line where it is: sign-in is asked for", async () => {
    const { cart, begin, session, wished } = aShop(tea);
    begin();
    await cart.moveToWishlist("tea");
    expect([cart.count, cart.removed, session.signInFor, wished]).toEqual([1, null, "wishlist", []]);
  });
});

describe("the drawer", () => {
  it("stays shut on the cart's page; leaving either shuts only that", () => {
    const { cart, begin } = aShop(tea);
    begin();
    cart.openDrawer();
    cart.closeDrawer();
    expect(cart.showing).toBe("nothing");
    const leave = cart.showPage();
    cart.openDrawer();
    cart.closeDrawer();
    expect([cart.showing, cart.isDrawerOpen]).toEqual(["page", false]);
    leave();
    expect(cart.showing).toBe("nothing");
    cart.openDrawer();
    leave();
    expect([cart.showing, cart.isDrawerOpen]).toEqual(["drawer", true]);
  });

  it("shuts when the last line goes, wherever it went", () => {
    const { cart, guest, begin } = aShop(tea);
    const end = begin();
    cart.openDrawer();
    guest.forget();
    expect(cart.showing).toBe("nothing");
    guest.put(tea, 1);
    cart.openDrawer();
    end();
    guest.forget();
    expect(cart.showing).toBe("drawer");
  });
});
