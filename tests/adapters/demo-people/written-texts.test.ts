import { describe, expect, it } from "vitest";
import { ratingsAt } from "#adapters/demo-catalogue/ratings/ratings-at.ts";
import { reviewerNames } from "#adapters/demo-catalogue/ratings/reviewers.ts";
import { usageOf } from "#adapters/demo-catalogue/information/usage-of.ts";
import { kinds } from "#adapters/demo-catalogue/kinds.ts";
import { demoProducts } from "#adapters/demo-catalogue/products.ts";
import { fitbookGroupPostsAt } from "#adapters/demo-people/fitbook/groups-at.ts";
import { manyPeople, manyPeopleAt } from "#adapters/demo-people/fitbook/many-people-at.ts";
import { fitbookPostsAt } from "#adapters/demo-people/fitbook/posts-at.ts";
import { demoReviews } from "#adapters/demo-people/reviews.ts";
import { practitionersAt } from "#adapters/demo-practitioners/practitioners-at.ts";
import { practitionerRatingsAt } from "#adapters/demo-practitioners/ratings/practitioner-ratings-at.ts";
import { demoPractitionerReviews } from "#adapters/demo-practitioners/reviews.ts";
import { now } from "#tests/fixtures.ts";

const products = demoProducts();
const goods = products.map(({ _id, slug }) => ({ id: _id, slug }));
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

type Product = (typeof products)[number];

/** How goods of this form and shelf are used: eaten, or outside of the body. */
const usesOf = ({ form, sub_category }: Product): ReadonlySet<"eaten" | "outside"> =>
  new Set(
    kinds
      .filter((kind) => kind.form === form && kind.subCategory === sub_category)
      .map((kind) => (["dose", "food"].includes(usageOf(kind).taken) ? "eaten" : "outside")),
  );

function isMisused(good: Product, words: Readonly<Record<"taken" | "rubbed", RegExp>>, text: string): boolean {
  const uses = usesOf(good);
  return (!uses.has("eaten") && words.taken.test(text)) || (!uses.has("outside") && words.rubbed.test(text));
}

/** What the demo's own people wrote of goods that are named; each is there and sold. */
const ofDemo = demoReviews.flatMap(({ of, text }) => {
  if (of.kind === "got") return [];
  const good = products.find(({ slug, status }) => slug === of.slug && status === "ACTIVE");
  if (good === undefined) throw new RangeError(`nobody sells ${of.slug}`);
  return [{ text, good }];
});

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

  it("speaks of goods as they are used: what is rubbed in, worn or kept is not taken, and what is eaten is not rubbed in", () => {
    const taken =
      /\b(?:takes?|took|taking) (?:it|one|two|them|\d)|\btakes? (?:daily|after|with)|\bswallow|\btastes?\b|\bspoon|\bgulp|\bdissolve|(?<!धो )(?:लेते|लेती|लेता)|खाता|खाती|खाते|पीता|पीती|पीते|स्वाद|चम्मच/i;
    const rubbed = /\brub(?:bed|s)?\b|\bmassag|मालिश|लगवाते/i;
    const misfits = [
      ...ofGoods.map(({ product, text }) => ({ text, good: products.find(({ _id }) => _id === product) })),
      ...ofDemo,
    ].filter(({ text, good }) => good !== undefined && isMisused(good, { taken, rubbed }, text));
    expect(misfits.map(({ text, good }) => `${good?.slug}: ${text}`)).toEqual([]);
    expect(demoReviews.filter(({ of, text }) => of.kind === "got" && (taken.test(text) || rubbed.test(text)))).toEqual([]);
  });

  it("promises no cure in a review", () => {
    const claims = reviews.filter(({ text }) =>
      /\bcur(?:e|ed|es|ing)\b|\bheal(?:s|ed)?\b|\b100 ?%|guarantee|miracle|जड़ से|ठीक हो गया|ठीक हो गई|इलाज हो/i.test(text),
    );
    expect(claims.map(({ text }) => text)).toEqual([]);
  });
});
