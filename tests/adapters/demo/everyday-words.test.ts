import { expect, it } from "vitest";
import { demoGoods } from "#tests/builders/demo-goods.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { everydayMeanings, everydayNames, LONGEST_NAME } from "#core/search/everyday-words.ts";
import { searchedOf, searchedWords, wordsOf } from "#core/search/search-words.ts";

const known = new Set(demoGoods.flatMap((product) => [...searchedOf(product)]));

const therapies: ReadonlySet<string> = new Set(THERAPIES);

it("every everyday name is one that people may type, and means what goods of the shop are called or are for, or a therapy", () => {
  expect(everydayNames.length).toBeGreaterThan(1_000);
  for (const { name, meaning } of everydayNames) {
    expect(searchedWords(name), name).toEqual([name]);
    expect([name, meaning.words.some((word) => known.has(word) || therapies.has(word))]).toEqual([name, true]);
    expect([name, meaning.foremost.filter((word) => !known.has(word))]).toEqual([name, []]);
  }
});

it("a trouble means the words of concerns, and has names in both languages", () => {
  const troubles = Map.groupBy(
    everydayNames.filter(({ meaning }) => meaning.isTrouble),
    ({ meaning }) => meaning.words.join(" "),
  );
  expect(troubles.size).toBeGreaterThan(20);
  for (const [meant, names] of troubles) {
    expect([meant, names.some(({ name }) => /^[a-z0-9]+$/.test(name))]).toEqual([meant, true]);
    expect([meant, names.some(({ name }) => /\p{Script=Devanagari}/u.test(name))]).toEqual([meant, true]);
  }
});

it.each([
  ["sir dard", "sirdard"],
  ["safed paani", "safed pani"],
  ["pet ki charbi", "pet charbi"],
])("%s is %s, written apart or as it sounds", (one, other) => {
  const meaningOf = (text: string) => [...new Set(everydayMeanings(searchedWords(text).join("")).map(({ words }) => words.join(" ")))];
  expect(meaningOf(one).length).toBeGreaterThan(0);
  expect(meaningOf(one)).toEqual(meaningOf(other));
});

it("no name has more words than are looked at together", () => {
  for (const { name } of everydayNames) expect(wordsOf(name)).toHaveLength(1);
  expect(LONGEST_NAME).toBeGreaterThan(1);
});
