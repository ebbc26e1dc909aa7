import { describe, expect, it } from "vitest";
import { printCartFile } from "#adapters/cart-file/printed-cart-file.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aRequest } from "#tests/builders/a-request.ts";
import { paise } from "#core/shared/money.ts";

describe("a printed file", () => {
  it("always tells when it was priced", () =>
    expect(JSON.parse(printCartFile(aRequest()))).toMatchObject({ at: "2026-11-20T10:00:00+05:30" }));

  it("tells the code that was chosen, null for none, and nothing where it is found automatically", () => {
    expect(JSON.parse(printCartFile(aRequest({ choice: { kind: "typed", code: "SAVE10" } })))).toMatchObject({ coupon_code: "SAVE10" });
    expect(JSON.parse(printCartFile(aRequest({ choice: { kind: "none" } })))).toMatchObject({ coupon_code: null });
    expect(JSON.parse(printCartFile(aRequest()))).not.toHaveProperty("coupon_code");
  });

  it("is for people to read: one value a line, amounts in rupees", () => {
    const text = printCartFile(aRequest({ coupons: [aCoupon({ promise: { kind: "rupee", amount: paise(4950) } })] }));
    expect(text).toContain('\n            "selling_price": 100');
    expect(text).toContain('"discount_value": 49.5');
    expect(text.endsWith("}\n")).toBe(true);
  });
});
