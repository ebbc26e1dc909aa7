import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billText } from "#cli/cart/printing/bill-text.ts";
import { widthOf } from "#cli/printing/columns.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { paragraphsText } from "#cli/printing/paragraphs-text.ts";
import { paragraphsOf } from "#cli/cart/wording/explanation.ts";
import { billFor, priceCart } from "#core/pricing/price-cart.ts";
import { paise } from "#core/shared/money.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aLine } from "#tests/builders/a-line.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

const plain = paintFor({ isColoured: false });
const bill = (given: Partial<PricingRequest>) => billText(billFor(aRequest(given)), plain);

const shipping = { basic: { minimumOrder: paise(49_900), charge: paise(6_000) }, weightExceed: null };

describe("a bill for people", () => {
  it("is this", () => {
    const text = bill({
      lines: [
        aLine({ title: "Triphala Churna", gst: 12, rupees: 62.5, quantity: 3, weight: 100 }),
        aLine({ id: "p2", title: "त्रिफला चूर्ण", rupees: 49.75, quantity: 1, minimumQuantity: 2 }),
        aLine({ id: "p3", title: "Brahmi Oil", slug: "brahmi-oil", stock: 0 }),
        aLine({ id: "p4", title: null, slug: null, status: "inactive" }),
      ],
      coupons: [
        aCoupon(),
        aCoupon({ code: "BIG", promise: { kind: "rupee", amount: paise(50_000) }, minimum: paise(250_000) }),
        aCoupon({ code: "OLD", end: { kind: "day", nextBegins: { seconds: 0, decimals: "" } } }),
      ],
      shipping,
    });
    expect(text).toBe(`Product                                                Quantity   Price   Amount
--------------------------------------------------------------------------------
Triphala Churna                                               3  ₹62.50  ₹187.50
त्रिफला चूर्ण                                                    1  ₹49.75   ₹49.75
  below the minimum quantity of 2
--------------------------------------------------------------------------------

Subtotal                                                                 ₹237.25
Discount, coupon SAVE10                                                  −₹21.71
Shipping, basic rule                                                      ₹60.00
Rounded up to the whole rupee                                              ₹0.46
Total                                                                    ₹276.00

Add ₹283.46 more for free shipping.
Weight 0.40 kg

Removed from the cart
  Brahmi Oil (brahmi-oil): out of stock
  p4: no longer sold

Coupons
  SAVE10  applied   saves ₹21.71  10% OFF
  BIG     locked                  Flat ₹500 OFF
    Add products worth ₹2,282.84 more to unlock
  OLD     expired                 10% OFF
`);
  });

  it("says of an empty cart that it is one", () => expect(bill({ lines: [] })).toContain("The cart is empty."));

  it("says what a typed code came to", () => {
    expect(bill({ choice: { kind: "typed", code: "NOPE" } })).toContain("INVALID COUPON");
    expect(bill({ choice: { kind: "typed", code: "SAVE10" }, coupons: [aCoupon({ minimum: paise(90_000) })] })).toContain(
      "COUPON NOT APPLICABLE",
    );
  });

  it("cuts a title that is too long, between the letters as people see them", () => {
    const text = bill({ lines: [aLine({ title: `${"क्षि".repeat(60)}` })] });
    expect(text).toContain("…");
    expect(text.split("\n")[2]).toMatch(/^(क्षि)+…\s+1 /u);
  });

  it("shows nothing that would command a terminal", () => {
    const text = bill({ lines: [aLine({ title: "\u001b[31mred\u0007\nnew\u202Eback" })], coupons: [aCoupon({ code: "\u001b]0;x" })] });
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text).toContain("�[31mred��newback");
  });

  it("is no wider than 80 columns, whatever is in it", () => {
    fc.assert(
      fc.property(anyPricingRequest(), fc.string({ unit: "grapheme", maxLength: 200 }), (request, title) => {
        const lines = request.lines.map((line) => ({ ...line, product: { ...line.product, title } }));
        const priced = priceCart({ ...request, lines });
        const text = `${billText(priced, plain)}\n${paragraphsText(
          paragraphsOf(priced, () => "2026-11-20"),
          plain,
        )}`;
        for (const line of text.split("\n")) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      }),
    );
  });

  it("is the same in colour once the colours are taken off", () => {
    const priced = billFor(aRequest({ coupons: [aCoupon()], shipping }));
    const coloured = billText(priced, paintFor({ isColoured: true }));
    expect(coloured).toContain("\u001b[1m");
    expect(coloured.replace(/\p{Cc}\[\d+m/gu, "")).toBe(billText(priced, plain));
  });
});

describe("the width of a text", () => {
  it.each([
    ["Triphala", 8],
    ["₹1,00,000.00", 12],
    ["e\u0301", 1],
    ["हिन्दी", 5],
    ["漢字", 4],
    ["😀", 2],
    ["", 0],
  ])("of %j is %d", (text, width) => expect(widthOf(text)).toBe(width));
});
