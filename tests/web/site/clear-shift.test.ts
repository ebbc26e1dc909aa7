import { describe, expect, it } from "vitest";
import { clearShift } from "#web/features/site/toasts/clear-shift.ts";

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

  it("is the corner where there is no such place near it", () => {
    expect(clearShift(own, [{ from: 40, to: 800 }], 900)).toBe(0);
  });
});
