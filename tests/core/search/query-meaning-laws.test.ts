import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryMeaning } from "#core/search/query-meaning.ts";
import { searchedWords } from "#core/search/search-words.ts";
import { soundOf } from "#core/search/sound.ts";
import type { VocabularyWord } from "#core/search/matching-words.ts";
import type { Vocabulary } from "#core/search/vocabulary.port.ts";

const SHOP = ["hair", "hairpin", "oil", "digestion", "ashwagandha", "tulsi", "neem", "churna", "triphala", "soap"];

/** A shop with these words, which answers as much as a port may. */
function vocabularyOf(words: readonly string[]): Vocabulary<VocabularyWord> {
  const all = words.map((word, nth) => ({ word, sound: soundOf(word), products: nth + 1, isMain: false }));
  return {
    wordsLike: async (typed) => typed.map(() => all),
    wordsNear: async () => all,
    knownAmong: async (requested) => new Set(requested.filter((word) => words.includes(word))),
  };
}

const anyShop = () => fc.subarray(SHOP);
const anyText = () =>
  fc
    .array(fc.oneof(fc.constantFrom(...SHOP, "hairoil", "kabz", "for", "ashvagandha", "tulsii", "qqqq"), fc.string({ maxLength: 12 })), {
      maxLength: 6,
    })
    .map((words) => words.join(" "));
const wordsIn = (meanings: readonly { readonly found: readonly VocabularyWord[] }[]) =>
  meanings.map(({ found }) => found.map(({ word }) => word));

describe("what any query means in any shop", () => {
  it("is made of words of the shop", async () => {
    await fc.assert(
      fc.asyncProperty(anyShop(), anyText(), async (shop, text) => {
        const { required, known } = await queryMeaning(text, vocabularyOf(shop));
        for (const { found, naming } of [...required, ...known]) {
          expect(shop).toEqual(expect.arrayContaining([...found, ...naming].map(({ word }) => word)));
          if (found.length > 0) expect(naming.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("requires nothing that it does not know, and something of every text that holds a word", async () => {
    await fc.assert(
      fc.asyncProperty(anyShop(), anyText(), async (shop, text) => {
        const { required, known } = await queryMeaning(text, vocabularyOf(shop));
        expect(known).toEqual(expect.arrayContaining([...required]));
        expect(required.length > 0).toBe(searchedWords(text).length > 0);
      }),
    );
  });

  it("is found by no words only where the shop knows none of those that were typed", async () => {
    await fc.assert(
      fc.asyncProperty(anyShop(), anyText(), async (shop, text) => {
        const { known } = await queryMeaning(text, vocabularyOf(shop));
        const found = wordsIn(known);
        if (found.some((words) => words.length > 0)) expect(found.every((words) => words.length > 0)).toBe(true);
      }),
    );
  });

  it("does not depend on capitals and blanks", async () => {
    await fc.assert(
      fc.asyncProperty(anyShop(), fc.array(fc.constantFrom(...SHOP), { maxLength: 4 }), async (shop, words) => {
        const vocabulary = vocabularyOf(shop);
        expect(await queryMeaning(`  ${words.join("   ").toUpperCase()} `, vocabulary)).toEqual(
          await queryMeaning(words.join(" "), vocabulary),
        );
      }),
    );
  });

  it("does not lose a word of the shop when it learns more words", async () => {
    await fc.assert(
      fc.asyncProperty(anyShop(), fc.constantFrom(...SHOP), async (shop, word) => {
        const { known } = await queryMeaning(word, vocabularyOf([...new Set([...shop, word])]));
        expect(wordsIn(known).flat()).toContain(word);
      }),
    );
  });
});
