import { describe, expect, it } from "vitest";
import { gstinCheckLetter, gstinIn } from "#core/catalogue/gstin.ts";
import { productFaults } from "#core/catalogue/product-fault.ts";
import { codeOfState, INDIAN_STATES } from "#core/shipping/indian-states.ts";
import { paise } from "#core/shared/money.ts";

describe("a GSTIN", () => {
  it("is of the state of its first two digits, in capitals and without spaces", () => {
    for (const state of INDIAN_STATES) {
      const first14 = `${codeOfState(state)}AAPFU0939F1Z`;
      const gstin = first14 + gstinCheckLetter(first14);
      expect(gstinIn(` ${gstin.slice(0, 2)} ${gstin.slice(2).toLowerCase()} `)).toEqual({ kind: "ok", value: { gstin, state } });
    }
  });

  it.each([
    ["27AAPFU0939F1ZV", null],
    ["27AAPFU0939F1ZW", { kind: "wrong-check-letter", expected: "V" }],
    ["27AAPFU0993F1ZV", { kind: "wrong-check-letter", expected: "P" }],
    ["88AAPFU0939F1ZO", { kind: "no-state", code: "88" }],
    ["28AAPFU0939F1ZT", { kind: "no-state", code: "28" }],
    ["27AAPFU0939F1Z", { kind: "no-gstin" }],
    ["27AAPFU0939F0ZV", { kind: "no-gstin" }],
    ["", { kind: "no-gstin" }],
  ] as const)("%s has the fault %j", (written, fault) => {
    const read = gstinIn(written);
    expect(read.kind === "refused" ? read.refusal : null).toEqual(fault);
  });
});

describe("a product as a whole", () => {
  const seller = { name: "Doon Herbal Supply", address: null, state: "Uttarakhand", gstin: "05AAFCD7310K1ZS" };
  const offer = { price: paise(15_800), stock: 3 };

  it("has no fault with a seller of the GSTIN's state and a price up to the MRP", () => {
    expect(productFaults({ seller, offer, mrp: paise(15_800) })).toEqual([]);
    expect(productFaults({ seller: null, offer, mrp: null })).toEqual([]);
    expect(productFaults({ seller: { ...seller, state: "uttrakhand" }, offer: null, mrp: paise(1) })).toEqual([]);
  });

  it("may not cost a paisa more than its MRP", () =>
    expect(productFaults({ seller, offer, mrp: paise(15_799) })).toEqual([{ kind: "price-above-mrp", mrp: 15_799 }]));

  it("names a seller's unknown state, a GSTIN of another one, and one with a typing error", () => {
    const kinds = (changed: Partial<typeof seller>) => productFaults({ seller: { ...seller, ...changed }, offer, mrp: null });
    expect(kinds({ state: "Uttara" })).toEqual([{ kind: "unknown-state" }]);
    expect(kinds({ state: "Maharashtra" })).toEqual([{ kind: "gstin-of-another-state", state: "Uttarakhand" }]);
    expect(kinds({ gstin: "05AAFCD7310K1ZT" })).toEqual([{ kind: "wrong-check-letter", expected: "S" }]);
  });
});
