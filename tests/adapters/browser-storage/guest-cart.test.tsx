import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guestCartIn } from "#adapters/browser-storage/guest-cart.ts";
import { readStoredLine, storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { paise } from "#core/shared/money.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

const lineText = { read: readStoredLine, print: storedLineOf };
const guestCart = () => guestCartIn(() => localStorage, lineText);
const keep = (text: string) => localStorage.setItem("cart_product", text);
const kept = () => localStorage.getItem("cart_product");

/** A shelf's facts about a product, as a browser keeps them. */
const shelved = (title: string, given: Partial<ListedProduct> = {}): ListedProduct => {
  const { id, hindi, slug, brand, categories, gst, status, minimumQuantity, weight, offer, mrp, cashOnDelivery, form, size, images } =
    aProduct(title, given);
  return {
    id,
    title,
    hindi,
    slug,
    brand,
    categories,
    gst,
    status,
    minimumQuantity,
    weight,
    offer,
    mrp,
    cashOnDelivery,
    form,
    size,
    images,
  };
};
const lines: readonly CartLine<ListedProduct>[] = [
  { product: shelved("Triphala Churna", { hindi: "त्रिफला चूर्ण" }), quantity: 3 },
  {
    product: shelved("Honey", { mrp: null, brand: null, categories: [], gst: 0, weight: 0.5, offer: { price: paise(15_050), stock: 7 } }),
    quantity: 1,
  },
];

describe("a cart kept by the browser", () => {
  it("is read again as it was put, under the key cart_product [ru-storage-cart-product] [ru-cart-guest-storage]", () => {
    expect(guestCart().put(lines)).toBe(true);
    expect(guestCart().read()).toEqual({ lines, unreadable: 0 });
    expect(JSON.parse(kept() ?? "")).toHaveLength(2);
  });

  it("carries the specification's names [en-cart-line]", () => {
    guestCart().put(lines);
    expect(JSON.parse(kept() ?? "")[0]).toMatchObject({
      product: {
        _id: "id-triphala-churna",
        title: "Triphala Churna",
        slug: "triphala-churna",
        mrp: 249,
        min_qty: 1,
        status: "ACTIVE",
        gst: 12,
        brand: { name: "Aranya", cash_on_delivery: true },
        category_list: ["Ayurveda"],
        seller_list: [{ selling_price: 199, total_stock: 20 }],
        shipping_details: { weight: 120 },
      },
      product_id: "id-triphala-churna",
      quantity: 3,
    });
  });

  it("is empty where nothing was put", () => {
    expect(guestCart().read()).toEqual({ lines: [], unreadable: 0 });
  });

  it("drops and counts what it can't read, and keeps the rest", () => {
    const good = storedLineOf({ product: shelved("Honey"), quantity: 2 });
    keep(
      JSON.stringify([
        good,
        null,
        7,
        "line",
        [],
        {},
        { ...good, quantity: "2" },
        { ...good, quantity: 0 },
        { ...good, quantity: 1.5 },
        { ...good, product: null },
      ]),
    );
    expect(guestCart().read()).toEqual({ lines: [{ product: shelved("Honey"), quantity: 2 }], unreadable: 9 });
  });

  it.each(["", "{", "null", "{}", "7", "undefined", "[[]]", '{"length":1}'])("survives %j in its place", (text) => {
    keep(text);
    expect(guestCart().read()).toEqual({ lines: [], unreadable: 1 });
  });

  it("survives whatever stands in its place", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify([{ product: value, quantity: 1, product_id: "p" }])),
        ),
        (text) => {
          keep(text);
          const { lines: read, unreadable } = guestCart().read();
          expect(read.every(({ quantity }) => quantity >= 1)).toBe(true);
          expect(unreadable).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("holds a product on one line, however often it stands in its place", () => {
    const twice = [2, 3].map((quantity) => storedLineOf({ product: shelved("Honey"), quantity }));
    keep(JSON.stringify(twice));
    expect(guestCart().read().lines).toEqual([{ product: shelved("Honey"), quantity: 5 }]);
  });

  it("never throws where the browser refuses to keep anything", () => {
    const closed = () => {
      throw new DOMException("no", "SecurityError");
    };
    const refusing = guestCartIn(closed, lineText);
    expect(refusing.read()).toEqual({ lines: [], unreadable: 0 });
    expect(refusing.put(lines)).toBe(false);
    expect(() => refusing.followOtherTabs(() => {})()).not.toThrow();
  });

  it("says when a full storage keeps nothing", () => {
    const full: Storage = {
      length: 0,
      clear() {},
      getItem: () => null,
      key: () => null,
      removeItem() {},
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(guestCartIn(() => full, lineText).put(lines)).toBe(false);
  });
});

describe("a cart kept by the browser and its other tabs", () => {
  const toldBy = (event: StorageEventInit): number => {
    const told: unknown[] = [];
    const unfollow = guestCart().followOtherTabs((news) => told.push(news));
    globalThis.dispatchEvent(new StorageEvent("storage", event));
    unfollow();
    globalThis.dispatchEvent(new StorageEvent("storage", event)); // Nobody listens any more.
    return told.length;
  };

  it("is not written again as it stands there: what another tab hands over meanwhile stays gone", () => {
    guestCart().put(lines);
    const text = kept();
    const written: string[] = [];
    const seenLate: Storage = {
      length: 0,
      key: () => null,
      clear: () => {},
      removeItem: () => {},
      getItem: (key) => (key === "cart_product" ? text : null),
      setItem: (key) => written.push(key),
    };
    const cart = guestCartIn(() => seenLate, lineText);
    const today = cart.read().lines.map(({ product, quantity }) => ({ product: { ...product }, quantity }));
    expect([cart.put(today), written]).toEqual([true, []]);
    expect([cart.put(today.map((line) => ({ ...line, quantity: 2 }))), written]).toEqual([true, ["cart_id", "cart_product"]]);
  });

  it("has its id with its first line, so that tabs that hand it over at the same moment name the same", () => {
    guestCart().put(lines);
    expect(localStorage.getItem("cart_id")).not.toBeNull();
    const [id, other] = [guestCart().id(), guestCart().id()];
    guestCart().put(lines.slice(0, 1));
    expect([id, other, guestCart().id()]).toEqual([localStorage.getItem("cart_id"), id, id]);
    guestCart().put([]);
    expect(localStorage.getItem("cart_id")).toBeNull();
    guestCart().put(lines);
    expect(guestCart().id()).not.toBe(id);
  });

  it("tells what another tab has put", () => {
    guestCart().put(lines);
    const told: unknown[] = [];
    const unfollow = guestCart().followOtherTabs((news) => told.push(news));
    globalThis.dispatchEvent(new StorageEvent("storage", { key: "cart_product", storageArea: localStorage }));
    unfollow();
    expect(told).toEqual([lines]);
  });

  it("tells that another tab has cleared everything, and nothing of other keys and storages", () => {
    expect(toldBy({ key: null, storageArea: localStorage })).toBe(1);
    expect(toldBy({ key: "cart_product", storageArea: localStorage })).toBe(1);
    expect(toldBy({ key: "theme", storageArea: localStorage })).toBe(0);
    expect(toldBy({ key: "cart_product", storageArea: sessionStorage })).toBe(0);
  });
});

describe("the fixtures' products", () => {
  it("are all kept and read again", () => {
    const all = products.map((product) => ({ product: shelved(product.title, product), quantity: 1 }));
    guestCart().put(all);
    expect(guestCart().read()).toEqual({ lines: all, unreadable: 0 });
  });
});
