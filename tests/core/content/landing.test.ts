import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder } from "#core/content/landing.ts";
import { someContents } from "#tests/builders/some-contents.ts";

const { banners, practitioners } = someContents().landing;
const [banner] = banners;
if (banner === undefined) throw new RangeError("no banner");

describe("a landing page", () => {
  it("shows banners and practitioners by ascending position [en-landing-page]", () => {
    const shown = inOrder({ banners, practitioners });
    expect(shown.banners.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(shown.practitioners.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it("loses nobody, whatever the positions, and leaves those that share one as they stood [co-banner-order]", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (positions) => {
        const given = positions.map((position, index) => ({ ...banner, position, title: String(index) }));
        const shown = inOrder({ banners: given, practitioners: [] }).banners;
        expect(shown.toSorted((a, b) => Number(a.title) - Number(b.title))).toEqual(given);
        for (const [index, one] of shown.slice(1).entries()) {
          const before = shown[index];
          if (before === undefined) throw new RangeError("no banner before");
          expect(before.position < one.position || (before.position === one.position && Number(before.title) < Number(one.title))).toBe(
            true,
          );
        }
      }),
    );
  });
});
