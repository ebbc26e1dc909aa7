import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandColumns } from "#core/catalogue/brand-columns.ts";
import { brandsByLetter } from "#core/catalogue/brand.ts";

const brands = (titles: readonly string[]) => titles.map((title) => ({ title, slug: title.toLowerCase(), products: 1, logo: null }));

describe("the columns of the brand menu", () => {
  it("hold every brand once, in order, at most 16 each, and no empty letter [ui-shopnav-brand-chunk] [co-brand-chunk]", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 80, selector: (title) => title.toLowerCase() }),
        (titles) => {
          const letters = brandsByLetter(brands(titles));
          const columns = brandColumns(letters);
          expect(columns.flatMap((column) => column.flatMap((letter) => letter.brands))).toEqual(
            letters.flatMap((letter) => letter.brands),
          );
          columns.forEach((column, place) => {
            const size = column.flatMap((letter) => letter.brands).length;
            expect(size).toBe(place < columns.length - 1 ? 16 : titles.length - place * 16);
            expect(column.every((letter) => letter.brands.length > 0)).toBe(true);
          });
        },
      ),
    );
  });

  it("repeat the heading of a letter that runs over", () => {
    const columns = brandColumns(brandsByLetter(brands(Array.from({ length: 18 }, (_, place) => `B${String(place).padStart(2, "0")}`))));
    expect(columns.map((column) => column.map(({ letter, brands: under }) => [letter, under.length]))).toEqual([[["B", 16]], [["B", 2]]]);
  });
});
