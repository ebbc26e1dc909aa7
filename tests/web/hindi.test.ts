import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "#adapters/catalogue-file/catalogue.ts";
import { demoLines } from "#adapters/demo-catalogue/lines.ts";
import { INDIAN_STATES } from "#core/shipping/indian-states.ts";
import { careWords } from "#web/wording/hindi/care.ts";
import { landingWords } from "#web/wording/hindi/landing.ts";
import { invoiceWords } from "#web/wording/hindi/invoice.ts";
import { menuTitle } from "#web/wording/hindi/menus.ts";

const wording = new URL("../../web/wording/", import.meta.url);

/** Files that hold figures or types and no word. */
const WORDLESS = ["amounts.ts", "dates.ts", "exact-amounts.ts", "explained.ts", "grams.ts", "mobile.ts", "moments.ts", "promised.ts"];

const files = (await readdir(wording)).filter((file) => file.endsWith(".ts") && !WORDLESS.includes(file));
const twins = (await readdir(new URL("hindi/", wording))).filter((file) => file.endsWith(".ts"));

describe("the words of the pages", () => {
  it.each(files)("stand in Hindi too: %s", async (file) => {
    expect(existsSync(new URL(`hindi/${file}`, wording))).toBe(true);
    const english: unknown = await import(new URL(file, wording).href);
    const hindi: unknown = await import(new URL(`hindi/${file}`, wording).href);
    expect(shapeOf(hindi)).toEqual(shapeOf(english));
  });

  it("name every category and concern in Hindi", () => {
    const { products } = readCatalogue(demoLines.products());
    const titles = [...new Set(products.flatMap(({ categories, concerns }) => [...categories, ...concerns]))];
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => !/^\p{Script=Devanagari}/u.test(menuTitle(title)))).toEqual([]);
  });

  it("name the states of an invoice in Hindi", () =>
    expect(INDIAN_STATES.map((name) => invoiceWords.state({ name, code: "27" })).filter((written) => /[A-Za-z]/.test(written))).toEqual(
      [],
    ));

  it("name kinds of care and cities in Hindi", () => {
    expect(landingWords.practises("Ayurveda", "Pune")).toBe("आयुर्वेद, पुणे");
    expect(careWords.clinicDescription("Shifa", "Delhi")).toContain("दिल्ली में Shifa");
  });

  it("have no twin that stands alone", () => {
    expect(twins.filter((twin) => !existsSync(new URL(basename(twin), wording)))).toEqual([]);
  });

  it.each(WORDLESS)("are none where it is said that there are none: %s", async (file) => {
    const source = (await readFile(new URL(file, wording), "utf8")).replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, "");
    expect(source.match(/"[A-Za-z]+ [A-Za-z ]+"/g)).toBeNull();
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
