import { describe, expect, it } from "vitest";
import { searchedOf, searchedText, searchedWords } from "#core/catalogue/searched-text.ts";
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

  it("of a product is its title and its spellings, a line each", () => {
    expect(searchedOf(aProduct("Triphala Churna", { spellings: { hindi: "त्रिफला", sanskrit: "Triphalā" } }))).toBe(
      "triphala churna\nत्रिफला\ntriphala",
    );
    expect(searchedOf(aProduct("Rose Water"))).toBe("rose water\n\n");
  });
});
