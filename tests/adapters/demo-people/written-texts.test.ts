import { describe, expect, it } from "vitest";
import { ratingsAt } from "#adapters/demo-catalogue/ratings/ratings-at.ts";
import { reviewerNames } from "#adapters/demo-catalogue/ratings/reviewers.ts";
import { demoProducts } from "#adapters/demo-catalogue/products.ts";
import { fitbookGroupPostsAt } from "#adapters/demo-people/fitbook/groups-at.ts";
import { manyPeople, manyPeopleAt } from "#adapters/demo-people/fitbook/many-people-at.ts";
import { fitbookPostsAt } from "#adapters/demo-people/fitbook/posts-at.ts";
import { demoReviews } from "#adapters/demo-people/reviews.ts";
import { practitionersAt } from "#adapters/demo-practitioners/practitioners-at.ts";
import { practitionerRatingsAt } from "#adapters/demo-practitioners/ratings/practitioner-ratings-at.ts";
import { demoPractitionerReviews } from "#adapters/demo-practitioners/reviews.ts";
import { now } from "#tests/fixtures.ts";

const goods = demoProducts().map(({ _id, slug }) => ({ id: _id, slug }));
const reviewers = reviewerNames();
const practitioners = practitionersAt(now).map(({ practitioner }) => practitioner);
const ofGoods = ratingsAt(now, goods).filter(({ text }) => text !== "");
const ofPractitioners = practitionerRatingsAt(now, practitioners, reviewers.length).filter(({ text }) => text !== "");
const reviews = [...ofGoods, ...ofPractitioners, ...demoReviews, ...demoPractitionerReviews].filter(({ text }) => text !== "");
const many = manyPeopleAt(now, manyPeople(reviewers.map((name, nth) => ({ id: `reviewer-${nth}`, name }))));
const posted = [...fitbookPostsAt(now), ...fitbookGroupPostsAt(now), ...many.posts];
const said = posted.flatMap(({ post, comments }) => [String(post.text), ...comments.map(({ text }) => String(text))]);
const texts = [...reviews.map(({ text }) => text), ...said];

const SHORT = 4;
const sentences = texts
  .flatMap((text) => text.split(/[.!?।\n]+/))
  .map((sentence) => sentence.trim().toLowerCase())
  .filter((sentence) => sentence.split(/\s+/).length > SHORT);
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

describe("what people of the demo have written", () => {
  it("shares no sentence of more than four words", () => {
    const twice = sentences.filter((sentence, nth) => sentences.indexOf(sentence) !== nth);
    expect(twice).toEqual([]);
    expect([reviews.length > 350, posted.length > 350, said.length > posted.length + 80]).toEqual([true, true, true]);
  });

  it("begins in many ways, is short and long, and in both languages", () => {
    const beginnings = texts.map((text) => text.split(/\s+/).slice(0, 2).join(" ").toLowerCase());
    expect(new Set(beginnings).size).toBeGreaterThan(0.8 * new Set(texts).size);
    const lengths = reviews.map(({ text }) => text.length);
    expect([Math.min(...lengths) < 30, Math.max(...lengths) > 120]).toEqual([true, true]);
    expect(reviews.filter(({ text }) => isHindi(text)).length / reviews.length).toBeGreaterThan(0.2);
    expect(said.filter(isHindi).length).toBeGreaterThan(40);
  });

  it("has stars as shops have them: most of them high, each number given, and a few buyers who complain", () => {
    for (const written of [ofGoods, ofPractitioners]) {
      const share = (least: number, most: number) => written.filter(({ stars }) => stars >= least && stars <= most).length / written.length;
      expect(new Set(written.map(({ stars }) => stars)).size).toBe(5);
      expect([share(4, 5) > 0.65, share(4, 5) < 0.9, share(1, 2) > 0.03, share(1, 2) < 0.15]).toEqual([true, true, true, true]);
    }
  });

  it("promises no cure in a review", () => {
    const claims = reviews.filter(({ text }) =>
      /\bcur(?:e|ed|es|ing)\b|\bheal(?:s|ed)?\b|\b100 ?%|guarantee|miracle|जड़ से|ठीक हो गया|ठीक हो गई|इलाज हो/i.test(text),
    );
    expect(claims.map(({ text }) => text)).toEqual([]);
  });
});
