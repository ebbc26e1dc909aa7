import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountInWords } from "#core/invoices/amount-in-words.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { rupeesIn } from "./read-words.ts";

const anyInvoiceAmount = () =>
  fc.oneof(
    fc.integer({ min: 0, max: 99_999 }),
    fc.integer({ min: 0, max: LARGEST_AMOUNT }),
    fc
      .tuple(fc.constantFrom(1, 100, 10_000, 10_000_000, 1_000_000_000), fc.integer({ min: 1, max: 99 }))
      .map(([unit, count]) => unit * count),
  );

describe("an amount in words", () => {
  it.each([
    [0, "Zero Rupees Only", "शून्य रुपये मात्र"],
    [1, "One Paisa Only", "एक पैसा मात्र"],
    [50, "Fifty Paise Only", "पचास पैसे मात्र"],
    [100, "One Rupee Only", "एक रुपया मात्र"],
    [101, "One Rupee and One Paisa Only", "एक रुपया और एक पैसा मात्र"],
    [2_100_00, "Two Thousand One Hundred Rupees Only", "दो हज़ार एक सौ रुपये मात्र"],
    [
      1_23_456_78,
      "One Lakh Twenty-Three Thousand Four Hundred Fifty-Six Rupees and Seventy-Eight Paise Only",
      "एक लाख तेईस हज़ार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र",
    ],
    [10_00_00_019_00, "Ten Crore Nineteen Rupees Only", "दस करोड़ उन्नीस रुपये मात्र"],
    [
      LARGEST_AMOUNT,
      "Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Rupees and Ninety-Nine Paise Only",
      "नौ सौ निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और निन्यानवे पैसे मात्र",
    ],
  ])("of %i paise is %s", (amount, english, hindi) => {
    expect(amountInWords(paise(amount), "en")).toBe(english);
    expect(amountInWords(paise(amount), "hi")).toBe(hindi);
  });

  it("reads back as the same amount, in both languages", () =>
    fc.assert(
      fc.property(anyInvoiceAmount(), fc.constantFrom("en" as const, "hi" as const), (amount, language) => {
        expect(rupeesIn(amountInWords(paise(amount), language), language)).toBe(amount);
      }),
      { numRuns: 2000 },
    ));

  it("is of no amount below nothing or beyond the largest", () => {
    for (const amount of [-1, LARGEST_AMOUNT + 1]) expect(() => amountInWords(paise(amount), "en")).toThrow(RangeError);
  });
});
