import { describe, expect, it } from "vitest";
import { chosenRule, standardShipping } from "#core/shipping/standard-shipping.ts";
import { paise } from "#core/shared/money.ts";

const basic = { minimumOrder: paise(50_000), charge: paise(5_000) };
const weightExceed = { above: 2.5, minimumOrder: paise(150_000), charge: paise(12_000) };

describe("the shipping rule", () => {
  it.each([
    [250, "basic", "within-weight-limit"],
    [251, "weight-exceed", "above-weight-limit"],
    [0, "basic", "within-weight-limit"],
  ])(
    "of %d hundredths of a kilogram at a limit of 2.5 kg is %s [ru-shipping-rule-basic] [ru-shipping-rule-exceed]",
    (weight, name, because) => {
      expect(chosenRule({ basic, weightExceed }, weight)).toEqual({
        name,
        because,
        weightLimit: 2.5,
        rule: name === "basic" ? basic : weightExceed,
      });
    },
  );
  it("is the basic one without a weight limit [ru-shipping-rule-basic]", () => {
    const plain = { name: "basic", because: "no-weight-limit", weightLimit: null, rule: basic };
    expect(chosenRule({ basic, weightExceed: { ...weightExceed, above: 0 } }, 9_999)).toEqual(plain);
    expect(chosenRule({ basic, weightExceed: null }, 9_999)).toEqual(plain);
  });
  it("may be absent", () => expect(chosenRule({ basic: null, weightExceed }, 1).rule).toBeNull());
});

describe("standard shipping", () => {
  it("is free from the rule's minimum on [ru-shipping-free]", () =>
    expect(standardShipping(basic, paise(50_000))).toEqual({ charge: 0, leftForFree: null }));
  it("is charged below it, and tells what is left [ru-shipping-charged] [ru-shipping-left]", () => {
    expect(standardShipping(basic, paise(49_900))).toEqual({ charge: 5_000, leftForFree: 100 });
  });
  it("is nothing without a rule", () => expect(standardShipping(null, paise(0))).toEqual({ charge: 0, leftForFree: null }));
});
