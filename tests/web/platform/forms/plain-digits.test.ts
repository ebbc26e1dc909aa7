import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainDigits } from "#web/platform/forms/plain-digits.ts";

const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

describe("digits as somebody types them", () => {
  it.each([
    [" 72.5 ", "72.5"],
    ["1,200", "1200"],
    ["12,000.5", "12000.5"],
    ["1,00,000", "100000"],
    ["100,000", "100000"],
    ["७२.५", "72.5"],
    ["१,२००", "1200"],
    ["", ""],
  ])("of %s are %s", (typed, plain) => expect(plainDigits(typed)).toBe(plain));

  it.each(["72,5", "1,20", "1,2000", ",200", "1,,200", "1,200,00", "7 2", "a lot"])("leave %s to be refused", (typed) =>
    expect(plainDigits(typed)).toBe(typed),
  );

  it("are those of the number, whether grouped as in India or by thousands, in either script", () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.constantFrom("en-IN", "en-GB"), (number, grouping) => {
        const written = number.toLocaleString(grouping);
        expect(plainDigits(written)).toBe(String(number));
        expect(plainDigits(inDevanagari(written))).toBe(String(number));
      }),
    );
  });
});
