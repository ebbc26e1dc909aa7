import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstPlaces, placesInOrder } from "#core/consultations/directory/kept/first-places.ts";
import { setAt, sizeOf } from "#core/consultations/directory/kept/practitioner-set.ts";

/** Keys of which many are alike, who is in the set, and how many are wanted after which place. */
const asked = fc.integer({ min: 1, max: 150 }).chain((of) =>
  fc.record({
    keys: fc.array(fc.constantFrom(-0, 0, -1, 1.5, 7, Infinity), { minLength: of, maxLength: of }),
    among: fc.uniqueArray(fc.nat(of - 1)),
    most: fc.integer({ min: 1, max: 14 }),
    after: fc.option(fc.record({ by: fc.constantFrom(-2, 0, 1.5, 3, Infinity), place: fc.nat(of), isListed: fc.boolean() })),
  }),
);

describe("the first places of a set", () => {
  it("are the same whether they are met in the order of all or picked out, as a plain sort says", () => {
    fc.assert(
      fc.property(asked, ({ keys: given, among: places, most, after }) => {
        const keys = Float64Array.from(given);
        const keyOf = (place: number) => keys[place] ?? Infinity;
        const compare = (a: number, b: number) => (keyOf(a) === keyOf(b) ? a - b : keyOf(a) < keyOf(b) ? -1 : 1);
        const isAfter = (place: number) =>
          after === null ||
          keyOf(place) > after.by ||
          (keyOf(place) === after.by && (place > after.place || (place === after.place && !after.isListed)));
        const plain = places.toSorted(compare).filter(isAfter).slice(0, most);
        const among = setAt(keys.length, places);
        const wanted = { keyOf, size: sizeOf(among), of: keys.length, after, most };
        const inOrder = () => placesInOrder(keys);
        expect([...inOrder()]).toEqual([...keys.keys()].sort(compare));
        expect(firstPlaces(among, { ...wanted, inOrder: null })).toEqual(plain);
        expect(firstPlaces(among, { ...wanted, of: 0, inOrder })).toEqual(plain); // As if it were most of them.
      }),
      { numRuns: 500 },
    );
  });
});
