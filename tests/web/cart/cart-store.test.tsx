import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guestCartIn } from "#adapters/browser-storage/guest-cart.ts";
import { readStoredLine, storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";
import type { ProductDetails, RatedProduct } from "#core/catalogue/product.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";

const tea = aProduct("Tulsi Tea", { id: "tea", offer: { price: paise(12_000), stock: 6 } });
const oil = aProduct("Brahmi Oil", { id: "oil", minimumQuantity: 2, offer: { price: paise(42_000), stock: 10 } });
const balm = aProduct("Pain Balm", { id: "balm" });

const stops: (() => void)[] = [];
const guestCart = guestCartIn(() => localStorage, { read: readStoredLine, print: storedLineOf });

/** A tab over this browser's storage and a shop that sells `goods`. */
function aTab(goods: readonly ProductDetails[] = [tea, oil, balm], refresh?: RefreshProducts) {
  const cart = aNewTab(goods, refresh);
  stops.push(cart.begin());
  return cart;
}
function aNewTab(goods: readonly ProductDetails[], refresh?: RefreshProducts) {
  const product = composeMemory({ products: goods });
  if (refresh !== undefined) product.rebind(RefreshProducts).toConstantValue(refresh);
  const { cart, keeper } = aWindow(product);
  return Object.assign(cart, { toasts: keeper.get(ToastStore), session: keeper.get(SessionStore) });
}
const quantities = (cart: CartStore) => cart.lines.map(({ product, quantity }) => [product.id, quantity]);
const kept = () => guestCart.read().lines.map(({ product, quantity }) => [product.id, quantity]);
const toldOtherTabs = () => globalThis.dispatchEvent(new StorageEvent("storage", { key: "cart_product", storageArea: localStorage }));
const keep = (...lines: readonly object[]) => localStorage.setItem("cart_product", JSON.stringify(lines));

afterEach(() => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0)) stop();
});

describe("a visitor's cart", () => {
  it("is empty and unread until the window has begun", () => {
    keep(storedLineOf({ product: tea, quantity: 2 }));
    const cart = aNewTab([tea]);
    expect([cart.state, cart.count]).toEqual(["unread", 0]);
    stops.push(cart.begin());
    expect([cart.state, quantities(cart)]).toEqual(["read", [["tea", 2]]]);
  });

  it("starts a product at its minimum quantity, adds one each time, and counts lines [ru-cart-guest-add-new] [ru-cart-guest-add-existing] [ui-header-cart-count]", () => {
    const cart = aTab();
    cart.add(oil);
    cart.add(oil);
    cart.add(tea);
    expect(quantities(cart)).toEqual([
      ["oil", 3],
      ["tea", 1],
    ]);
    expect([cart.count, cart.quantityOf("oil"), cart.quantityOf("balm")]).toEqual([2, 3, 0]);
  });

  it("is there after a reload, under the key cart_product [ru-storage-cart-product] [ru-cart-guest-storage] [ru-cart-visitor-may]", () => {
    aTab().add(oil);
    expect(localStorage.getItem("cart_product")).toContain('"product_id":"oil"');
    expect(quantities(aTab())).toEqual([["oil", 2]]);
  });

  it("stays within minimum and stock in storage too, whatever is pressed", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(tea, oil), fc.integer({ min: -2, max: 14 })), { maxLength: 12 }), (presses) => {
        localStorage.clear();
        const cart = aTab();
        for (const [product, wanted] of presses)
          wanted > 11 ? cart.remove(product.id) : wanted > 8 ? cart.add(product) : cart.setQuantity(product.id, wanted);
        for (const { product, quantity } of cart.lines) {
          expect(quantity).toBeLessThanOrEqual(product.offer?.stock ?? 0);
          expect(quantity).toBeGreaterThanOrEqual(product.minimumQuantity);
        }
        expect(kept()).toEqual(quantities(cart));
      }),
      { numRuns: 40 },
    );
  });

  it("gives a removed line back to its place", () => {
    const cart = aTab();
    for (const product of [tea, oil, balm]) cart.add(product);
    cart.remove("oil");
    expect(quantities(cart)).toEqual([
      ["tea", 1],
      ["balm", 1],
    ]);
    const [toast] = cart.toasts.toasts;
    if (toast?.news.kind === "removed-from-cart") toast.news.undo();
    expect(quantities(cart)).toEqual([
      ["tea", 1],
      ["oil", 2],
      ["balm", 1],
    ]);
    expect(kept()).toEqual(quantities(cart));
    expect(cart.removed).toBeNull();
  });
});

describe("what a visitor's cart is asked for", () => {
  it("puts so many pieces of a product into it, whether it is there or not", () => {
    const cart = aTab();
    cart.addPieces(tea, 2);
    cart.addPieces(tea, 1);
    cart.addPieces(balm, 1);
    expect(quantities(cart)).toEqual([
      ["tea", 3],
      ["balm", 1],
    ]);
    expect(kept()).toEqual(quantities(cart));
  });

  it("asks to sign in for a coupon, and shows those that are for everybody", async () => {
    const product = composeMemory({ products: [tea] });
    const { cart, session } = aWindow(product);
    stops.push(cart.begin());
    cart.applyCoupon({ code: "MINUS10", foreseen: null }, () => {});
    expect([session.signInFor, cart.storage.applied]).toEqual(["coupon", null]);
    expect(await cart.storage.coupons()).toEqual(await product.get(ListPublicCoupons)());
  });

  it("is told the shop's prices of today once more by hand", async () => {
    let asked = 0;
    const cart = aTab([tea], async () => {
      asked += 1;
      return [unrated(tea)];
    });
    cart.add(tea);
    await cart.refresh();
    const before = asked;
    const again = cart.tryAgain();
    expect(cart.freshness).toBe("asking");
    await again;
    expect([asked - before, cart.freshness]).toEqual([1, "today"]);
  });

  it("is written to the device only once it changes", async () => {
    keep(storedLineOf({ product: tea, quantity: 1 }), storedLineOf({ product: oil, quantity: 2 }));
    const spaced = `${localStorage.getItem("cart_product")} `;
    localStorage.setItem("cart_product", spaced);
    const cart = aTab();
    expect(localStorage.getItem("cart_product")).toBe(spaced); // It was only read.
    cart.setQuantity("oil", 3);
    expect(localStorage.getItem("cart_product")).not.toMatch(/ $/);
    expect(kept()).toEqual([
      ["tea", 1],
      ["oil", 3],
    ]);
  });

  it("drops the notice that was read, and no other", () => {
    keep(storedLineOf({ product: { ...tea, status: "inactive" }, quantity: 1 }), { product: "?" });
    const cart = aTab();
    cart.dismiss("unreadable");
    expect(cart.notices.map(({ kind }) => kind)).toEqual(["removed"]);
    expect(aTab().notices).toMatchObject([{ kind: "removed", lines: [{ slug: "tulsi-tea" }] }]);
  });

  it("counts what was added by its own line", () => {
    const { cart, said } = aWindow(composeMemory({ products: [tea, oil] }));
    stops.push(cart.begin());
    cart.add(tea);
    for (let press = 0; press < 5; press += 1) cart.add(oil);
    for (let press = 0; press < 9; press += 1) cart.add(tea); // Six are in stock.
    expect([quantities(cart), said().length]).toEqual([
      [
        ["tea", 6],
        ["oil", 6],
      ],
      11,
    ]);
  });
});

describe("the cart drawer", () => {
  const aTabOfAGuest = async () => {
    const cart = aTab();
    await cart.session.open();
    return cart;
  };

  it("opens after an add, and closes when the last line goes [ui-drawer-opens] [ui-drawer-closes]", async () => {
    const cart = await aTabOfAGuest();
    cart.add(tea);
    expect(cart.isDrawerOpen).toBe(true);
    cart.add(oil);
    cart.remove("tea");
    expect(cart.isDrawerOpen).toBe(true);
    cart.remove("oil");
    expect(cart.isDrawerOpen).toBe(false);
  });

  it("opens for a guest whose press came before it was known that they are one, and for nobody who is signed in [ui-drawer-opens]", async () => {
    const guest = aTab();
    guest.add(tea);
    expect(guest.isDrawerOpen).toBe(false);
    await guest.session.open();
    expect(guest.isDrawerOpen).toBe(true);
    localStorage.setItem("token", "asha's");
    const customer = aTab();
    customer.add(tea);
    await customer.session.open();
    expect([customer.session.isSignedIn, customer.isDrawerOpen]).toEqual([true, false]);
    customer.add(oil);
    expect(customer.isDrawerOpen).toBe(false);
  });

  it("stays shut on the cart page, and opens again once that is left [ui-drawer-opens-not-cart]", async () => {
    const cart = await aTabOfAGuest();
    const leave = cart.showPage();
    cart.add(tea);
    expect(cart.isDrawerOpen).toBe(false);
    leave();
    cart.openDrawer();
    expect(cart.isDrawerOpen).toBe(true);
    cart.closeDrawer();
    expect(cart.isDrawerOpen).toBe(false);
  });

  it("closes when another tab empties the cart", async () => {
    const cart = await aTabOfAGuest();
    cart.add(tea);
    localStorage.removeItem("cart_product");
    toldOtherTabs();
    expect([cart.count, cart.isDrawerOpen]).toEqual([0, false]);
  });
});

describe("a cart brought up to today", () => {
  const today = (product: ProductDetails, given: Partial<ProductDetails>) => ({ ...product, ...given });

  it("loses what can't be bought any more, with one notice that names all of it [ru-cart-inactive-removed] [ru-cart-zero-stock-removed] [er-line-removed]", async () => {
    keep(...[tea, oil, balm].map((product) => storedLineOf({ product, quantity: 2 })));
    const cart = aTab([today(tea, { status: "inactive" }), today(oil, { offer: { price: paise(42_000), stock: 0 } }), balm]);
    await cart.refresh();
    expect(quantities(cart)).toEqual([["balm", 2]]);
    expect(
      cart.notices.map((notice) => (notice.kind === "removed" ? notice.lines.map(({ slug, reason }) => [slug, reason]) : notice.kind)),
    ).toEqual([
      [
        ["tulsi-tea", "inactive"],
        ["brahmi-oil", "out-of-stock"],
      ],
    ]);
    cart.dismiss("removed");
    expect(cart.notices).toEqual([]);
  });

  it("loses what the stored value itself says can't be bought, before the shop answers", () => {
    keep(
      storedLineOf({ product: { ...tea, status: "inactive" }, quantity: 1 }),
      storedLineOf({ product: { ...oil, offer: null }, quantity: 2 }),
    );
    expect(aTab().notices).toMatchObject([{ kind: "removed", lines: [{ reason: "inactive" }, { reason: "no-seller" }] }]);
    expect(kept()).toEqual([]);
  });

  it("tells what it lost at later loads too, until that has been seen", () => {
    keep(storedLineOf({ product: { ...tea, status: "inactive" }, quantity: 1 }));
    aTab();
    const later = aTab();
    expect(later.notices).toMatchObject([{ kind: "removed", lines: [{ title: "Tulsi Tea", slug: "tulsi-tea" }] }]);
    later.toldNotices();
    expect(later.notices).toHaveLength(1);
    expect(aTab().notices).toEqual([]);
  });

  it("loses what nobody knows any more", async () => {
    keep(storedLineOf({ product: tea, quantity: 1 }));
    const cart = aTab([oil]);
    await cart.refresh();
    expect(cart.notices).toMatchObject([{ kind: "removed", lines: [{ reason: "unknown" }] }]);
  });

  it("lowers a quantity above the new stock, with a notice, and takes the new price", async () => {
    keep(storedLineOf({ product: tea, quantity: 6 }));
    const cart = aTab([today(tea, { offer: { price: paise(13_000), stock: 4 } })]);
    await cart.refresh();
    expect(cart.lines).toMatchObject([{ product: { offer: { price: 13_000, stock: 4 } }, quantity: 4 }]);
    expect(cart.notices).toMatchObject([{ kind: "quantities-changed", lines: [{ from: 6, to: 4 }] }]);
    expect(cart.freshness).toBe("today");
  });

  it("happens when the window is come back to", async () => {
    keep(storedLineOf({ product: tea, quantity: 1 }));
    const goods = [tea];
    const cart = aTab([], async (ids) => goods.filter(({ id }) => ids.includes(id)).map(unrated));
    await cart.refresh();
    goods[0] = today(tea, { offer: { price: paise(99_900), stock: 6 } });
    globalThis.dispatchEvent(new Event("focus"));
    await expect.poll(() => cart.lines[0]?.product.offer?.price).toBe(99_900);
  });

  it("asks for at most 100 products at a time", async () => {
    const many = Array.from({ length: 230 }, (_, number) => aProduct(`Tea ${number}`, { id: `t${number}` }));
    keep(...many.map((product) => storedLineOf({ product, quantity: 1 })));
    const requested: number[] = [];
    const cart = aTab(many, async (ids) => {
      requested.push(ids.length);
      return many.filter(({ id }) => ids.includes(id)).map(unrated);
    });
    await cart.refresh();
    expect(new Set(requested)).toEqual(new Set([100, 30]));
    expect(cart.count).toBe(230);
  });

  it("stays as it was when the shop can't be reached, says so quietly, and can be tried again [er-silent-cart]", async () => {
    keep(storedLineOf({ product: tea, quantity: 2 }));
    const answers = [new PortUnavailable("the shop", null), new PortUnavailable("the shop", null), null];
    const cart = aTab([], async () => {
      const trouble = answers.shift() ?? null;
      if (trouble !== null) throw trouble;
      return [unrated(tea)];
    });
    await cart.refresh();
    expect([quantities(cart), cart.freshness, cart.notices, cart.toasts.toasts]).toEqual([[["tea", 2]], "unsure", [], []]);
    await cart.refresh();
    expect(cart.freshness).toBe("today");
  });

  it("takes the later of two answers, whichever comes first", async () => {
    keep(storedLineOf({ product: tea, quantity: 1 }));
    const requested: ((products: readonly RatedProduct[]) => void)[] = [];
    const cart = aTab([], () => new Promise((answer) => requested.push(answer)));
    void cart.refresh();
    const [first, second] = requested;
    second?.([unrated(today(tea, { mrp: paise(2) }))]);
    await expect.poll(() => cart.lines[0]?.product.mrp).toBe(2);
    first?.([unrated(today(tea, { mrp: paise(1) }))]);
    await new Promise((later) => setTimeout(later));
    expect(cart.lines[0]?.product.mrp).toBe(2);
  });

  it("keeps a line that was added while the shop was being asked", async () => {
    keep(storedLineOf({ product: tea, quantity: 1 }));
    const requested: ((products: readonly RatedProduct[]) => void)[] = [];
    const cart = aTab([], () => new Promise((answer) => requested.push(answer)));
    cart.add(oil);
    requested[0]?.([unrated(tea)]);
    await expect.poll(() => cart.freshness).toBe("today");
    expect(quantities(cart)).toEqual([
      ["tea", 1],
      ["oil", 2],
    ]);
  });
});

describe("a broken stored cart", () => {
  it("opens with what can be read, and says that the rest was dropped", () => {
    keep(storedLineOf({ product: tea, quantity: 2 }), { product: "?" });
    const cart = aTab();
    expect([quantities(cart), cart.notices]).toEqual([[["tea", 2]], [{ kind: "unreadable", parts: 1 }]]);
  });

  it.each(["{", "[{]", "null", '"cart"', "12", '{"cart":[]}'])("is empty where it holds %s, and is filled anew", (broken) => {
    localStorage.setItem("cart_product", broken);
    aTab([tea]).add(tea);
    expect(quantities(aTab([tea]))).toEqual([["tea", 1]]);
  });

  it("is mended at once, so that nobody is told twice", () => {
    localStorage.setItem("cart_product", "{");
    expect(aTab().notices).toEqual([{ kind: "unreadable", parts: 1 }]);
    expect(aTab().notices).toEqual([]);
  });
});

describe("a browser that keeps nothing", () => {
  it("still has a cart as long as the window stands, and says that it goes with it", () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const cart = aTab([tea, oil]);
    expect(cart.notices).toEqual([]);
    cart.add(tea);
    cart.add(oil);
    cart.setQuantity("oil", 5);
    expect([quantities(cart), cart.notices]).toEqual([
      [
        ["tea", 1],
        ["oil", 5],
      ],
      [{ kind: "not-kept" }],
    ]);
    cart.remove("tea");
    cart.remove("oil");
    expect(cart.count).toBe(0);
  });
});

describe("a cart in two tabs", () => {
  it("is the same in both", () => {
    const [one, other] = [aTab(), aTab()];
    one.add(tea);
    toldOtherTabs();
    expect(quantities(other)).toEqual([["tea", 1]]);
  });

  it("loses no line to a tab that has not heard yet", () => {
    const [one, other] = [aTab(), aTab()];
    one.add(tea);
    other.add(oil);
    expect(kept()).toEqual([
      ["tea", 1],
      ["oil", 2],
    ]);
    expect(quantities(other)).toEqual([
      ["tea", 1],
      ["oil", 2],
    ]);
  });

  it("adds up to what both did, in whatever order they did it", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.constantFrom(tea, oil, balm)), { maxLength: 8 }), (adds) => {
        localStorage.clear();
        const [one, other] = [aTab(), aTab()];
        for (const [isFirst, product] of adds) (isFirst ? one : other).add(product);
        const inBoth = kept();
        localStorage.clear();
        const alone = aTab();
        for (const [, product] of adds) alone.add(product);
        expect(inBoth).toEqual(quantities(alone));
      }),
      { numRuns: 40 },
    );
  });
});

describe("toasts", () => {
  it("are at most 20, the newest first [ui-toast-order] [co-toast-max] [co-toast-order]", () => {
    const toasts = new ToastStore();
    for (let shown = 0; shown < 23; shown += 1) toasts.show({ kind: "added-to-cart" });
    expect(toasts.toasts.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => 23 - place));
    toasts.dismiss(23);
    expect(toasts.toasts[0]?.id).toBe(22);
  });

  it("tell that a product went into the cart or out of it", () => {
    const cart = aTab();
    cart.add(tea);
    cart.remove("tea");
    expect(cart.toasts.toasts.map(({ news }) => news.kind)).toEqual(["removed-from-cart", "added-to-cart"]);
  });

  it("say nothing where nothing went in", () => {
    const cart = aTab();
    for (let press = 0; press < 8; press += 1) cart.add(tea);
    expect(cart.toasts.toasts).toHaveLength(6);
  });
});
