import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consonantsOf } from "#core/search/consonants.ts";
import { foremostWords, longerWords, matchingWords, MOST_MATCHES, wholeWords } from "#core/search/matching-words.ts";
import { nearestNames } from "#core/search/nearest-names.ts";
import { wordsOf } from "#core/search/search-words.ts";
import { soundOf } from "#core/search/sound.ts";
import { heardAs, typingErrors } from "#core/search/typing-error.ts";

const soundsOf = (text: string) => new Set(wordsOf(text).map(soundOf));

describe("the sound of a word", () => {
  it.each([
    "ashwagandha asvagandha aśvagandhā Ashvagandha ashwaganda अश्वगंधा अश्वगन्धा",
    "triphala trifala triphalā त्रिफला",
    "tulsi tulasi tulasī तुलसी",
    "churna choorna churan cūrṇa curna चूर्ण",
    "brahmi brāhmī ब्राह्मी",
    "neem nim नीम",
    "shatavari śatāvarī satavari शतावरी",
    "guggul गुग्गुल",
    "vasa wasa vāsā वासा",
    "zeera jeera जीरा",
  ])("is the same for %s", (spellings) => expect([...soundsOf(spellings)]).toHaveLength(1));

  it("tells other words apart", () => {
    const words = ["tulsi", "triphala", "churna", "neem", "giloy", "amla", "methi", "haldi", "oil", "tea", "soap", "honey", "balm"];
    expect(new Set(words.map(soundOf)).size).toBe(words.length);
  });

  it("keeps digits and other scripts", () => {
    expect(soundOf("b12")).toBe("b12");
    expect(soundOf("чай")).toBe("чай");
    expect(soundOf("")).toBe("");
  });
});

describe("a typing error", () => {
  it.each([
    ["tusli", "tulsi", 1],
    ["hony", "honey", 1],
    ["honney", "honey", 0],
    ["hobey", "honey", 1],
    ["shampo", "shampoo", 0],
    ["chyawanprsh", "chyawanprash", 0],
    ["chywanpresh", "chyawanprash", 1],
    ["multivtamn", "multivitamin", 2],
    ["oyl", "oil", null],
    ["zzzzqqqq", "jatamansi", null],
    ["zzzzz", "zinc", null],
    ["giloy", "neem", null],
  ])("of %s for %s counts %s", (typed, word, errors) => expect(typingErrors(heardAs(typed), heardAs(word))).toBe(errors));

  it("is none in a word or its beginning", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,14}$/), fc.nat(13), (word, cut) => {
        expect(typingErrors(heardAs(word.slice(0, Math.max(1, cut))), heardAs(word))).toBe(0);
      }),
    );
  });
});

describe("the words that a typed one stands for", () => {
  const vocabulary = [
    ["oil", 90],
    ["oily", 4],
    ["foil", 2],
    ["ashwagandha", 40],
    ["अश्वगंधा", 12],
    ["tulsi", 30],
    ["honey", 7],
    ["taila", 3],
  ].map(([word, products]) => ({ word: String(word), sound: soundOf(String(word)), products: Number(products), isMain: false }));
  const wordsIn = (words: readonly { readonly word: string }[]) => words.map(({ word }) => word);
  const whole = (typed: string) => wordsIn(wholeWords(heard(typed), vocabulary));
  const matching = (typed: string) => wordsIn(matchingWords(heard(typed), vocabulary));
  const heard = (word: string) => ({ word, sound: soundOf(word) });

  it("are first of all that word, as it is written or sounds", () => {
    expect(whole("oil")).toEqual(["oil"]);
    expect(whole("asvagandha")).toEqual(["ashwagandha", "अश्वगंधा"]);
    expect(whole("तिल")).toEqual([]);
    expect(whole("तैल")).toEqual(["taila"]);
  });
  it("begin with it", () => {
    expect(wordsIn(longerWords(heard("oil"), vocabulary))).toEqual(["oil", "oily"]);
    expect(longerWords(heard("oi"), vocabulary)).toEqual([]);
  });
  it("else hold it, or begin with it where it is short", () => {
    expect(matching("oil")).toEqual(["oil", "oily", "foil"]);
    expect(matching("oi")).toEqual(["oil", "oily"]);
  });
  it("else begin with its sound", () => expect(matching("asvagan")).toEqual(["ashwagandha", "अश्वगंधा"]));
  it("else are the nearest", () => {
    expect(nearestNames("tusli", vocabulary)).toEqual(["tulsi"]);
    expect(nearestNames("constipetion", vocabulary)).toEqual(["constipation"]);
    expect(nearestNames("xyzzyx", vocabulary)).toEqual([]);
  });
  it("are English words that are written in Devanagari", () => {
    const english = ["lavender", "kollagen", "oil"].map((word) => ({ word, sound: soundOf(word), products: 1, isMain: false }));
    expect(nearestNames("वीनेगार", [])).toContain("vinegar");
    expect(nearestNames("लैवेंडर", english)).toEqual(["lavender"]);
  });
  it("are never too many, those of most products first", () => {
    const many = Array.from({ length: 100 }, (_, n) => ({
      word: `balm${String(n).padStart(3, "0")}`,
      sound: "bln",
      products: n,
      isMain: false,
    }));
    expect(foremostWords(many)).toHaveLength(MOST_MATCHES);
    expect(foremostWords(many)[0]?.word).toBe("balm099");
    expect(foremostWords(many.slice(0, 1), many)[0]?.word).toBe("balm000");
  });
});

describe("the consonants of a word", () => {
  it.each([
    ["energy", "एनर्जी"],
    ["protein", "प्रोटीन"],
    ["collagen", "कोलेजन"],
    ["vinegar", "विनेगर"],
    ["lotion", "लोशन"],
    ["stretch", "स्ट्रेच"],
    ["calcium", "कैल्शियम"],
    ["pressure", "प्रेशर"],
    ["apple", "एप्पल"],
    ["biscuit", "बिस्किट"],
  ])("are the same for %s and %s", (english, devanagari) => expect(consonantsOf(devanagari)).toBe(consonantsOf(english)));

  it("tell other words apart, and say nothing of one alone", () => {
    expect(new Set(["energy", "oil", "honey", "protein", "liver", "biotin"].map(consonantsOf)).size).toBe(6);
    expect(consonantsOf("oil")).toBeNull();
  });
});
