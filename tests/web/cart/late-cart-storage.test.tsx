import { describe, expect, it } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { LateCartStorage } from "#web/features/cart/store/late-cart-storage.ts";
import { deviceCartIn } from "#web/features/cart/store/late.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";
import type { GuestCartStorage } from "#web/features/cart/store/cart-storage.ts";

const tea = aProduct("Tulsi Tea", { id: "tea" });
const oil = aProduct("Brahmi Oil", { id: "oil" });

/** A cart whose code comes, or doesn't, when the test says so. */
function aLateCart() {
  const { keeper } = aWindow(composeMemory({ products: [tea, oil] }));
  const loads: PromiseWithResolvers<GuestCartStorage>[] = [];
  const cart = new LateCartStorage(() => {
    const load = Promise.withResolvers<GuestCartStorage>();
    loads.push(load);
    return load.promise;
  });
  return {
    cart,
    asked: () => loads.length,
    come: async () => {
      loads.at(-1)?.resolve(deviceCartIn(keeper));
      await Promise.resolve();
    },
    fail: async () => {
      loads.at(-1)?.reject(new PortUnavailable("the code", null));
      await new Promise(process.nextTick);
    },
  };
}
const quantities = ({ lines }: LateCartStorage) => lines.map(({ product, quantity }) => [product.id, quantity]);

describe("a visitor's cart whose code comes late", () => {
  it("is unread until it has come, and does then what was pressed, in that order", async () => {
    const { cart, asked, come } = aLateCart();
    expect([cart.freshness, asked()]).toEqual(["unasked", 0]);
    const end = cart.begin();
    const told: string[] = [];
    cart.addOne(tea, () => told.push("tea"));
    cart.addOne(oil, () => told.push("oil"));
    cart.put(tea, 3);
    expect([cart.state, cart.freshness, quantities(cart), told, asked()]).toEqual(["unread", "asking", [], [], 1]);
    await come();
    expect(quantities(cart)).toEqual([
      ["tea", 3],
      ["oil", 1],
    ]);
    expect([cart.state, told]).toEqual(["read", ["tea", "oil"]]);
    cart.remove("tea", () => told.push("out"));
    expect([quantities(cart), told.at(-1), asked()]).toEqual([[["oil", 1]], "out", 1]);
    end();
  });

  it("is unsure where it does not come, keeps what was pressed, and asks again with the next press or a look", async () => {
    const { cart, asked, come, fail } = aLateCart();
    const end = cart.begin();
    cart.addOne(tea, () => {});
    await fail();
    expect([cart.state, cart.freshness, asked()]).toEqual(["unread", "unsure", 1]);
    const refreshed = cart.refresh();
    await fail();
    await refreshed; // Nobody who asks for today's prices hears of the code.
    const again = cart.tryAgain();
    expect([cart.freshness, asked()]).toEqual(["asking", 3]);
    await come();
    await again;
    expect([cart.freshness, quantities(cart)]).toEqual(["today", [["tea", 1]]]);
    end();
  });

  it("hands on whatever is asked of it, before it has come and afterwards", async () => {
    const heard: string[] = [];
    const note =
      (name: string) =>
      (...given: readonly unknown[]) => {
        heard.push([name, ...given.filter((one) => typeof one !== "function" && typeof one !== "object")].join(" "));
        return name === "begin" ? () => heard.push("end") : Promise.resolve([]);
      };
    const stored = new Proxy(
      { lines: [], notices: [{ kind: "not-kept" }], state: "read", freshness: "today" },
      {
        get: (known, name) => (name in known || name === "then" ? Reflect.get(known, name) : note(String(name))),
      },
    ) as unknown as GuestCartStorage;
    const load = Promise.withResolvers<GuestCartStorage>();
    const cart = new LateCartStorage(() => load.promise);
    const line = { product: tea, quantity: 1 };
    const all = () => {
      cart.begin();
      cart.addOne(tea, () => {});
      cart.put(tea, 2);
      cart.setQuantity("tea", 3);
      cart.remove("tea", () => {});
      cart.putBack(line, 4);
      cart.applyCoupon({ code: "MINUS10", foreseen: null }, () => {});
      cart.toldNotices();
      cart.dismiss("not-kept");
      cart.forget();
    };
    const each = ["begin", "addOne", "put 2", "setQuantity tea 3", "remove tea", "putBack 4", "applyCoupon", "toldNotices"];
    all();
    expect([heard, cart.notices]).toEqual([[], []]);
    load.resolve(stored);
    expect(await cart.coupons()).toEqual([]);
    expect([heard.splice(0), cart.notices]).toEqual([[...each, "dismiss not-kept", "forget", "coupons"], [{ kind: "not-kept" }]]);
    all();
    await cart.refresh();
    await cart.tryAgain();
    expect(heard).toEqual([...each, "dismiss not-kept", "forget", "refresh", "refresh"]);
  });

  it("ends with the window that began it", async () => {
    const { cart, come } = aLateCart();
    const end = cart.begin();
    await come();
    end();
    localStorage.setItem("cart_product", "[]");
    cart.addOne(tea, () => {});
    localStorage.removeItem("cart_product");
    globalThis.dispatchEvent(new StorageEvent("storage", { key: "cart_product", storageArea: localStorage }));
    expect(quantities(cart)).toEqual([["tea", 1]]); // It no longer follows other tabs.
  });

  it("begins nothing where the window has ended before", async () => {
    const { cart, come } = aLateCart();
    cart.begin()();
    await come();
    expect(cart.state).toBe("unread");
  });

  it("leaves nothing on the device once somebody signs out", async () => {
    const { cart, come } = aLateCart();
    cart.addOne(tea, () => {});
    cart.forget();
    cart.begin();
    await come();
    expect([quantities(cart), localStorage.getItem("cart_product")]).toEqual([[], null]);
  });
});
