import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterOf, documentNumber, LONGEST_NUMBER } from "#core/invoices/document-number.ts";
import { financialYear } from "#core/invoices/financial-year.ts";
import { day } from "#core/shared/day.ts";

const source = { kind: "invoice", series: "NA1", day: day("2026-11-20"), serial: 123 } as const;

describe("a financial year", () => {
  it.each([
    ["2026-03-31", "2025-26"],
    ["2026-04-01", "2026-27"],
    ["2027-01-01", "2026-27"],
    ["1999-04-01", "1999-00"],
    ["2100-03-31", "2099-00"],
  ])("of %s is %s", (text, year) => expect(financialYear(day(text))).toBe(year));
});

describe("a document's number", () => {
  it("names series, kind, year and serial", () => {
    expect(documentNumber(source)).toBe("NA1I/2627/000123");
    expect(documentNumber({ ...source, kind: "credit-note", series: "7", serial: 1 })).toBe("7C/2627/000001");
    expect(counterOf({ ...source, day: day("2027-04-01") })).toBe("NA1I/2027-28");
  });

  it("has at most 16 characters of those that the law allows, and no other document's", () => {
    const anySource = fc.record({
      kind: fc.constantFrom("invoice" as const, "credit-note" as const),
      series: fc.stringMatching(/^[A-Z0-9]{1,3}$/),
      day: fc.constantFrom("2026-03-31", "2026-04-01", "2027-04-01").map(day),
      serial: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(anySource, anySource, (one, other) => {
        const number = documentNumber(one);
        expect(number).toMatch(/^[A-Z0-9/]+$/);
        expect(number.length).toBeLessThanOrEqual(LONGEST_NUMBER);
        const isSame = one.serial === other.serial && counterOf(one) === counterOf(other);
        expect(number === documentNumber(other)).toBe(isSame);
      }),
    );
  });

  it("is none of a series or serial that would not fit", () => {
    for (const series of ["", "ABCD", "a", "Ä"]) expect(() => documentNumber({ ...source, series })).toThrow(RangeError);
    for (const serial of [0, 1.5, 1_000_000]) expect(() => documentNumber({ ...source, serial })).toThrow(RangeError);
  });
});
