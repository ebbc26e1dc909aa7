import { describe, expect, it } from "vitest";
import { LARGEST_AMOUNT, least, paise, roundUpToRupee } from "#core/shared/money.ts";

describe("paise", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("are never %d", (amount) => {
    expect(() => paise(amount)).toThrow(`${amount} is no whole number of paise`);
  });
  it("are whole numbers, also below 0", () => expect([paise(0), paise(-5), paise(12_345)]).toEqual([0, -5, 12_345]));
  it("are at most ₹9,99,99,99,999.99", () => expect(LARGEST_AMOUNT).toBe(9_999_999_999.99 * 100));
  it("have a lesser of two", () =>
    expect([least(paise(1), paise(2)), least(paise(2), paise(1)), least(paise(2), paise(2))]).toEqual([1, 1, 2]));
});

describe("rounding up to the rupee", () => {
  it.each([
    [0, 0],
    [1, 100],
    [99, 100],
    [100, 100],
    [101, 200],
    [158_790, 158_800],
  ])("makes %d paise %d", (amount, rounded) => expect(roundUpToRupee(paise(amount))).toBe(rounded));
});
