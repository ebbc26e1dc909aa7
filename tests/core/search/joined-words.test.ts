import { describe, expect, it } from "vitest";
import { joinedWords, splitsOf } from "#core/search/joined-words.ts";

describe("a word that was typed without a space", () => {
  const known = new Set(["hair", "oil", "rose", "water", "mint"]);
  const isKnown = (word: string) => known.has(word);

  it.each([
    ["hairoil", ["hair", "oil"]],
    ["oilhair", ["oil", "hair"]],
    ["rosewater", ["rose", "water"]],
    ["rosemint", ["rose", "mint"]],
  ])("is read as two: %s", (typed, words) => expect(joinedWords(typed, isKnown)).toEqual(words));

  it.each(["hair", "hairpin", "roils", "hairoilmint", "oi", ""])("is none where no two words are it: %j", (typed) => {
    expect(joinedWords(typed, isKnown)).toBeNull();
  });

  it("is split into parts that say something, and loses no letter", () => {
    expect(splitsOf("hairo")).toEqual([]);
    expect(splitsOf("yogamat")).toEqual([
      ["yog", "amat"],
      ["yoga", "mat"],
    ]);
    for (const words of splitsOf("kumkumadi")) expect(words.join("")).toBe("kumkumadi");
  });
});
