import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { kilograms, pieces, rupees, rupeesAndPaise, takenOff } from "#web/design/figures/amounts.ts";
import { billWords } from "#web/features/cart/bill/bill-words.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { couponWords } from "#web/features/cart/coupons/coupon-words.ts";
import { toastWords } from "#web/platform/toasts/toast-words.ts";
import { grams } from "#web/design/figures/grams.ts";

describe("an amount in words", () => {
  it("is grouped the Indian way, with two decimals in a bill [ui-prices-inr]", () => {
    expect(rupees(paise(12_345_600))).toBe("₹1,23,456");
    expect(rupeesAndPaise(paise(12_345_600))).toBe("₹1,23,456.00");
    expect(rupees(paise(4_950))).toBe("₹49.50");
    expect(rupeesAndPaise(paise(7))).toBe("₹0.07");
    expect(takenOff(paise(15_790))).toBe("−₹157.90");
    expect(takenOff(paise(0))).toBe("₹0.00");
    expect(rupees(paise(-150))).toBe("−₹1.50");
  });

  it("keeps every paisa", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        expect(BigInt(rupeesAndPaise(paise(amount)).replace(/[₹,.]/g, ""))).toBe(BigInt(amount));
      }),
    );
  });
});

describe("a weight in words", () => {
  it("is told in kilograms and grams without needless decimals", () => {
    expect([kilograms(128), kilograms(500), kilograms(1_250), kilograms(0)]).toEqual(["1.28 kg", "5 kg", "12.5 kg", "0 kg"]);
    expect([grams({ numerator: 1_234_500n, denominator: 1_000n }), grams({ numerator: 120n, denominator: 1n }), grams()]).toEqual([
      "1,234.5 g",
      "120 g",
      "0 g",
    ]);
    expect([pieces(1), pieces(1_234)]).toEqual(["1 piece", "1,234 pieces"]);
  });
});

describe("a coupon's label", () => {
  it("is the flat amount where nothing limits it [ru-label-flat]", () => {
    expect(couponWords.label({ kind: "flat", amount: paise(10_000) })).toBe("Flat ₹100 OFF");
  });

  it("names the kind of list in force [ru-label-select]", () => {
    const labels = (["product", "brand", "category"] as const).map((of) =>
      couponWords.label({ kind: "on-select", amount: paise(10_000), of }),
    );
    expect(labels).toEqual([
      "Discount of ₹100 on select product(s)",
      "Discount of ₹100 on select brand(s)",
      "Discount of ₹100 on select category(ies)",
    ]);
  });

  it("is the percentage and its cap, if it has one [ru-label-percent]", () => {
    expect(couponWords.label({ kind: "percentage", percent: 10, cap: paise(20_000) })).toBe("10% OFF up to ₹200");
    expect(couponWords.label({ kind: "percentage", percent: 12.5, cap: null })).toBe("12.5% OFF");
  });
});

describe("a coupon's hint", () => {
  it("says how much more it takes [ru-hint-amount]", () => {
    expect(couponWords.hint({ kind: "add-products", missing: paise(12_000) })).toBe("Add products worth ₹120 more to unlock");
  });

  it("says how few products it is for [ru-hint-max-products]", () => {
    expect(couponWords.hint({ kind: "only-so-many-products", products: 2, minimum: paise(50_000) })).toBe(
      "Coupon can be used with only 2 product(s) of value ₹500",
    );
  });

  it("names brands or categories [ru-hint-scope]", () => {
    expect(couponWords.hint({ kind: "add-products-of", names: ["Himalaya"], missing: paise(12_000) })).toBe(
      "Add products of Himalaya worth ₹120 more to unlock",
    );
    expect(couponWords.hint({ kind: "add-products-of", names: ["Tea", "Oil"], missing: paise(12_050) })).toBe(
      "Add products of Tea, Oil worth ₹120.50 more to unlock",
    );
  });
});

describe("a coupon's last day", () => {
  it("is told in Indian time [ui-coupon-card-date]", () => {
    expect(couponWords.validTill({ kind: "day", nextBegins: { seconds: Date.UTC(2026, 11, 31, 18, 30) / 1000, decimals: "" } })).toBe(
      "Valid till 31 Dec 2026",
    );
    expect(couponWords.validTill({ kind: "instant", last: { seconds: Date.UTC(2026, 11, 31, 20) / 1000, decimals: "5" } })).toBe(
      "Valid till 1 Jan 2027",
    );
    expect(couponWords.validTill({ kind: "day", nextBegins: { seconds: Date.UTC(2026, 8, 30, 18, 30) / 1000, decimals: "" } })).toBe(
      "Valid till 30 Sep 2026",
    );
    expect(couponWords.validTill(null)).toBe("No end date");
  });
});

describe("the shipping tip", () => {
  it("names the least order value and the weight limit [ui-shipping-tip]", () => {
    const basic = { minimumOrder: paise(199_900), charge: paise(6_000) };
    expect(billWords.shippingTip({ basic, weightExceed: { minimumOrder: paise(399_900), charge: paise(12_000), above: 5 } })).toBe(
      "Free delivery from ₹1,999, up to 5 kg.",
    );
    expect(billWords.shippingTip({ basic, weightExceed: null })).toBe("Free delivery from ₹1,999.");
    expect(billWords.shippingTip({ basic: null, weightExceed: null })).toBeNull();
  });
});

describe("news of the cart", () => {
  it("say what went in and out as the specification has it [er-toast-cart-added] [er-toast-cart-removed]", () => {
    expect(toastWords.says({ kind: "added-to-cart" })).toBe("Product added to cart");
    expect(toastWords.says({ kind: "removed-from-cart", undo: () => {} })).toBe("Product removed from cart");
  });

  it("say why a line went and to what a quantity changed", () => {
    const title = "Tea";
    const reasons = ["inactive", "no-seller", "out-of-stock", "unknown"] as const;
    expect(reasons.map((reason) => cartWords.removedBecause({ title, reason }))).toEqual([
      "Tea was removed: it is not on sale right now.",
      "Tea was removed: it has no seller right now.",
      "Tea was removed: it is out of stock.",
      "Tea was removed: it is no longer in the shop.",
    ]);
    expect(cartWords.quantityChanged({ title, from: 8, to: 5 })).toBe("Tea: now 5 pieces, all that is left in stock.");
    expect(cartWords.quantityChanged({ title, from: 1, to: 2 })).toBe("Tea: now 2 pieces, the least you can buy.");
    expect([cartWords.unreadable(1), cartWords.unreadable(3)]).toEqual([
      "Part of your saved cart couldn't be loaded and was removed.",
      "3 parts of your saved cart couldn't be loaded and were removed.",
    ]);
  });
});
