import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS } from "#adapters/pdf/colours.ts";
import { LOGO } from "#adapters/pdf/logo.ts";

const tokens = readFileSync(new URL("../../../web/design/theme/tokens.css", import.meta.url), "utf8");
const sign = readFileSync(new URL("../../../web/design/theme/drawings/sign.svg", import.meta.url), "utf8");

/** A token's colour by day, as eight bits a channel. */
function byDay(token: string): string {
  const [, ...parts] = new RegExp(`--${token}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
  const [light = 0, chroma = 0, hue = 0] = parts.map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  return `#${linear
    .map((value) =>
      Math.round(channel(value) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

describe("a paper's looks", () => {
  it("are the shop's colours by day", () => {
    for (const [token, colour] of Object.entries(COLOURS)) expect([token, colour]).toEqual([token, byDay(token)]);
  });

  it("are the shop's own sign", () => {
    for (const { path, weight } of [...LOGO.strokes, LOGO.vein]) {
      expect(sign).toContain(`d="${path}"`);
      expect(sign).toMatch(new RegExp(`d="${path}"[^>]*stroke-width="${weight}"`));
    }
    expect(sign).toContain(`d="${LOGO.leaf}" fill="currentColor"`);
  });
});
