import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEventFile } from "#tests/arbitraries/any-event-file.ts";
import { naiveEvent } from "./naive-event.ts";
import { playedEvent } from "./played-event.ts";

describe("an event", () => {
  it("is what a reading of the contract sentence by sentence gives", () => {
    fc.assert(
      fc.property(anyEventFile(), (file) => {
        const wire = JSON.parse(JSON.stringify(file));
        expect(JSON.stringify(playedEvent(wire))).toBe(JSON.stringify(naiveEvent(wire)));
      }),
      { numRuns: 2_000 },
    );
  });
});
