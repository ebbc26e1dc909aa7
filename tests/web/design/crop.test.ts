import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MIDDLE, MOST_ZOOM, movedBy, squareOf } from "#web/design/crop-field/crop.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.integer({ min: 1, max: 8_000 });
const sizes = fc.record({ width: length, height: length });
const crops = fc.record({ zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }), across: share, down: share });
const moves = fc.record({ x: fc.integer({ min: -9_000, max: 9_000 }), y: fc.integer({ min: -9_000, max: 9_000 }) });

describe("the part of a picture that is kept", () => {
  it("is the largest square of the middle until it is moved", () => {
    expect(squareOf({ width: 600, height: 300 }, MIDDLE)).toEqual({ x: 150, y: 0, side: 300 });
    expect(squareOf({ width: 300, height: 500 }, { ...MIDDLE, zoom: 2, down: 1 })).toEqual({ x: 75, y: 350, side: 150 });
  });

  it("lies within the picture wherever it is moved", () =>
    fc.assert(
      fc.property(sizes, crops, moves, (size, crop, by) => {
        const { x, y, side } = squareOf(size, movedBy(crop, size, by));
        expect(side).toBeGreaterThan(0);
        for (const [at, whole] of [
          [x, size.width],
          [y, size.height],
        ] as const) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + side).toBeLessThanOrEqual(whole + 1e-6);
        }
      }),
    ));

  it("moves against the hand that drags the picture, as far as it goes", () => {
    const size = { width: 600, height: 300 };
    expect(squareOf(size, movedBy(MIDDLE, size, { x: 30, y: 30 }))).toEqual({ x: 120, y: 0, side: 300 });
    expect(squareOf(size, movedBy(MIDDLE, size, { x: -900, y: 0 })).x).toBe(300);
  });
});
