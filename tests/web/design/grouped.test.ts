import fc from "fast-check";
import { describe, it } from "vitest";
import { grouped } from "#web/design/figures/grouped.ts";

describe("a figure in Indian grouping", () => {
  it("is what the platform's own format gives, whole or with a fraction, of whatever size", () => {
    const platform = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });
    const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((figure) => figure / 1000);
    fc.assert(fc.property(fc.oneof(thousandths, fc.maxSafeInteger()), (figure) => grouped(figure) === platform.format(figure)));
    fc.assert(fc.property(fc.bigInt(), (figure) => grouped(figure) === platform.format(figure)));
  });
});
