import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grouped } from "#core/shared/grouped.ts";

describe("things by what they share", () => {
  it("are what Map.groupBy makes of them", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        expect([...grouped(numbers, (number) => number % 3)]).toEqual([...Map.groupBy(numbers, (number) => number % 3)]);
      }),
    );
  });
});
