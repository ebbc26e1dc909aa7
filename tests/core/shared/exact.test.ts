import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, exactly, isBelow, minus, plus, roundDown, roundHalfUp, roundUp, times, wholePart } from "#core/shared/exact.ts";

const half = { numerator: 1n, denominator: 2n };
const anyExact = () =>
  fc.record({ numerator: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), denominator: fc.bigInt({ min: 1n, max: 10n ** 6n }) });

describe("a number read exactly", () => {
  it.each([
    [0, 0n, 1n],
    [12, 12n, 1n],
    [0.1, 1n, 10n],
    [12.5, 125n, 10n],
    [100.25, 10_025n, 100n],
    [1e-7, 1n, 10_000_000n],
    [1.5e-7, 15n, 100_000_000n],
    [1e21, 10n ** 21n, 1n],
    [0.1 + 0.2, 30_000_000_000_000_004n, 10n ** 17n],
  ])("%d is the fraction that its shortest text stands for", (number, numerator, denominator) => {
    expect(exactly(number)).toEqual({ numerator, denominator });
  });

  it("is what a library of decimals reads", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const decimal = new Decimal(number);
        const numerator = BigInt(decimal.toFixed().replace(".", ""));
        expect(exactly(number)).toEqual({ numerator, denominator: 10n ** BigInt(decimal.decimalPlaces()) });
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("is not %d", (number) => {
    expect(() => exactly(number)).toThrow(SyntaxError);
  });
});

describe("fractions", () => {
  it("are compared exactly, whatever their denominators", () => {
    expect(compare({ numerator: 2n, denominator: 4n }, half)).toBe(0);
    expect(compare({ numerator: 1n, denominator: 3n }, half)).toBe(-1);
    expect(compare(half, { numerator: 1n, denominator: 3n })).toBe(1);
  });

  it("are below a whole number or not", () => {
    expect(isBelow({ numerator: 5n, denominator: 2n }, 3)).toBe(true);
    expect(isBelow({ numerator: 6n, denominator: 2n }, 3)).toBe(false);
    expect(isBelow({ numerator: 7n, denominator: 2n }, 3)).toBe(false);
  });

  it("keep their whole part, however large", () =>
    expect(wholePart({ numerator: 2n ** 70n + 1n, denominator: 2n })).toEqual({ numerator: 2n ** 69n, denominator: 1n }));

  it("add, take away and multiply without loss", () => {
    fc.assert(
      fc.property(anyExact(), anyExact(), (a, b) => {
        expect(compare(minus(plus(a, b), b), a)).toBe(0);
        expect(compare(plus(a, a), times(exactly(2), a))).toBe(0);
        expect(compare(minus(a, b), exactly(0))).toBe(compare(a, b));
      }),
    );
  });

  it("add over one denominator without growing it", () => {
    expect(plus(half, half)).toEqual({ numerator: 2n, denominator: 2n });
    expect(plus(half, exactly(1))).toEqual({ numerator: 3n, denominator: 2n });
  });
});

describe("rounding", () => {
  it.each([
    [5n, 2n, 2, 3, 3],
    [-5n, 2n, -3, -2, -2],
    [7n, 3n, 2, 3, 2],
    [8n, 3n, 2, 3, 3],
    [4n, 2n, 2, 2, 2],
    [-4n, 2n, -2, -2, -2],
    [-7n, 3n, -3, -2, -2],
    [0n, 3n, 0, 0, 0],
    [-1n, 3n, -1, 0, 0],
  ])("%d/%d goes down to %d, up to %d and half up to %d", (numerator, denominator, down, up, nearest) => {
    expect(roundDown({ numerator, denominator })).toBe(down);
    expect(roundUp({ numerator, denominator })).toBe(up);
    expect(roundHalfUp({ numerator, denominator })).toBe(nearest);
  });

  it("keeps down and up within one of each other, the exact value between them", () => {
    fc.assert(
      fc.property(anyExact(), (amount) => {
        const [down, up] = [roundDown(amount), roundUp(amount)];
        expect(compare(exactly(down), amount)).toBeLessThanOrEqual(0);
        expect(compare(exactly(up), amount)).toBeGreaterThanOrEqual(0);
        expect(up - down).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("refuses what is beyond exact numbers", () => {
    expect(() => roundDown({ numerator: 2n ** 60n, denominator: 1n })).toThrow(RangeError);
  });
});
