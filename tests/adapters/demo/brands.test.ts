import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandClass } from "#web/design/art/brand-class.ts";
import { demoGoods } from "#tests/builders/demo-goods.ts";

const names = [...new Set(demoGoods.flatMap(({ brand }) => brand ?? []))];

/** The colours of the shop's stylesheet, by the class that names a brand. */
const colours = Map.groupBy(
  readFileSync("web/design/art/brands.css", "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, brand = "", written = ""] = /^\.(brand-[a-z0-9-]+)(?:\.tone-[23])?\{(.+)\}$/.exec(line) ?? [];
      return brand === ""
        ? []
        : [{ brand, values: new Map([...written.matchAll(/--([a-z0-9]+):([^;]+)/g)].map(([, name = "", value = ""]) => [name, value])) }];
    }),
  ({ brand }) => brand,
);
const inksOf = (brand: string) => (colours.get(brand) ?? []).map(({ values }) => values.get("brand") ?? "");

describe("the demo's brands", () => {
  it("have colours in the shop's stylesheet, and it has none for others", () => {
    expect(names.length).toBeGreaterThanOrEqual(38);
    expect([...colours.keys()].toSorted()).toEqual(names.map(brandClass).toSorted());
  });

  it("have names and colours of their own, in three tones", () => {
    expect(new Set(names.map(brandClass)).size).toBe(names.length);
    const inks = names.map((name) => inksOf(brandClass(name)));
    expect(inks.filter((tones) => tones.length !== 3 || tones.includes(""))).toEqual([]);
    expect(new Set(inks.map(String)).size).toBe(names.length);
  });

  it("write on their labels with a contrast of 4.5 at least", () => {
    const faint = [...colours].flatMap(([brand, [first]]) =>
      inksOf(brand)
        .filter((ink) => !(contrast(ink, first?.values.get("label") ?? "") >= 4.5))
        .map((ink) => `${brand} ${ink}`),
    );
    expect(faint).toEqual([]);
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
