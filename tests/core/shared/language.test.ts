import { describe, expect, it } from "vitest";
import { textIn } from "#core/shared/language.ts";

describe("a bilingual text", () => {
  const title = { english: "Fasting sugar", hindi: "खाली पेट शुगर" };

  it("is read in the language of its reader", () => {
    expect(textIn("en", title)).toBe(title.english);
    expect(textIn("hi", title)).toBe(title.hindi);
  });

  it("is read in English where nobody has put it into Hindi", () => {
    expect(textIn("hi", { ...title, hindi: null })).toBe(title.english);
    expect(textIn("en", { ...title, hindi: null })).toBe(title.english);
  });
});
