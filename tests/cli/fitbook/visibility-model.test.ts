import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyVisibilityFile } from "#tests/arbitraries/any-visibility-file.ts";
import { naiveVisibility } from "./naive-visibility.ts";
import { checkedVisibility } from "./checked-visibility.ts";

describe("who sees what", () => {
  it("is what a reading of the contract sentence by sentence gives", () => {
    fc.assert(
      fc.property(anyVisibilityFile(), (file) => {
        const wire = JSON.parse(JSON.stringify(file));
        expect(JSON.stringify(checkedVisibility(wire))).toBe(JSON.stringify(naiveVisibility(wire)));
      }),
      { numRuns: 2_000 },
    );
  });
});
