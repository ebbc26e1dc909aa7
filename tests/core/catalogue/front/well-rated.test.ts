import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wellRated } from "#core/catalogue/front/well-rated.ts";
import { aProduct } from "#tests/fixtures.ts";
import type { Rating } from "#core/catalogue/product.ts";

const rated = (title: string, rating: Rating | null, stock = 5) => {
  const product = aProduct(title);
  return { ...product, offer: product.offer === null ? null : { ...product.offer, stock }, rating, net: null, hindi: null };
};
const of = (average: number, ratings: number): Rating => ({ average, ratings });
const titles = (...given: ReturnType<typeof rated>[]) => wellRated(given).map(({ title }) => title);

describe("what a first page shows", () => {
  it("is ranked by the average, which counts the more the more ratings it has", () => {
    expect(
      titles(rated("one of 5", of(5, 1)), rated("unrated", null), rated("many of 4.4", of(4.4, 300)), rated("a few of 4.4", of(4.4, 20))),
    ).toEqual(["many of 4.4", "a few of 4.4", "one of 5", "unrated"]);
  });

  it("is never below 4 with few ratings, nor out of stock", () => {
    expect(titles(rated("few", of(3.9, 19)), rated("many", of(3.9, 20)), rated("gone", of(5, 100), 0))).toEqual(["many"]);
    const anyRating = fc.record({
      average: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
      ratings: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(fc.option(anyRating)), (ratings) => {
        for (const { rating } of wellRated(ratings.map((rating, place) => rated(`product ${place}`, rating))))
          expect(rating === null || rating.average >= 4 || rating.ratings >= 20).toBe(true);
      }),
    );
  });
});
