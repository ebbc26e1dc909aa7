import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchingWords, MOST_MATCHES } from "#core/search/matching-words.ts";
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
  ].map(([word, products]) => ({ word: String(word), sound: soundOf(String(word)), products: Number(products) }));
  const standFor = (typed: string) => matchingWords(typed, vocabulary).map(({ word }) => word);

  it("hold it, those of most products first", () => expect(standFor("oil")).toEqual(["oil", "oily", "foil"]));
  it("begin with it where it is short", () => expect(standFor("oi")).toEqual(["oil", "oily"]));
  it("sound like it", () => expect(standFor("asvagandha")).toEqual(["ashwagandha", "अश्वगंधा"]));
  it("begin with its sound where none holds it", () => expect(standFor("asvagan")).toEqual(["ashwagandha", "अश्वगंधा"]));
  it("are what goods are called in the other language too", () => {
    expect(standFor("तेल")).toEqual(["oil", "oily", "foil"]);
    expect(standFor("शहद")).toEqual(["honey"]);
  });
  it("are the nearest where nothing else is", () => expect(standFor("tusli")).toEqual(["tulsi"]));
  it("are none where nothing is near", () => expect(standFor("xyzzy")).toEqual([]));
  it("are never too many", () => {
    const many = Array.from({ length: 100 }, (_, n) => `balm${String(n).padStart(3, "0")}`).map((word) => ({
      word,
      sound: soundOf(word),
      products: 1,
    }));
    expect(matchingWords("balm", many)).toHaveLength(MOST_MATCHES);
    expect(matchingWords("balm", many)[0]?.word).toBe("balm000");
  });
});
