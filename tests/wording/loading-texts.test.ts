import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What is read aloud while something loads, in either language, after the file in which it stands. */
const loadingTexts = (): readonly string[] =>
  globSync("web/**/wording/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:reading|readingOne|loading): "([^"]+)"/g)].map(([, text]) => `${file}: ${text}`),
  );

it("what is said while something loads is that it loads, and never that it comes: an order or goods would be on their way", () => {
  const texts = loadingTexts();
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => /on (?:its|their|the) way|coming|आ रह/.test(text))).toEqual([]);
});
