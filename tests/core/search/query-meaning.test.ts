import { describe, expect, it } from "vitest";
import { queryMeaning } from "#core/search/query-meaning.ts";
import { soundOf } from "#core/search/sound.ts";
import type { VocabularyWord } from "#core/search/matching-words.ts";
import type { Vocabulary } from "#core/search/vocabulary.port.ts";

const all = ["hair", "hairpin", "oil", "digestion", "ashwagandha"].map((word, nth) => ({
  word,
  sound: soundOf(word),
  products: 9 - nth,
  isMain: false,
}));
const vocabulary: Vocabulary<VocabularyWord> = {
  wordsLike: async (typed) => typed.map(() => all),
  wordsNear: async () => all,
  knownAmong: async (words) => new Set(words.filter((word) => all.some((one) => one.word === word))),
};
const foundBy = async (text: string) => {
  const { required } = await queryMeaning(text, vocabulary);
  return required.map(({ found }) => found.map(({ word }) => word));
};

describe("what a query means", () => {
  it.each([
    ["hair oil", [["hair", "hairpin"], ["oil"]]],
    ["hairoil", [["hair", "hairpin"], ["oil"]]],
    ["ashvagandha", [["ashwagandha"]]],
    ["kabz", [["digestion"]]],
    ["pet saaf", [["digestion"]]],
    ["constipetion", [["digestion"]]],
    ["kabz digestion", [["digestion"], ["digestion"]]],
    ["ashwa gandha", [["ashwagandha"]]],
    ["ऑयल", [["oil"]]],
    ["हेयरऑयल", [["hair"], ["oil"]]],
    ["oil for hair", [["oil"], ["hair", "hairpin"]]],
    ["oil qqqq", [["oil"]]],
    ["qqqq", [[]]],
    ["", []],
  ])("is the words that stand for each typed one: %j", async (text, words) => expect(await foundBy(text)).toEqual(words));

  it("names what was asked for only by words that the query knows", async () => {
    const { known } = await queryMeaning("oil qqqq", vocabulary);
    expect(known.map(({ naming }) => naming.map(({ word }) => word))).toEqual([["oil"]]);
  });

  it("asks the vocabulary nothing where nothing was typed", async () => {
    const closed: Vocabulary<VocabularyWord> = {
      wordsLike: () => Promise.reject(new Error("asked")),
      wordsNear: () => Promise.reject(new Error("asked")),
      knownAmong: () => Promise.reject(new Error("asked")),
    };
    expect(await queryMeaning(" , ", closed)).toEqual({ required: [], known: [] });
  });
});
