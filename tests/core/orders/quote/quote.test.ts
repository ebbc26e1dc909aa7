import { describe, expect, it } from "vitest";
import { quoteChanges } from "#core/orders/quote/quote-change.ts";
import { quoteOf } from "#core/orders/quote/quote.ts";
import { sellerGroups } from "#core/orders/order/seller-group.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aCheckout, aCheckoutCart, anOrderedLine, inMysuru, inPune, ordersDay } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";

const MINUTE = 60_000;
const noCash = { pincode: pincode("411004"), state: "Maharashtra", days: 2, cashOnDelivery: false };

function quoted(facts: CheckoutFacts = aCheckout()) {
  const quote = quoteOf(facts, "online");
  if (quote.kind === "refused") throw new Error(quote.refusal.kind);
  return quote.value;
}

const withLines = (...lines: CheckoutFacts["cart"]["lines"]) => aCheckout({ cart: aCheckoutCart({ lines }) });

describe("a quote", () => {
  it("holds for fifteen minutes and tells what either way to pay costs", () => {
    const prepaid = { percent: 10, maximum: null, minimumOrder: paise(0) };
    const quote = quoted(aCheckout({ terms: { prepaid, mostCash: paise(10_000) } }));
    expect([quote.madeAt, quote.validUntil - quote.madeAt]).toEqual([ordersDay, 15 * MINUTE]);
    expect(quote.ways).toEqual({ online: { total: 9_000, saves: 1_000 }, cash: { kind: "offered", total: 10_000 } });
    expect(quote.snapshot.figures.total).toBe(9_000);
  });

  it.each<[string, CheckoutFacts, object]>([
    ["an empty cart", aCheckout({ cart: aCheckoutCart({ lines: [] }) }), { kind: "empty-cart" }],
    ["a place that nobody delivers to", aCheckout({ place: null }), { kind: "undeliverable", pincode: "411004" }],
    [
      "a pincode of another state",
      aCheckout({ address: anAddress({ pincode: pincode("600001") }) }),
      { kind: "pincode-elsewhere", pincode: "600001", state: "Tamil Nadu" },
    ],
    [
      "lines that can't be bought as they are",
      withLines(
        anOrderedLine({ id: "a", status: "inactive" }),
        anOrderedLine({ id: "b" }),
        anOrderedLine({ id: "c", stock: 2, quantity: 3 }),
      ),
      {
        kind: "lines-to-settle",
        lines: [
          { place: 0, productId: "a", title: "Triphala", hindi: null, problem: "inactive", minimum: 1, stock: 100 },
          { place: 2, productId: "c", title: "Triphala", hindi: null, problem: "above-stock", minimum: 1, stock: 2 },
        ],
      },
    ],
  ])("is refused for %s", (_, facts, refusal) => expect(quoteOf(facts, "online")).toEqual({ kind: "refused", refusal }));

  it("says all that speaks against cash: the brand, the place, the amount", () => {
    const lines = [
      anOrderedLine({ rupees: 5_000 }),
      anOrderedLine({ id: "b", title: "Saffron", brand: "Kesar", cashOnDelivery: false, rupees: 1 }),
    ];
    const facts = aCheckout({ cart: aCheckoutCart({ lines }), place: noCash });
    const reasons = [
      { kind: "brands-take-none", products: [{ id: "b", title: "Saffron", hindi: null, brand: "Kesar" }] },
      { kind: "place-takes-none", pincode: "411004" },
      { kind: "above-most-cash", most: 500_000, total: 500_100 },
    ];
    expect(quoteOf(facts, "cash")).toEqual({ kind: "refused", refusal: { kind: "cash-not-offered", reasons } });
    expect(quoted(facts).ways.cash).toEqual({ kind: "not-offered", reasons });
  });

  it("takes ₹5,000 in cash and no rupee more", () => {
    expect(quoteOf(withLines(anOrderedLine({ rupees: 5_000 })), "cash").kind).toBe("ok");
    expect(quoteOf(withLines(anOrderedLine({ rupees: 5_000.01 })), "cash").kind).toBe("refused");
  });

  it("parts its lines by seller, in the order of their first", () => {
    const lines = [anOrderedLine({ seller: inMysuru }), anOrderedLine(), anOrderedLine({ seller: { ...inMysuru } })];
    expect(sellerGroups(lines)).toEqual([
      { seller: inMysuru, places: [0, 2] },
      { seller: inPune, places: [1] },
    ]);
  });
});

describe("a quote that is taken later", () => {
  const quote = quoted();

  it("is good to its last moment, and whatever changed that it doesn't rest on", () => {
    const today = withLines(anOrderedLine({ stock: 7, weight: 900, title: "Triphala churna", categories: ["Powders"] }));
    expect(quoteChanges(quote, { ...today, at: quote.validUntil })).toEqual([]);
  });

  it("is stale a moment later", () =>
    expect(quoteChanges(quote, aCheckout({ at: quote.validUntil + 1 }))).toEqual([{ kind: "expired", validUntil: quote.validUntil }]));

  it("is stale with another price, and tells line and figures", () => {
    const changes = quoteChanges(quote, withLines(anOrderedLine({ rupees: 110 })));
    expect(changes).toMatchObject([
      { kind: "line", productId: "p1", changes: [{ kind: "price", from: 10_000, to: 11_000 }] },
      { kind: "figures" },
    ]);
    expect(changes[1]).toMatchObject({ differences: expect.arrayContaining([{ figure: "total", told: 10_000, again: 11_000 }]) });
  });

  it("is stale where only the invoice would be another", () =>
    expect(quoteChanges(quote, withLines(anOrderedLine({ gst: 5, hsn: "1", seller: inMysuru })))).toEqual([
      {
        kind: "line",
        productId: "p1",
        title: "Triphala",
        hindi: null,
        changes: [
          { kind: "gst", from: 0, to: 5 },
          { kind: "seller", from: inPune.gstin, to: inMysuru.gstin },
          { kind: "hsn", from: "30049011", to: "1" },
        ],
      },
    ]));

  it("is stale where what it was made of is gone, sold out or out of reach", () => {
    expect(quoteChanges(quote, withLines(anOrderedLine({ id: "b" }))).map(({ kind }) => kind)).toEqual([
      "line-gone",
      "line-new",
      "figures",
    ]);
    expect(quoteChanges(quote, withLines(anOrderedLine({ stock: 0 })))[0]).toMatchObject({
      kind: "refused",
      refusal: { kind: "lines-to-settle" },
    });
    expect(quoteChanges(quote, aCheckout({ place: null }))).toEqual([
      { kind: "refused", refusal: { kind: "undeliverable", pincode: "411004" } },
    ]);
  });

  it("tells two lines of one product apart by their order", () => {
    const twice = quoted(withLines(anOrderedLine(), anOrderedLine({ quantity: 2 })));
    expect(quoteChanges(twice, withLines(anOrderedLine(), anOrderedLine({ quantity: 2 })))).toEqual([]);
    expect(quoteChanges(twice, withLines(anOrderedLine({ quantity: 3 }), anOrderedLine({ quantity: 2 })))[0]).toMatchObject({
      changes: [{ kind: "quantity", from: 1, to: 3 }],
    });
  });

  it("is stale once its coupon has ended", () => {
    const end = { kind: "instant", last: { seconds: ordersDay / 1000 + 60, decimals: "" } } as const;
    const facts = aCheckout({ cart: aCheckoutCart({ coupons: [aCoupon({ end })] }) });
    const changes = quoteChanges(quoted(facts), { ...facts, at: ordersDay + 2 * MINUTE });
    expect(changes).toMatchObject([{ kind: "figures" }]);
    expect(changes[0]).toMatchObject({ differences: expect.arrayContaining([{ figure: "couponCode", told: "SAVE10", again: null }]) });
    expect(quoteChanges(quoted(facts), { ...facts, at: ordersDay + MINUTE })).toEqual([]);
  });
});
