import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largeNameIndex } from "#core/search/large-name-index.ts";
import { nameIndex } from "#core/search/name-index.ts";
import type { Named } from "#core/search/large-name-index.ts";

const anyText = () => fc.array(fc.stringMatching(/^[abkst]{1,9}$/), { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const anyThings = (): fc.Arbitrary<readonly Named[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,4}$/),
      name: anyText(),
      hindi: fc.oneof(anyText(), fc.constant("केला"), fc.constant("")),
      spellings: fc.array(anyText(), { maxLength: 2 }),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  );

async function* inPages(things: readonly Named[], size: number): AsyncGenerator<readonly Named[]> {
  for (let from = 0; from < things.length; from += size) yield things.slice(from, from + size);
}

describe("an index of very many names", () => {
  it("finds the same as the other one, the best of it, however it came in", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyThings(),
        fc.array(fc.oneof(anyText(), fc.constant("kela")), { minLength: 1, maxLength: 3 }),
        fc.nat(8),
        fc.integer({ min: 1, max: 30 }),
        async (things, requested, most, size) => {
          const [large, plain] = [await largeNameIndex(inPages(things, size)), nameIndex(things, (thing) => thing)];
          for (const words of requested)
            expect(large(words, most)).toEqual(
              plain(words)
                .slice(0, most)
                .map(({ id }) => id),
            );
        },
      ),
      { numRuns: 300 },
    );
  });

  it("finds nothing where nothing is asked, or where nothing is", async () => {
    const [one, none] = [
      await largeNameIndex(inPages([{ id: "a", name: "a", hindi: "", spellings: [] }], 1)),
      await largeNameIndex(inPages([], 1)),
    ];
    expect([one("", 20), one(" – ", 20), none("a", 20)]).toEqual([[], [], []]);
  });
});
