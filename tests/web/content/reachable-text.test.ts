import { describe, expect, it } from "vitest";
import { reachableText } from "#web/features/content/texts/reachable-text.ts";
import type { Block } from "#web/features/content/texts/text-content.ts";

const left = (...blocks: readonly Block[]) =>
  reachableText(
    { title: "About", description: "", lead: "", sections: [{ id: "all", heading: "All", blocks }] },
    (address) => address === "/shop",
  ).sections.flatMap((section) => section.blocks);

describe("a text on a site of few areas", () => {
  it("keeps links to its own pages, to other sites and within the page", () => {
    const kept = "See [the shop](/shop), [a law](https://law.example/) and [above](#all).";
    expect(left(kept, [kept])).toEqual([kept, [kept]]);
  });
  it("says in plain words what would lead to a page that the site lacks", () =>
    expect(left("Talk to [practitioners](/practitioners), or use [the shop](/shop).", ["Ask [them](/people)."])).toEqual([
      "Talk to practitioners, or use [the shop](/shop).",
      ["Ask them."],
    ]));
  it("leaves out a point that is the way to such a page, and a section of nothing else", () => {
    expect(left(["[Labs](/labs), at home.", "[The shop](/shop) by brand."])).toEqual([["[The shop](/shop) by brand."]]);
    expect(left(["[Labs](/labs), at home."])).toEqual([]);
  });
});
