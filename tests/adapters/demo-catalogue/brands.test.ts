import { describe, expect, it } from "vitest";
import { brandStyles } from "#adapters/demo-catalogue/brand-styles.ts";
import { brands } from "#adapters/demo-catalogue/brands.ts";
import { kinds } from "#adapters/demo-catalogue/kinds.ts";
import { slugOf } from "#adapters/demo-catalogue/slug.ts";
import { brandSlug } from "#web/design/art/brand-class.ts";

describe("the demo's brands", () => {
  it("have the colours that the shop's stylesheet holds", async () => {
    await expect(brandStyles(brands)).toMatchFileSnapshot("../../../web/design/art/brands.css");
  });

  it("are found in it by the class that the shop makes of a name", () => {
    for (const { name } of brands) expect(brandSlug(name)).toBe(slugOf(name));
  });

  it("have names and colours of their own", () => {
    expect(new Set(brands.map(({ name }) => slugOf(name))).size).toBe(brands.length);
    expect(new Set(brands.map(({ colours }) => colours.inks.join())).size).toBe(brands.length);
  });

  it("write on their labels with a contrast of 4.5 at least", () => {
    const faint = brands.flatMap(({ name, colours: { inks, label } }) =>
      inks.filter((ink) => contrast(ink, label) < 4.5).map((ink) => `${name} ${ink}`),
    );
    expect(faint).toEqual([]);
  });

  it("make everything that the shop sells", () => {
    for (const { craft, makers } of kinds)
      expect(brands.filter(({ crafts }) => crafts.includes(craft)).length).toBeGreaterThanOrEqual(makers);
  });
});

/** As WCAG 2 reckons it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
