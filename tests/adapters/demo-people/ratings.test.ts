import { describe, expect, it } from "vitest";
import { ratingsAt } from "#adapters/demo-people/ratings/ratings-at.ts";
import { MOST_RATINGS, reviewerNames } from "#adapters/demo-people/ratings/reviewers.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { demoGoods as goods } from "#tests/builders/demo-goods.ts";
import { now } from "#tests/fixtures.ts";

const ratings = ratingsAt(now, goods);
const counts = goods.map(({ id }) => ratings.filter(({ product }) => product === id).length);
const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe("the demo's ratings", () => {
  it("are many of the most popular goods and few of the others, down to none", () => {
    expect(Math.max(...counts)).toBeGreaterThan(300);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_RATINGS);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
    expect(average(counts.slice(0, 30))).toBeGreaterThan(5 * average(counts.slice(100, 300)));
    expect(ratings.length).toBeGreaterThan(8_000);
  });

  it("are one of each reviewer and product", () => {
    expect(new Set(ratings.map(({ reviewer, product }) => `${reviewer} ${product}`)).size).toBe(ratings.length);
    expect(reviewerNames()).toHaveLength(MOST_RATINGS);
    expect(new Set(reviewerNames()).size).toBe(MOST_RATINGS);
    for (const name of reviewerNames()) expect(fullNameIn(name)).toBe(name);
  });

  it("lie between one and five stars, more of them good than not", () => {
    const stars = average(ratings.map((rating) => rating.stars));
    expect(stars).toBeGreaterThan(4);
    expect(stars).toBeLessThan(4.6);
    expect(new Set(ratings.map((rating) => rating.stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it("have texts of their own for the first sixty products, in both languages, the newest of each first", () => {
    const texts = ratings.flatMap(({ text }) => (text === "" ? [] : [text]));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(40);
    for (const { id } of goods.slice(0, 60)) {
      const ofIt = ratings.filter(({ product }) => product === id).toSorted((a, b) => b.writtenAt - a.writtenAt);
      expect(ofIt.filter(({ text }) => text !== "").length).toBeGreaterThanOrEqual(4);
      expect(ofIt.slice(0, 4).map(({ text }) => text)).not.toContain("");
    }
  });

  it("were written before now, and after what was bought had come", () => {
    for (const { writtenAt, boughtAt } of ratings) {
      expect(writtenAt).toBeLessThan(now);
      expect(boughtAt ?? 0).toBeLessThan(writtenAt);
    }
  });

  it("are the same at each call", () => {
    expect(ratingsAt(now, goods)).toEqual(ratings);
  });
});
