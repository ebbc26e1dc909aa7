import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { keptCountsIn } from "#adapters/browser-storage/kept-counts.ts";
import { keptInviteIn } from "#adapters/browser-storage/kept-invite.ts";
import { keptPincodeIn } from "#adapters/browser-storage/kept-pincode.ts";
import { recentProductsIn } from "#adapters/browser-storage/recent-products.ts";
import { anInviteCode } from "#tests/builders/a-new-customer.ts";

/** A browser's storage as far as it is used here. */
function aStorage(stored: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(stored));
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}
const shut = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};

describe("the pincode that a browser keeps", () => {
  it("is had back, and is none where none was kept or something else stands there", () => {
    const storage = aStorage();
    const stored = keptPincodeIn(() => storage);
    expect(stored.read()).toBeNull();
    expect(stored.source()).toBe("visitor");
    stored.put(pincode("411038"), "customer");
    expect([stored.read(), stored.source()]).toEqual(["411038", "customer"]);
    expect(keptPincodeIn(() => aStorage({ pincode: "411038", "pincode-source": "Pune" })).source()).toBe("visitor");
    expect(keptPincodeIn(() => aStorage({ pincode: "Pune" })).read()).toBeNull();
  });

  it("is none where storage is shut, which is no trouble", () => {
    const stored = keptPincodeIn(shut);
    stored.put(pincode("411038"), "visitor");
    expect([stored.read(), stored.source()]).toEqual([null, "visitor"]);
  });
});

describe("how many products a customer's cart and wishlist held", () => {
  const [asha, ravi] = [customerId("asha"), customerId("ravi")];

  it("is had back of each, of nobody else, and is 0 where something else stands there or storage is shut", () => {
    const storage = aStorage();
    const stored = keptCountsIn(() => storage);
    stored.put(asha, "cart", 3);
    stored.put(asha, "wishlist", 12);
    expect([stored.read(asha, "cart"), stored.read(asha, "wishlist"), stored.read(ravi, "cart")]).toEqual([3, 12, 0]);
    expect(keptCountsIn(() => aStorage({ "cart-count": "many asha" })).read(asha, "cart")).toBe(0);
    keptCountsIn(shut).put(asha, "cart", 3);
    expect(keptCountsIn(shut).read(asha, "cart")).toBe(0);
  });
});

describe("by whose invitation somebody came", () => {
  it("is had back until it is forgotten, and is none where something else stands there or storage is shut", () => {
    const storage = aStorage();
    const stored = keptInviteIn(() => storage);
    expect(stored.read()).toBeNull();
    stored.put(anInviteCode("7K3MQ2XA"));
    expect(stored.read()).toBe("7K3MQ2XA");
    stored.put(null);
    expect([stored.read(), storage.getItem("invite_code")]).toEqual([null, null]);
    expect(keptInviteIn(() => aStorage({ invite_code: "Pune" })).read()).toBeNull();
    keptInviteIn(shut).put(anInviteCode("7K3MQ2XA"));
    expect(keptInviteIn(shut).read()).toBeNull();
  });
});

describe("the products that a browser remembers", () => {
  it("are had back in their order, and leave nothing behind when forgotten", () => {
    const storage = aStorage();
    const recent = recentProductsIn(() => storage);
    expect(recent.read()).toEqual([]);
    recent.put(["b", "a"]);
    expect(recent.read()).toEqual(["b", "a"]);
    recent.put([]);
    expect(storage.getItem("recent_products")).toBeNull();
  });

  it.each(["{[", '"a"', "null", '[1,"",{}]'])("are none where %s stands in their place", (text) => {
    expect(recentProductsIn(() => aStorage({ recent_products: text })).read()).toEqual([]);
  });

  it("are none where storage is shut, which is no trouble", () => {
    const recent = recentProductsIn(shut);
    recent.put(["a"]);
    expect(recent.read()).toEqual([]);
  });
});
