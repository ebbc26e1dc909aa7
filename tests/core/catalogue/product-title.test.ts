import { describe, expect, it } from "vitest";
import { titleIn, titleOf } from "#core/catalogue/product-title.ts";

describe("a product's title", () => {
  it("is in the reader's language, in English where there is none in Hindi", () => {
    const named = { title: "Triphala Churna", hindi: "त्रिफला चूर्ण" };
    expect([titleIn("en", named), titleIn("hi", named)]).toEqual(["Triphala Churna", "त्रिफला चूर्ण"]);
    expect(titleIn("hi", { ...named, hindi: null })).toBe("Triphala Churna");
  });

  it("is all that is taken of a product", () => {
    expect(titleOf(Object.assign({ title: "Oil", hindi: null }, { size: "100 ml" }))).toEqual({ title: "Oil", hindi: null });
  });
});
