import { describe, expect, it } from "vitest";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { demoGoods } from "#tests/builders/demo-goods.ts";
import { inHindi } from "#tests/web/in-hindi.ts";

const sizes = [...new Set(demoGoods.map(({ size }) => size))];

describe("a size", () => {
  it.each([
    ["100 g", "100 ग्राम"],
    ["1.5 kg", "1.5 किग्रा"],
    ["250 ml", "250 मि.ली."],
    ["500ML", "500 मि.ली."],
    ["60 tablets", "60 टैबलेट"],
    ["1 piece", "1 पीस"],
    ["2 × 100 g", "2 × 100 ग्राम"],
    ["Pack of 2", "2 का पैक"],
    ["set of 4", "4 का सेट"],
    ["pair", "एक जोड़ी"],
    ["5 dozen", "5 dozen"],
    ["for the neck", "for the neck"],
    ["12", "12"],
    ["", ""],
  ])("of %s is read in Hindi as %s, and in English as it is on the label", (size, hindi) => {
    expect(shownSize(size)).toBe(size);
    inHindi();
    expect(shownSize(size)).toBe(hindi);
  });

  it("of every product of the demo is read in Hindi without a Latin letter", () => {
    expect(sizes.length).toBeGreaterThan(50);
    inHindi();
    expect(sizes.map(shownSize).filter((size) => /[a-z]/i.test(size))).toEqual([]);
  });
});
