import { describe, expect, it } from "vitest";
import { instantAt, isAfter } from "#core/shared/instant.ts";

describe("an instant", () => {
  it.each([
    [0, 0, ""],
    [1_500, 1, "5"],
    [1_050, 1, "05"],
    [1_005, 1, "005"],
    [1_120, 1, "12"],
    [-1, -1, "999"],
    [-1_000, -1, ""],
  ])("is made of %d milliseconds", (milliseconds, seconds, decimals) => expect(instantAt(milliseconds)).toEqual({ seconds, decimals }));

  it.each([
    [2, "", 1, "999", true],
    [1, "5", 1, "", true],
    [1, "10", 1, "09", true],
    [1, "0001", 1, "0001", false],
    [1, "05", 1, "5", false],
    [1, "9", 2, "", false],
    [1, "12", 1, "1", true],
  ])("of %d.%s is after one of %d.%s: %s", (seconds, decimals, thanSeconds, thanDecimals, after) => {
    expect(isAfter({ seconds, decimals }, { seconds: thanSeconds, decimals: thanDecimals })).toBe(after);
  });
});
