import { describe, expect, it } from "vitest";
import { givenAmount } from "#cli/input/given-amount.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";

describe("the reason that staff give", () => {
  const given = (reason: string, most?: number) => givenReason(new Map([["reason", reason]]), most);

  it("is read without spaces at its ends, its letters put together", () => {
    expect(given("  court order, cafe\u0301 ")).toBe("court order, caf\u00e9");
  });
  it.each([
    ["nothing", ""],
    ["spaces alone", " \t "],
    ["a character too many", "x".repeat(501)],
  ])("is none where it is %s", (_, reason) => {
    expect(given(reason)).toBeNull();
  });
  it("is none where the option is missing", () => {
    expect(givenReason(new Map())).toBeNull();
  });
  it("has the limit of its rule", () => {
    expect([given("x".repeat(500)), given("x".repeat(300), 300), given("x".repeat(301), 300)]).toEqual([
      "x".repeat(500),
      "x".repeat(300),
      null,
    ]);
    expect([expectedReason(), expectedReason(300)]).toEqual([
      "expected --reason TEXT of at most 500 characters",
      "expected --reason TEXT of at most 300 characters",
    ]);
  });
});

describe("an amount in rupees", () => {
  it.each([
    ["250", 25_000],
    ["250.5", 25_050],
    ["250.05", 25_005],
    ["0.01", 1],
    ["9999999.99", 999_999_999],
    ["1,000", 100_000],
    ["₹1,00,000", 10_000_000],
    [".5", 50],
    [" 1", 100],
    ["१", 100],
  ])("%s is read in paise", (text, paise) => {
    expect(givenAmount(text)).toBe(paise);
  });
  it.each(["", "0", "0.00", "-1", "1.234", "1,5", "1e3", "99999999999999", "NaN", "one"])("%j is none", (text) => {
    expect(givenAmount(text)).toBeNull();
  });
});
