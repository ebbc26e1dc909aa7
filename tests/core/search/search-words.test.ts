import { describe, expect, it } from "vitest";
import { mainWordsOf, nameWordsOf, searchedOf, searchedWords } from "#core/search/search-words.ts";
import { searchedText } from "#core/shared/searched-text.ts";
import { aProduct } from "#tests/fixtures.ts";

describe("a text as search compares it", () => {
  it.each([
    ["Triphala CHURNA", "triphala churna"],
    ["  Triphala \t\n Churna ", "triphala churna"],
    ["Triphalā Cūrṇa", "triphala curna"],
    ["त्रिफला चूर्ण", "त्रिफला चूर्ण"],
    ["ＦＵＬＬ ½", "full 1⁄2"],
    ["", ""],
  ])("of %j is %j", (text, compared) => expect(searchedText(text)).toBe(compared));

  it("is itself compared the same", () => {
    for (const text of ["Cūrṇa", "क़", "½ kg", "İ"]) expect(searchedText(searchedText(text))).toBe(searchedText(text));
  });

  it("falls into words, of which there may be none", () => {
    expect(searchedWords(" Triphala   Cūrṇa ")).toEqual(["triphala", "curna"]);
    expect(searchedWords("  ")).toEqual([]);
  });

  it("falls into runs of letters and digits, however they are joined, an apostrophe left out", () => {
    expect(searchedWords("Women's anti-ageing B12, 100% raw’s")).toEqual(["womens", "anti", "ageing", "b12", "100", "raws"]);
    expect(searchedWords("% _ \\ —")).toEqual([]);
  });

  it("counts each typed word once, no more than a title has, and cuts what is no word", () => {
    expect(searchedWords("x y x")).toEqual(["x", "y"]);
    expect(searchedWords(Array.from({ length: 40 }, (_, n) => `w${n}`).join(" "))).toHaveLength(12);
    expect(searchedWords("x".repeat(100))).toEqual(["x".repeat(60)]);
  });

  it("is asked without what only joins words, unless there is nothing else", () => {
    expect(searchedWords("Oil for the hair")).toEqual(["oil", "hair"]);
    expect(searchedWords("बालों के लिए तेल")).toEqual(["बालों", "तेल"]);
    expect(searchedWords("for the")).toEqual(["for", "the"]);
  });

  it("is asked without what is wished for of all goods", () => {
    expect(searchedWords("best immunity booster")).toEqual(["immunity"]);
    expect(searchedWords("घुटने के दर्द की दवा")).toEqual(["घुटने", "दर्द"]);
    expect(searchedWords("vajan kam karne ki dawa")).toEqual(["vajan"]);
    expect(searchedWords("pain relief")).toEqual(["pain"]);
    expect(searchedWords("best medicine")).toEqual(["best", "medicine"]);
    expect(searchedWords("pure desi ghee")).toEqual(["ghee"]);
  });

  it("is asked without the measure that the size of a pack is said in", () => {
    expect(searchedWords("Ashwagandha churna 50 g")).toEqual(["ashwagandha", "churna", "50"]);
    expect(searchedWords("शहद 500 ग्राम")).toEqual(["शहद", "500"]);
    expect(searchedWords("g")).toEqual(["g"]);
  });

  it("of a product is its title, the title's spellings, its brand and tags, where it stands, what it is for and its form", () => {
    const juice = aProduct("Triphala Juice", {
      hindi: "त्रिफला",
      sanskrit: "Triphalā",
      brand: "Doon Valley",
      tags: ["Sugar-free"],
      categories: ["Healthy Food"],
      subCategory: "Juices",
      concerns: ["Digestion"],
      form: "juice-bottle",
    });
    const words = "triphala juice त्रिफला doon valley sugar free healthy food juices digestion bottle amla आँवला harad";
    expect([...searchedOf(juice)]).toEqual(words.split(" "));
    expect([...nameWordsOf(juice)]).toEqual(words.split(" ").slice(0, 5));
  });

  it("say what a product is where its kind or form has them too, and what it is for first of all", () => {
    const cream = aProduct("Cold Process Cream", { subCategory: "Creams", concerns: ["Skin care", "Hair care"], form: "jar" });
    expect([...mainWordsOf(cream)]).toEqual(["cream", "skin", "care"]);
    expect([...mainWordsOf({ ...cream, isConsumable: false })]).toEqual(["cream"]);
  });
});
