import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoGoods } from "#tests/builders/demo-goods.ts";
import { INDIAN_STATES } from "#core/shipping/indian-states.ts";
import { carePhrases } from "#web/features/content/wording/hindi/care.ts";
import { landingPhrases } from "#web/features/content/wording/hindi/landing.ts";
import { stateNames } from "#web/design/wording/hindi/states.ts";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { categoryTitles } from "#web/design/wording/hindi/category-titles.ts";
import { subCategoryTitles } from "#web/design/wording/hindi/sub-category-titles.ts";
import { cityTitles } from "#web/features/shipping/wording/hindi/city-titles.ts";

const files = globSync("web/**/wording/*.ts");
const twins = globSync("web/**/wording/hindi/*.ts");
const twinOf = (file: string) => join(dirname(file), "hindi", basename(file));
const address = (path: string): string => new URL(`../../${path}`, import.meta.url).href;

describe("the words of the pages", () => {
  it("stand in Hindi too, all of them", async () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(twinOf(file)))).toEqual([]);
    for (const file of files) {
      const english: unknown = await import(address(file));
      const hindi: unknown = await import(address(twinOf(file)));
      expect(shapeOf(hindi), file).toMatchObject(Object(shapeOf(english))); // A table that stands empty in English names what is kept in English.
    }
  });

  it("name every category, sub-category and concern in Hindi", () => {
    const titles = [...new Set(demoGoods.flatMap(({ categories, subCategory, concerns }) => [...categories, subCategory, ...concerns]))];
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => !/^\p{Script=Devanagari}/u.test(subCategoryTitles[title] ?? categoryTitles[title] ?? title))).toEqual(
      [],
    );
  });

  it("leave the titles of menus as they are kept, where these are English", () => {
    const titles = ["Ayurveda in Pune", "Yoga near me", "Get in touch", "Yoga near me in Pune", "Unani in Delhi near me", "Sitemap"];
    expect(titles.map(menuTitle)).toEqual(titles);
  });

  it("name the states of an invoice in Hindi", () =>
    expect(INDIAN_STATES.map((name) => stateNames[name] ?? name).filter((written) => /[A-Za-z]/.test(written))).toEqual([]));

  it("name kinds of care and cities in Hindi", () => {
    expect(landingPhrases.practises({ therapy: categoryTitles["Ayurveda"] ?? "", city: cityTitles["Pune"] ?? "" })).toBe("आयुर्वेद, पुणे");
    expect(carePhrases.clinicDescription({ name: "Shifa", city: cityTitles["Delhi"] ?? "" })).toContain("दिल्ली में Shifa");
  });

  it("are typed by the English file, so that a missing sentence does not compile", () => {
    const untyped = twins.filter(
      (twin) => /^export const /m.test(readFileSync(twin, "utf8")) && !/typeof|satisfies/.test(readFileSync(twin, "utf8")),
    );
    expect(untyped).toEqual([]);
  });

  it("have no twin that stands alone", () => {
    expect(twins.filter((twin) => !existsSync(join(dirname(twin), "..", basename(twin))))).toEqual([]);
  });
});

/** What a file exports, by name and kind; of functions also how many facts they take. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "function") return `takes ${value.length}`;
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, shapeOf(part)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
