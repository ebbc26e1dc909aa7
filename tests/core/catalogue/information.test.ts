import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allCautions, cautionGroups, cautionsOf } from "#core/catalogue/information/caution.ts";
import { isLicenceNumber } from "#core/catalogue/information/licence.ts";
import { missingInformation } from "#core/catalogue/missing-information.ts";
import { isNetAmount, priceOfHundred, unitSalePrice } from "#core/catalogue/information/net-quantity.ts";
import { noInformation } from "#core/catalogue/information/product-information.ts";
import { paise } from "#core/shared/money.ts";
import { someInformation } from "#tests/builders/some-information.ts";
import { aProduct } from "#tests/fixtures.ts";

describe("a unit sale price", () => {
  it("is that of a gram below a kilogram, of a kilogram from there on", () => {
    expect(unitSalePrice(paise(34_900), { amount: 100, unit: "g" })).toEqual({ price: 349, per: "g" });
    expect(unitSalePrice(paise(34_900), { amount: 999, unit: "g" })).toEqual({ price: 35, per: "g" });
    expect(unitSalePrice(paise(34_900), { amount: 1_000, unit: "g" })).toEqual({ price: 34_900, per: "kg" });
    expect(unitSalePrice(paise(50_000), { amount: 2_500, unit: "g" })).toEqual({ price: 20_000, per: "kg" });
  });

  it("is that of a millilitre or a litre, and of a piece however many there are", () => {
    expect(unitSalePrice(paise(12_000), { amount: 500, unit: "ml" })).toEqual({ price: 24, per: "ml" });
    expect(unitSalePrice(paise(12_000), { amount: 1_500, unit: "ml" })).toEqual({ price: 8_000, per: "l" });
    expect(unitSalePrice(paise(24_000), { amount: 1_200, unit: "piece" })).toEqual({ price: 20, per: "piece" });
  });

  it("is rounded to the paisa, half a paisa up", () => {
    expect(unitSalePrice(paise(5), { amount: 2, unit: "g" }).price).toBe(3);
    expect(unitSalePrice(paise(5), { amount: 2.5, unit: "g" }).price).toBe(2);
    expect(unitSalePrice(paise(10), { amount: 3, unit: "piece" }).price).toBe(3);
  });

  it("differs from the exact one by half a paisa at most, whatever the amounts", () => {
    const quantities = fc.record({ milli: fc.integer({ min: 1, max: 9_999_999_000 }), unit: fc.constantFrom("g", "ml", "piece") });
    fc.assert(
      fc.property(fc.nat(999_999_999_999), quantities, (price, { milli, unit }) => {
        const { price: each, per } = unitSalePrice(paise(price), { amount: milli / 1_000, unit });
        const scale = per === "kg" || per === "l" ? 1_000_000n : 1_000n;
        const off = 2n * (BigInt(each) * BigInt(milli) - BigInt(price) * scale);
        expect(off <= BigInt(milli) && off > -BigInt(milli)).toBe(true);
      }),
    );
  });

  it("can be compared for 100 g or 100 ml, not for what is counted", () => {
    expect(priceOfHundred(paise(18_500), { amount: 50, unit: "g" })).toBe(37_000);
    expect(priceOfHundred(paise(18_500), { amount: 60, unit: "piece" })).toBeNull();
  });
});

describe("a net quantity", () => {
  it.each([0.001, 1, 2.5, 9_999_999])("may be %d", (amount) => expect(isNetAmount(amount)).toBe(true));
  it.each([0, -1, 0.0001, 10_000_000, Number.NaN])("may not be %d", (amount) => expect(isNetAmount(amount)).toBe(false));
});

describe("cautions", () => {
  it("belong to one group each, and keep their order within it", () => {
    expect(cautionGroups.flatMap((group) => cautionsOf(group, allCautions))).toEqual(allCautions);
    expect(new Set(allCautions).size).toBe(allCautions.length);
    expect(cautionsOf("pregnancy", ["surgery", "breastfeeding", "pregnancy"])).toEqual(["breastfeeding", "pregnancy"]);
  });
});

describe("a licence", () => {
  it.each([
    ["fssai", "10526001000123"],
    ["fssai", "21526001000123"],
    ["ayush", "UK/AYU/2017/0482"],
    ["ayush", "A-1234/2011"],
    ["cosmetic", "MH/COS/2019/1183"],
  ] as const)("of %s may be %s", (kind, number) => expect(isLicenceNumber(kind, number)).toBe(true));
  it.each([
    ["fssai", "30526001000123"],
    ["fssai", "1052600100012"],
    ["ayush", "AYUSH"],
    ["ayush", "a-1234"],
    ["cosmetic", "1"],
  ] as const)("of %s is not %s", (kind, number) => expect(isLicenceNumber(kind, number)).toBe(false));
});

describe("what a product does not tell", () => {
  it("is nothing where all is known", () => expect(missingInformation(aProduct("Churna"))).toEqual([]));

  it("is less for what is not used up, and more for food", () => {
    const bare = { mrp: null, information: noInformation };
    const always = ["generic-name", "net-quantity", "mrp", "maker", "country-of-origin", "consumer-care"];
    expect(missingInformation(aProduct("Mat", { ...bare, isConsumable: false }))).toEqual(always);
    expect(missingInformation(aProduct("Churna", bare))).toEqual([...always, "best-before", "ingredients", "licence"]);
    const unmarked = { ...someInformation, vegetarianMark: null, allergens: null };
    expect(missingInformation(aProduct("Honey", { information: unmarked }))).toEqual(["vegetarian-mark", "allergens"]);
    const medicine = { ...unmarked, licence: { kind: "ayush", number: "A-1234/2011" } } as const;
    expect(missingInformation(aProduct("Vati", { information: medicine }))).toEqual([]);
  });
});
