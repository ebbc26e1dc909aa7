import fc from "fast-check";
import { expect, it } from "vitest";
import { hundredthsText } from "#cli/printing/amount-text.ts";

it("an amount's text is its hundredths with a point before the last two digits, the first time as later", () => {
  const amounts = fc.oneof(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.maxSafeInteger());
  fc.assert(
    fc.property(amounts, (hundredths) => {
      const digits = String(Math.abs(hundredths)).padStart(3, "0");
      const text = `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect([hundredthsText(hundredths), hundredthsText(hundredths)]).toEqual([text, text]);
    }),
  );
});
