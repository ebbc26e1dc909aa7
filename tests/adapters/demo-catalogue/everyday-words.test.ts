import { expect, it } from "vitest";
import { demoProducts } from "#adapters/demo-catalogue/products.ts";
import { everydayMeaning, everydayWords } from "#core/search/everyday-words.ts";
import { searchedWords, wordsOf } from "#core/search/search-words.ts";

it("every everyday word is one that search asks by, and means what goods of the shop stand for", () => {
  const known = new Set(
    demoProducts().flatMap(({ title, concerns, sub_category, tags, form }) =>
      [title, ...concerns, sub_category, ...tags, form].flatMap(wordsOf),
    ),
  );
  expect(everydayWords.length).toBeGreaterThan(100);
  for (const word of everydayWords) {
    expect(searchedWords(word)).toEqual([word]);
    for (const meant of everydayMeaning(word)) expect([word, meant, known.has(meant)]).toEqual([word, meant, true]);
  }
});
