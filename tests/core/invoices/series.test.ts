import { expect, it } from "vitest";
import { seriesOf } from "#core/invoices/series.ts";

it("sellers' letters begin with AAA, go on like an odometer and end with ZZZ", () => {
  expect([1, 2, 26, 27, 676, 677, 17_576].map(seriesOf)).toEqual(["AAA", "AAB", "AAZ", "ABA", "AZZ", "BAA", "ZZZ"]);
  for (const none of [0, 1.5, 17_577]) expect(() => seriesOf(none)).toThrow(RangeError);
});
