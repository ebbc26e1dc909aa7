import { afterEach, describe, expect, it, vi } from "vitest";
import { storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { AddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { ChangeQuantity } from "#core/customer-cart/change-quantity.use-case.ts";
import { DismissCartNotices } from "#core/customer-cart/dismiss-cart-notices.use-case.ts";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { RemoveFromCart } from "#core/customer-cart/remove-from-cart.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { UndoSync } from "#core/customer-cart/undo-sync.use-case.ts";
import { ShowWishlist } from "#core/wishlist/show-wishlist.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { composeMemory } from "#tests/composition.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";
import type { Container } from "inversify";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { Token } from "#core/shared/token.ts";

const tea = aProduct("Tulsi Tea", { id: "tea", gst: 0, offer: { price: paise(10_000), stock: 6 } });
const oil = aProduct("Brahmi Oil", { id: "oil", gst: 0, minimumQuantity: 2, offer: { price: paise(40_000), stock: 10 } });
const balm = aProduct("Pain Balm", { id: "balm", offer: { price: paise(5_000), stock: 4 } });
const asha = customerId("asha");

const stops: (() => void)[] = [];
const quantities = (cart: CartStore) => cart.lines.map(({ product, quantity }) => [product.id, quantity]);
const kept = () => localStorage.getItem("cart_product");
const keepOnDevice = (...lines: readonly Parameters<typeof storedLineOf>[0][]) =>
  localStorage.setItem("cart_product", JSON.stringify(lines.map(storedLineOf)));

/** A shop in memory with the calls that reach it: each is answered, fails as often as it is told to, or waits. */
function aShop(goods: Partial<Memory> = {}) {
  const product = composeMemory({ products: [tea, oil, balm], coupons: [], ...goods });
  const heard: string[] = [];
  const troubles = new Map<unknown, Error>();
  const held: (() => void)[] = [];
  let isHolding = false;
  const watch = <Given extends readonly unknown[], Answer>(stored: Token<(...given: Given) => Promise<Answer>>, name: string) => {
    const real = product.get(stored);
    product.rebind(stored).toConstantValue(async (...given: Given) => {
      heard.push(`${name} ${JSON.stringify(given.at(1) ?? null)}`);
      if (isHolding) await new Promise<void>((go) => held.push(go));
      const trouble = troubles.get(stored);
      if (trouble !== undefined) throw trouble;
      return real(...given);
    });
  };
  watch(ShowMyCart, "show");
  watch(AddToCart, "add");
  watch(ChangeQuantity, "change");
  watch(RemoveFromCart, "remove");
  watch(ApplyCoupon, "apply");
  watch(UndoSync, "undo");
  watch(ListMyCoupons, "list");
  watch(DismissCartNotices, "dismiss");
  return {
    product,
    heard,
    /** From now on such calls fail, or are answered again. */
    break: (stored: unknown, trouble: Error = new PortUnavailable("the shop", 500)) => troubles.set(stored, trouble),
    mend: () => troubles.clear(),
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const go of held.splice(0)) go();
    },
    served: async (customer = asha) => (await composedCart(product, customer)).map(({ product: { id }, quantity }) => [id, quantity]),
  };
}
const composedCart = async (product: Container, customer = asha) => (await product.get(ShowMyCart)(customer)).lines;

/** A window in which Asha is signed in. */
async function herWindow(shop = aShop()) {
  const window = aWindow(shop.product);
  window.session.signIn(aSignedIn({ id: asha }));
  stops.push(window.cart.begin());
  await expect.poll(() => window.cart.freshness).toBe("today");
  return window;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("a customer's cart", () => {
  it("lives on the server: an add shows at once, is told, and leaves nothing on the device [ru-cart-server] [ru-cart-increment]", async () => {
    const shop = aShop();
    const { cart, said } = await herWindow(shop);
    cart.add(oil);
    expect(quantities(cart)).toEqual([["oil", 2]]);
    expect(said()).toEqual([]);
    await expect.poll(said).toEqual(["added-to-cart"]);
    expect(await shop.served()).toEqual([["oil", 2]]);
    expect([kept(), cart.isDrawerOpen]).toEqual([null, false]);
  });

  it("is the same in another window, and told there when it changes", async () => {
    const shop = aShop();
    const [one, other] = [await herWindow(shop), await herWindow(shop)];
    one.cart.add(tea);
    await expect.poll(() => quantities(other.cart)).toEqual([["tea", 1]]);
    expect(quantities((await herWindow(shop)).cart)).toEqual([["tea", 1]]);
  });

  it("ends quick presses at the last, each told as a whole and none twice", async () => {
    const shop = aShop();
    const { cart } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    shop.heard.length = 0;
    shop.hold();
    for (const wanted of [2, 3, 4, 5]) cart.setQuantity("tea", wanted);
    expect(cart.quantityOf("tea")).toBe(5);
    shop.release();
    await expect.poll(() => cart.freshness).toBe("today");
    await expect.poll(() => shop.heard.filter((call) => call.startsWith("change"))).toHaveLength(2);
    expect(shop.heard).toEqual(['change {"productId":"tea","quantity":2}', 'change {"productId":"tea","quantity":5}']);
    expect([await shop.served(), cart.quantityOf("tea")]).toEqual([[["tea", 5]], 5]);
  });

  it("is told what is pressed in whichever moment, also in that in which all before it has just been told", async () => {
    const shop = aShop();
    const { cart } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    for (let moments = 0; moments < 60; moments += 1) {
      await cart.refresh();
      const wanted = 1 + ((moments + 1) % 2);
      void cart.refresh();
      for (let moment = 0; moment < moments; moment += 1) await null;
      cart.setQuantity("tea", wanted);
      await expect.poll(() => shop.served(), { message: `after ${moments} moments`, interval: 1 }).toEqual([["tea", wanted]]);
    }
  });

  it("adds a line that was pressed up before it was told in one call", async () => {
    const shop = aShop();
    const { cart, said } = await herWindow(shop);
    shop.heard.length = 0;
    shop.hold();
    cart.add(balm);
    cart.add(tea);
    cart.setQuantity("tea", 4);
    shop.release();
    await expect.poll(() => shop.heard).toHaveLength(2);
    expect(shop.heard[1]).toContain('"productId":"tea","quantity":4');
    await expect.poll(said).toEqual(["added-to-cart", "added-to-cart"]);
    expect(await shop.served()).toEqual([
      ["balm", 1],
      ["tea", 4],
    ]);
  });

  it("takes the server's answer over what it foresaw", async () => {
    const goods = [tea, oil, balm];
    const shop = aShop({ products: goods });
    const { cart } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => cart.freshness).toBe("today");
    goods[0] = { ...tea, offer: { price: paise(11_000), stock: 3 } };
    cart.setQuantity("tea", 5);
    expect(cart.quantityOf("tea")).toBe(5);
    await expect.poll(() => cart.quantityOf("tea")).toBe(3);
    expect(cart.lines[0]?.product.offer?.price).toBe(11_000);
  });

  it("says why a product was not added, and shows the shop's cart again", async () => {
    const goods = [tea, oil, balm];
    const shop = aShop({ products: goods });
    const { cart, said } = await herWindow(shop);
    goods[0] = { ...tea, status: "inactive" };
    cart.add(tea);
    await expect.poll(said).toEqual(["not-added"]);
    await expect.poll(() => cart.count).toBe(0);
  });

  it("forgets a change of a line that another device has taken out", async () => {
    const shop = aShop();
    const { cart } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    await shop.product.get(RemoveFromCart)(asha, "tea");
    cart.setQuantity("tea", 3);
    await expect.poll(() => cart.count).toBe(0);
    expect(await shop.served()).toEqual([]);
  });

  it("gives a removed line back", async () => {
    const shop = aShop();
    const { cart, said } = await herWindow(shop);
    cart.add(oil);
    await expect.poll(said).toEqual(["added-to-cart"]);
    cart.remove("oil");
    expect(cart.count).toBe(0);
    await expect.poll(said).toEqual(["added-to-cart", "removed-from-cart"]);
    if (cart.removed !== null) cart.putBack(cart.removed);
    await expect.poll(() => shop.served()).toEqual([["oil", 2]]);
  });

  it("moves a line to the wishlist and back", async () => {
    const shop = aShop();
    const { cart } = await herWindow(shop);
    const wishes = async () => (await shop.product.get(ShowWishlist)(asha)).map(({ id }) => id);
    cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    await cart.moveToWishlist("tea");
    await expect.poll(() => shop.served()).toEqual([]);
    expect(await wishes()).toEqual(["tea"]);
    await expect.poll(() => cart.removed).toMatchObject({ to: "wishlist", line: { product: { id: "tea" } } });
    if (cart.removed !== null) cart.putBack(cart.removed);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    await expect.poll(wishes).toEqual([]);
  });

  it("keeps a line whose product the wishlist did not take", async () => {
    const shop = aShop();
    const { cart } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    shop.product.rebind(AddToWishlist).toConstantValue(() => Promise.reject(new PortUnavailable("wishes", 500)));
    await cart.moveToWishlist("tea");
    expect([quantities(cart), cart.removed]).toEqual([[["tea", 1]], null]);
  });

  it("tells what went out of it, until that is dismissed [ru-cart-inactive-removed] [ru-cart-zero-stock-removed] [er-line-removed]", async () => {
    const goods = [tea, oil, balm];
    const shop = aShop({ products: goods });
    const first = await herWindow(shop);
    for (const product of [tea, oil, balm]) first.cart.add(product);
    await expect.poll(() => shop.served()).toHaveLength(3);
    first.cart.setQuantity("balm", 4);
    await expect.poll(() => shop.served()).toContainEqual(["balm", 4]);
    goods[0] = { ...tea, status: "inactive" };
    goods[1] = { ...oil, offer: { price: paise(1), stock: 0 } };
    goods[2] = { ...balm, offer: { price: paise(5_000), stock: 3 } };
    const { cart } = await herWindow(shop);
    expect(quantities(cart)).toEqual([["balm", 3]]);
    expect(cart.notices).toMatchObject([
      { kind: "removed", lines: [{ title: "Tulsi Tea", slug: "tulsi-tea", reason: "inactive" }, { reason: "out-of-stock" }] },
      { kind: "quantities-changed", lines: [{ title: "Pain Balm", from: 4, to: 3 }] },
    ]);
    cart.dismiss("removed");
    expect(cart.notices.map(({ kind }) => kind)).toEqual(["quantities-changed"]);
    await expect.poll(() => shop.heard.at(-1)).toBe('dismiss ["tea","oil"]');
    expect((await herWindow(shop)).cart.notices.map(({ kind }) => kind)).toEqual(["quantities-changed"]);
  });
});

describe("a shop that does not answer", () => {
  it("loses no cart: after a failed change the former state stands, nothing is toasted, and it can be tried again [er-silent-cart]", async () => {
    const shop = aShop();
    const { cart, said } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(said).toEqual(["added-to-cart"]);
    for (const use of [AddToCart, ChangeQuantity, RemoveFromCart, ShowMyCart, ApplyCoupon]) shop.break(use);
    cart.setQuantity("tea", 4);
    cart.add(oil);
    cart.remove("tea");
    await expect.poll(() => cart.freshness).toBe("unsaved");
    await expect.poll(() => quantities(cart)).toEqual([["tea", 1]]);
    expect([said(), cart.removed, cart.notices]).toEqual([["added-to-cart"], null, []]);
    shop.mend();
    await cart.tryAgain();
    expect([quantities(cart), cart.freshness]).toEqual([[["oil", 2]], "today"]);
    expect(await shop.served()).toEqual([["oil", 2]]);
  });

  it.each([
    ["taking back what was handed over", UndoSync],
    ["dismissing news", DismissCartNotices],
    ["applying a coupon", ApplyCoupon],
    ["listing coupons", ListMyCoupons],
    ["showing the cart", ShowMyCart],
  ] as const)("leaves cart and device as they were where %s fails", async (_, use) => {
    const goods = [tea, oil, balm];
    const shop = aShop({ products: goods, coupons: [aCoupon({ code: "SAVE10" })] });
    await shop.product.get(AddToCart)(asha, { kind: "product", productId: "balm", quantity: 4 });
    goods[2] = { ...balm, offer: { price: paise(5_000), stock: 3 } };
    keepOnDevice({ product: tea, quantity: 3 });
    const { cart, billLoader, said } = await herWindow(shop);
    const [notice] = cart.notices;
    shop.break(use);
    if (notice?.kind === "merged" && use === UndoSync) notice.undo();
    if (use === DismissCartNotices) cart.dismiss("quantities-changed");
    const answers: string[] = [];
    if (use === ApplyCoupon) cart.applyCoupon({ code: "", foreseen: null }, ({ kind }) => answers.push(kind));
    await billLoader.open();
    await cart.refresh();
    await expect.poll(() => cart.freshness).not.toBe("asking");
    expect(quantities(cart)).toEqual([
      ["balm", 3],
      ["tea", 3],
    ]);
    expect(cart.notices.map(({ kind }) => kind)).toEqual(["merged", "quantities-changed"]);
    expect(cart.storage.applied?.code).toBe("SAVE10");
    expect([answers, said()]).toEqual([use === ApplyCoupon ? ["unavailable"] : [], []]);
  });

  it("is asked again for a cart that never came", async () => {
    const shop = aShop();
    (await herWindow(shop)).cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    shop.break(ShowMyCart);
    const { cart, session } = aWindow(shop.product);
    session.signIn(aSignedIn({ id: asha }));
    stops.push(cart.begin());
    await expect.poll(() => cart.freshness).toBe("unsure");
    expect([cart.state, cart.count]).toEqual(["unread", 0]);
    shop.mend();
    await cart.tryAgain();
    expect([cart.state, quantities(cart)]).toEqual(["read", [["tea", 1]]]);
  });

  it("comes by itself once there is a line again", async () => {
    const shop = aShop();
    (await herWindow(shop)).cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    shop.break(ShowMyCart);
    const { cart, session } = aWindow(shop.product);
    session.signIn(aSignedIn({ id: asha }));
    stops.push(cart.begin());
    await expect.poll(() => cart.freshness).toBe("unsure");
    shop.mend();
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => [cart.state, quantities(cart)]).toEqual(["read", [["tea", 1]]]);
  });

  it("adds nothing twice that it heard though it did not answer", async () => {
    const shop = aShop();
    const { cart } = await herWindow(shop);
    const real = shop.product.get(AddToCart);
    let tries = 0;
    shop.product.rebind(AddToCart).toConstantValue(async (...given) => {
      const answer = await real(...given);
      tries += 1;
      if (tries === 1) throw new PortUnavailable("the answer was lost", null);
      return answer;
    });
    cart.add(tea);
    await expect.poll(() => cart.freshness).toBe("unsaved");
    await cart.tryAgain();
    expect([tries, await shop.served()]).toEqual([2, [["tea", 1]]]);
  });

  it("asks whoever is no longer signed in to sign in, and keeps what they see until they have", async () => {
    const shop = aShop();
    const { cart, session } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    shop.break(ChangeQuantity, new SignedOut());
    cart.setQuantity("tea", 3);
    await expect.poll(() => session.signInFor).toBe("sign-in");
    expect([session.customer, quantities(cart)]).toEqual([null, [["tea", 1]]]);
    shop.mend();
    session.signIn(aSignedIn({ id: asha }));
    await expect.poll(() => shop.served()).toEqual([["tea", 3]]);
    expect(quantities(cart)).toEqual([["tea", 3]]);
  });
});

describe("a customer in whose place another signs in", () => {
  it("leaves that one signed in, whatever becomes of what was on its way", async () => {
    const shop = aShop();
    const { cart, session } = await herWindow(shop);
    shop.hold();
    cart.add(tea);
    await expect.poll(() => shop.heard.some((call) => call.startsWith("add"))).toBe(true);
    shop.break(AddToCart, new SignedOut());
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    shop.release();
    await expect.poll(() => cart.customer).toBe("ravi");
    expect([session.customer, session.signInFor]).toEqual(["ravi", null]);
  });
});

describe("signing in", () => {
  it("hands this device's cart over once, says so, and clears it [ru-cart-merge] [ru-login-success-sync]", async () => {
    const shop = aShop();
    await shop.product.get(AddToCart)(asha, { kind: "product", productId: "tea", quantity: 5 });
    keepOnDevice({ product: tea, quantity: 3 }, { product: oil, quantity: 2 }, { product: { ...balm, id: "gone" }, quantity: 1 });
    const { cart, session } = aWindow(shop.product);
    stops.push(cart.begin());
    await cart.refresh();
    expect(cart.count).toBe(2);
    session.signIn(aSignedIn({ id: asha }));
    await expect.poll(() => cart.freshness).toBe("today");
    expect(quantities(cart)).toEqual([
      ["tea", 6],
      ["oil", 2],
    ]);
    expect(kept()).toBeNull();
    expect(cart.notices).toMatchObject([
      { kind: "merged", receipt: { entries: [{ productId: "tea", outcome: { kind: "limited", to: 6 } }, { productId: "oil" }] } },
    ]);
    await cart.refresh();
    expect(await shop.served()).toEqual([
      ["tea", 6],
      ["oil", 2],
    ]);
  });

  it("gives the former cart back when that is undone", async () => {
    const shop = aShop();
    await shop.product.get(AddToCart)(asha, { kind: "product", productId: "tea", quantity: 2 });
    keepOnDevice({ product: tea, quantity: 3 }, { product: oil, quantity: 2 });
    const { cart } = await herWindow(shop);
    const [notice] = cart.notices;
    if (notice?.kind !== "merged") throw new TypeError("the receipt is told");
    notice.undo();
    await expect.poll(() => shop.served()).toEqual([["tea", 2]]);
    await expect.poll(() => cart.notices.map(({ kind }) => kind)).toEqual(["merge-undone"]);
    expect([quantities(cart), kept()]).toEqual([[["tea", 2]], null]);
  });

  it("adds the device's cart once though two windows hand it over", async () => {
    const shop = aShop();
    keepOnDevice({ product: tea, quantity: 2 });
    await Promise.all([herWindow(shop), herWindow(shop)]);
    expect(await shop.served()).toEqual([["tea", 2]]);
  });

  it("adds the device's cart once though another window handed it over before this one could", async () => {
    const shop = aShop();
    keepOnDevice({ product: tea, quantity: 2 });
    shop.break(AddToCart);
    const { cart, session } = aWindow(shop.product);
    session.signIn(aSignedIn({ id: asha }));
    stops.push(cart.begin());
    await expect.poll(() => cart.freshness).not.toBe("asking");
    shop.mend();
    await herWindow(shop);
    await expect.poll(() => kept()).toBeNull();
    await cart.tryAgain();
    expect([quantities(cart), await shop.served()]).toEqual([[["tea", 2]], [["tea", 2]]]);
  });

  it("keeps the device's cart, and shows it, until the shop has it", async () => {
    const shop = aShop();
    keepOnDevice({ product: tea, quantity: 2 }, { product: balm, quantity: 1 });
    shop.break(AddToCart);
    const { cart, session } = aWindow(shop.product);
    session.signIn(aSignedIn({ id: asha }));
    stops.push(cart.begin());
    await expect.poll(() => shop.heard).toContain("show null");
    await expect.poll(() => cart.freshness).not.toBe("asking");
    expect(quantities(cart)).toEqual([
      ["tea", 2],
      ["balm", 1],
    ]);
    expect(JSON.parse(kept() ?? "[]")).toHaveLength(2);
    shop.mend();
    cart.setQuantity("tea", 4);
    await expect.poll(() => shop.served()).toEqual([["tea", 4]]);
    expect(JSON.parse(kept() ?? "[]")).toHaveLength(1);
    await cart.tryAgain();
    expect(await shop.served()).toEqual([
      ["tea", 4],
      ["balm", 1],
    ]);
    expect(kept()).toBeNull();
  });
});

describe("signing out", () => {
  it("empties the window's cart and what this device keeps, and leaves the server's [ru-storage-coupon] [ru-storage-cart-coupon]", async () => {
    const shop = aShop({ coupons: [aCoupon({ code: "SAVE10" })] });
    const { cart, session } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => localStorage.getItem("cart_coupon")).toBe('{"coupon":"SAVE10","discount":10}');
    expect(localStorage.getItem("coupon")).toBe('{"id":"SAVE10","coupon":"SAVE10","discount":10}');
    await session.signOut();
    expect([cart.count, kept(), localStorage.getItem("coupon"), localStorage.getItem("cart_coupon")]).toEqual([0, null, null, null]);
    expect(await shop.served()).toEqual([["tea", 1]]);
    await session.open();
    cart.add(oil);
    expect([quantities(cart), cart.isDrawerOpen]).toEqual([[["oil", 2]], true]);
    expect(await shop.served()).toEqual([["tea", 1]]);
  });

  it("shows another customer their own cart", async () => {
    const shop = aShop();
    const { cart, session } = await herWindow(shop);
    cart.add(tea);
    await expect.poll(() => shop.served()).toEqual([["tea", 1]]);
    await session.signOut();
    session.signIn(aSignedIn({ id: customerId("meera") }));
    await expect.poll(() => cart.freshness).toBe("today");
    expect(cart.count).toBe(0);
  });
});

describe("a browser that keeps nothing", () => {
  it("hands a visitor's cart over all the same, once, and shows nothing of it to whoever comes after its customer", async () => {
    const closed = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    stops.push(() => closed.mockRestore());
    const shop = aShop();
    const { cart, session } = aWindow(shop.product);
    stops.push(cart.begin());
    cart.add(tea);
    shop.break(AddToCart);
    session.signIn(aSignedIn({ id: asha }));
    await expect.poll(() => shop.heard.at(-1)).toBe("show null"); // The handing over has failed by then.
    shop.mend();
    await cart.tryAgain();
    expect([quantities(cart), await shop.served()]).toEqual([[["tea", 1]], [["tea", 1]]]);
    const ids = shop.heard.filter((one) => one.startsWith("add")).map((one) => JSON.parse(one.slice(4)).cartId);
    expect(ids).toEqual([ids[0], ids[0]]);
    await session.signOut();
    expect(quantities(cart)).toEqual([]);
  });
});
