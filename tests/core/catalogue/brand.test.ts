import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandsByLetter } from "#core/catalogue/brand.ts";
import { PRICE_BANDS, priceBandOf, traitsOf } from "#core/catalogue/filters.ts";
import { newestSortKey } from "#core/catalogue/sort-key.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/fixtures.ts";

const brand = (title: string) => ({ slug: title.toLowerCase(), title, products: 1, logo: null });

describe("brands", () => {
  it("stand by their capitalized names under their letters, digits in front [co-brand-order]", () => {
    const named = ["zafran", "Aranya", "amrit", "7 Herbs", "Élan", "Eka", "अमृत"].map(brand);
    expect(brandsByLetter(named).map(({ letter, brands }) => [letter, brands.map(({ title }) => title)])).toEqual([
      ["#", ["7 Herbs"]],
      ["A", ["amrit", "Aranya"]],
      ["E", ["Eka", "Élan"]],
      ["Z", ["zafran"]],
      ["अ", ["अमृत"]],
    ]);
  });

  it("are all there, each once, whatever their names", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (names) => {
        const groups = brandsByLetter(names.map(brand));
        expect(groups.flatMap(({ brands }) => brands.map(({ title }) => title)).toSorted()).toEqual(names.toSorted());
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
      }),
    );
  });
});

const costing = (rupees: number) => aProduct("Balm", { offer: { price: paise(Math.round(rupees * 100)), stock: 1 } });

describe("the bands of prices", () => {
  it("hold every price in exactly one", () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (price) => {
        const holding = PRICE_BANDS.filter(({ least, most }) => price >= least && (most === null || price <= most));
        expect(holding).toEqual([PRICE_BANDS[priceBandOf({ offer: { price: paise(price), stock: 0 } }) ?? -1]]);
      }),
    );
  });
  it.each([
    [0, 0],
    [99.99, 0],
    [100, 1],
    [2_499.99, 4],
    [2_500, 5],
  ])("have ₹%d in the band %d", (rupees, band) => expect(priceBandOf(costing(rupees))).toBe(band));
  it("have none for what nobody sells", () => expect(priceBandOf(aProduct("Balm", { offer: null }))).toBeNull());
});

describe("a product's traits", () => {
  it("say how it may be paid, whether it is there and whether it bears GST", () => {
    expect(traitsOf(aProduct("Balm"))).toEqual(["cash-on-delivery", "in-stock"]);
    expect(traitsOf(aProduct("Balm", { cashOnDelivery: false, gst: 0, offer: { price: paise(1), stock: 0 } }))).toEqual([
      "prepaid-only",
      "gst-free",
    ]);
    expect(traitsOf(aProduct("Balm", { offer: null }))).toEqual(["cash-on-delivery"]);
  });
});

describe("a product's newness", () => {
  const arrived = (text: string) => aProduct("Balm", { arrived: day(text) });
  it("is by its day of arrival, then by who was put last", () => {
    const inOrder = [
      newestSortKey(arrived("2026-11-20"), 9),
      newestSortKey(arrived("2026-11-19"), 1),
      newestSortKey(arrived("1900-01-01"), 2),
      newestSortKey(aProduct("New"), 8),
      newestSortKey(aProduct("Old"), 3),
    ];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(new Set(inOrder).size).toBe(5);
  });
});
