import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedNumber, typedWhole } from "#core/shared/typed-number.ts";
import { typedRupees } from "#core/shared/typed-rupees.ts";

/** The first digits of the scripts that India writes numbers in. */
const ZEROS = ["०", "০", "੦", "૦", "୦", "௦", "౦", "೦", "൦", "۰", "٠", "０"];

const inScript = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

describe("a number that somebody typed", () => {
  it.each([
    [" 72.5 ", 72.5],
    ["10,000", 10_000],
    ["12,000.5", 12_000.5],
    ["1,00,000", 100_000],
    ["100,000", 100_000],
    ["1 00 000", 100_000],
    ["10\u00a0000", 10_000],
    ["१५०", 150],
    ["७२.५", 72.5],
    ["১,২০০", 1_200],
    ["۱۲٫۵", 12.5],
    ["७५\u200b", 75],
    ["-42", -42],
    ["−0.5", -0.5],
    [".5", 0.5],
    ["5.", 5],
    ["-0", 0],
    ["007", 7],
  ])("%s is read as %s", (typed, number) => expect(typedNumber(typed)).toBe(number));

  it.each([
    "",
    " ",
    ".",
    "-",
    "72,5",
    "1,20",
    "1,2000",
    ",200",
    "1,,200",
    "1,200,00",
    "1, 200",
    "1,00 000",
    "7 2",
    "1.2.3",
    "1e3",
    "0x10",
    "Infinity",
    "--1",
    "+1",
    "५ दिन",
    "½",
    "9".repeat(16),
  ])("%j is none, whatever it may have meant", (typed) => expect(typedNumber(typed)).toBeNull());

  it("has no more decimals than its field takes, and a whole one no point at all", () => {
    expect(typedNumber("61.25", 2)).toBe(61.25);
    expect(typedNumber("7.000", 2)).toBeNull();
    expect([typedWhole("999", 999), typedWhole("1000", 999)]).toEqual([999, null]);
    expect(["7", "7.000", "7.0", "-7", "1,00,000"].map((typed) => typedWhole(typed))).toEqual([7, null, null, null, 100_000]);
  });

  it("is the number, however it is grouped and in whichever script", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.nat(999),
        fc.constantFrom("en-IN", "en-GB"),
        fc.constantFrom(...ZEROS),
        (number, thousandths, grouping, zero) => {
          const written = `${number.toLocaleString(grouping)}.${String(thousandths).padStart(3, "0")}`;
          const read = Number(`${number}.${String(thousandths).padStart(3, "0")}`);
          expect(typedNumber(written)).toBe(read);
          expect(typedNumber(inScript(zero, written))).toBe(read);
        },
      ),
    );
  });
});

describe("an amount of money that somebody typed", () => {
  it.each(["1,500", "₹ 1,500.00", "Rs. 1500/-", "rs1500", "1500.", "१,५००", "रु. १५००", "₹1 500"])("%s is 1,500 rupees", (typed) =>
    expect(typedRupees(typed)).toBe(150_000),
  );

  it.each(["", "₹", "₹ 4,50", "-5", "1.505", "cheap", "10000000000"])("%j is none", (typed) => expect(typedRupees(typed)).toBeNull());
});
