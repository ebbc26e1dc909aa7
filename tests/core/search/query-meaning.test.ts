import { describe, expect, it } from "vitest";
import { queryMeaning } from "#core/search/query-meaning.ts";
import { soundOf } from "#core/search/sound.ts";
import type { VocabularyWord } from "#core/search/matching-words.ts";
import type { Vocabulary } from "#core/search/vocabulary.port.ts";

const all = ["hair", "hairpin", "oil", "digestion", "ashwagandha", "sleep", "children", "cough", "toothpaste", "night", "candle"].map(
  (word, nth) => ({
    word,
    sound: soundOf(word),
    products: 9 - nth,
    isMain: false,
  }),
);
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

  it.each([
    ...["can't sleep", "I cant sleep at night", "no sleep at night", "not sleeping well", "waking up at night", "trouble sleeping"],
    ...["neend nahi aati", "raat ko neend nahi aati hai", "neend nahin aa rahi", "नींद नहीं आती", "मुझे रात को नींद नहीं आती है"],
  ])("is the trouble that a sentence tells: %s", async (text) => expect(await foundBy(text)).toEqual([["sleep"]]));

  it.each(["mere baal jhad rahe hain", "बाल झड़ रहे हैं", "my hair is falling"])("is what happens to hair: %s", async (text) =>
    expect(await foundBy(text)).toEqual([["hair"]]),
  );

  it.each([
    ["baby cold", [["cough"]]],
    ["cough for kids", [["cough"]]],
    ["bachche ko khansi hai", [["cough"]]],
    ["kids", [["children"]]],
    ["kids toothpaste", [["children"], ["toothpaste"]]],
  ])("leaves out for whom it is beside a trouble, and not beside goods: %s", async (text, words) =>
    expect(await foundBy(text)).toEqual(words),
  );

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
