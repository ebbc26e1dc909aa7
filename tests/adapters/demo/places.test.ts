import { describe, expect, it } from "vitest";
import { demoFiles, valuesIn } from "#adapters/composition/demo-files.ts";
import { DEMO_DAY } from "#tests/builders/demo-goods.ts";

const files = demoFiles(DEMO_DAY);
const values = valuesIn(await files.pincodes());

describe("the demo's places", () => {
  it("are two hundred pincodes over all of India", () => {
    expect(values.length).toBe(200);
    expect(new Set(values.map(({ pincode }) => pincode)).size).toBe(200);
    expect(new Set(values.map(({ state }) => state)).size).toBeGreaterThanOrEqual(30);
  });

  it("lie in the state that their first digits name", () => {
    const zones = { Delhi: "11", Maharashtra: "4", Gujarat: "3", Karnataka: "5", Kerala: "6", "West Bengal": "7", Bihar: "8", Punjab: "1" };
    for (const [state, digits] of Object.entries(zones)) {
      expect(values.filter((place) => place.state === state && !place.pincode.startsWith(digits))).toEqual([]);
    }
  });

  it("take cash in most places, and take days that one can wait", () => {
    expect(values.filter(({ cashOnDelivery }) => !cashOnDelivery).length).toBeGreaterThan(20);
    expect(values.filter(({ days }) => days < 1 || days > 13)).toEqual([]);
  });

  it("are served by settings with both rules", () => {
    expect(files.shipping()).toEqual([
      { basic: { minimumOrder: 49_900, charge: 6_000 }, weightExceed: { minimumOrder: 149_900, charge: 12_000, above: 5 } },
    ]);
  });
});
