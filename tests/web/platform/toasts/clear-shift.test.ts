import { describe, expect, it } from "vitest";
import { clearShift } from "#web/platform/toasts/clear-shift.ts";

const own = { from: 24, to: 224 };

describe("the place of news", () => {
  it("is the corner where nothing is pressed below them", () => {
    expect(clearShift(own, [], 900)).toBe(0);
    expect(clearShift(own, [{ from: 400, to: 500 }], 900)).toBe(0);
  });

  it("is beside what is pressed there, one after the other", () => {
    const pressed = [
      { from: 120, to: 184 },
      { from: 48, to: 112 },
      { from: 192, to: 256 },
    ];
    const shift = clearShift(own, pressed, 900);
    expect(shift).toBe(244);
    expect(pressed.every(({ from, to }) => to < own.from + shift || from > own.to + shift)).toBe(true);
  });

  it("is beside all of them, in whatever order they are told, and however they lie within one another", () => {
    const one = { from: 100, to: 160 };
    expect(clearShift(own, [{ from: 300, to: 360 }, one], 900)).toBe(348);
    expect(clearShift(own, [one, { from: 110, to: 150 }], 900)).toBe(148);
  });

  it("is a finger's breadth away from them", () => {
    expect(clearShift(own, [{ from: 236, to: 300 }], 900)).toBe(0);
    expect(clearShift(own, [{ from: 235, to: 300 }], 900)).toBe(288);
    expect(clearShift(own, [{ from: 0, to: 12 }], 900)).toBe(0);
    expect(clearShift(own, [{ from: 0, to: 13 }], 900)).toBe(1);
  });

  it("is the corner where there is no such place near it", () => {
    expect(clearShift(own, [{ from: 40, to: 800 }], 900)).toBe(0);
  });
});
