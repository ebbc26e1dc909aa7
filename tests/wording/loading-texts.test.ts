import { globSync } from "node:fs";
import { expect, it } from "vitest";

const TEXTS = ["reading", "readingOne", "loading"];

/** What is read aloud while something loads, in either language, with where it stands. */
async function loadingTexts(): Promise<readonly (readonly [string, string])[]> {
  const files = globSync("web/**/wording/**/*.ts").sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const words: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ new URL(`../../${file}`, import.meta.url).href);
      return Object.values(words).flatMap((phrases) =>
        typeof phrases === "object" && phrases !== null
          ? Object.entries(phrases).flatMap(([name, text]) =>
              TEXTS.includes(name) && typeof text === "string" ? [[file, text] as const] : [],
            )
          : [],
      );
    }),
  );
  return found.flat();
}

it("what is said while something loads is that it loads, and never that it comes: an order or goods would be on their way", async () => {
  const texts = await loadingTexts();
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(([, text]) => /on (?:its|their|the) way|coming|आ रह/.test(text))).toEqual([]);
});
