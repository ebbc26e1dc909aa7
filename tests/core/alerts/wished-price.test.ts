import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wishedPriceIn } from "#core/alerts/wished-price.ts";

describe("a price that somebody waits for", () => {
  it("is whole rupees, however they are written", () => {
    for (const written of ["450", " ₹450", "₹ 450.00", "४५०"]) expect(wishedPriceIn(written)).toBe(45_000);
    expect(wishedPriceIn("1,00,000")).toBe(10_000_000);
  });

  it("is no fraction, nothing, and not beyond nine digits", () => {
    for (const written of ["", "0", "4,50", "4.5", "-3", "cheap", "4e2", "1234567890"]) expect(wishedPriceIn(written)).toBeNull();
  });

  it("is read back as it is printed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (rupees) => {
        expect(wishedPriceIn(`₹${rupees.toLocaleString("en-IN")}`)).toBe(rupees * 100);
      }),
    );
  });
});
