import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagesOf } from "#adapters/pdf/page-breaks.ts";
import type { Block } from "#adapters/pdf/page-breaks.ts";

const room = { first: 100, later: 150 };
const anyBlocks = () =>
  fc.array(fc.record({ height: fc.integer({ min: 1, max: 60 }), keepsNext: fc.boolean() }), { minLength: 1, maxLength: 40 });

const heightsOf = (blocks: readonly Block[], pages: readonly number[]) =>
  pages.reduce<readonly number[]>(
    (sums, page, place) => sums.with(page, (sums[page] ?? 0) + (blocks[place]?.height ?? 0)),
    [...new Array<number>((pages.at(-1) ?? 0) + 1).fill(0)],
  );

describe("pages", () => {
  it("hold every block in its order, none more than fits, none empty after the first", () =>
    fc.assert(
      fc.property(anyBlocks(), (blocks) => {
        const pages = pagesOf(blocks, room);
        expect(pages).toHaveLength(blocks.length);
        expect(pages).toEqual(pages.toSorted((a, b) => a - b));
        heightsOf(blocks, pages).forEach((height, page) => {
          expect(height).toBeLessThanOrEqual(page === 0 ? room.first : room.later);
          if (page > 0) expect(height).toBeGreaterThan(0);
        });
      }),
    ));

  it("never part a block from the one that it keeps, where a page can hold all that is kept together", () =>
    fc.assert(
      fc.property(anyBlocks(), (blocks) => {
        const pages = pagesOf(blocks, room);
        for (let from = 0; from < blocks.length; ) {
          const end = blocks.findIndex(({ keepsNext }, place) => place >= from && !keepsNext);
          const to = end === -1 ? blocks.length : end + 1;
          const height = blocks.slice(from, to).reduce((sum, block) => sum + block.height, 0);
          if (height <= room.later) expect(new Set(pages.slice(from, to)).size).toBe(1);
          from = to;
        }
      }),
    ));

  it("take what doesn't fit the first page to the next one, and give what fits nowhere a page of its own", () => {
    const block = (height: number) => ({ height, keepsNext: false });
    expect(pagesOf([block(120), block(20)], room)).toEqual([1, 1]);
    expect(pagesOf([block(20), block(400), block(20)], room)).toEqual([0, 1, 2]);
  });
});
