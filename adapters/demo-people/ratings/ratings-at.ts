import { seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import { starsAt } from "#adapters/demo-chance/stars-at.ts";
import { isWoman, MOST_RATINGS, reviewerNames } from "./reviewers.ts";
import { writtenReviewsOf } from "./written-reviews.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { WrittenReview } from "./written-review.ts";

/**
 * What one of the reviewers (by their number from 0) gave a product; times in milliseconds since 1970. `boughtAt` null: not from this shop.
 */
export type DemoRating = {
  readonly reviewer: number;
  readonly product: string;
  readonly stars: Stars;
  /** Most give stars alone. */
  readonly text: string;
  readonly writtenAt: number;
  readonly boughtAt: number | null;
};

type Good = { readonly id: string; readonly slug: string };

/** Ratings of goods, the most popular first, as they stand at `now`: many of the first, few or none of the last. The same at each call. */
export function ratingsAt(now: number, goods: readonly Good[]): readonly DemoRating[] {
  const women = reviewerNames().map(isWoman);
  return goods.flatMap((good, place) => ratingsOf(good, { place, now, women }));
}

const DAY = 24 * 60 * 60 * 1000;
/** No rating is older. */
const DAYS = 700;

/** `women`: of each reviewer whether she is one. */
type At = { readonly place: number; readonly now: number; readonly women: readonly boolean[] };

function ratingsOf({ id, slug }: Good, { place, now, women }: At): readonly DemoRating[] {
  const written = writtenReviewsOf(slug);
  const count = Math.max(countAt(place, slug), written.length);
  const reviewers = reviewersOf(slug, { written, women });
  return Array.from({ length: count }, (_, nth) => {
    const chance = (what: string) => seededChance(what, slug, String(nth));
    const [stars, text] = written[nth] ?? [starsAt(chance("stars"), seededChance("liked", slug)), ""];
    // Those with a text are the newest, so that the page opens with them.
    const days = nth < written.length ? 1 + (40 * (nth + chance("day"))) / written.length : 41 + (DAYS - 60) * chance("day") ** 1.6;
    const writtenAt = now - days * DAY;
    return {
      reviewer: reviewers[nth] ?? 0,
      product: id,
      stars,
      text,
      writtenAt,
      boughtAt: chance("bought") < BOUGHT ? writtenAt - (3 + 14 * chance("kept")) * DAY : null,
    };
  });
}

type Writers = { readonly written: readonly WrittenReview[]; readonly women: readonly boolean[] };

/** All reviewers in the sequence in which they rate a product: whoever writes of her husband is a woman. */
function reviewersOf(slug: string, { written, women }: Writers): readonly number[] {
  const step = STEPS[Math.floor(seededChance("step", slug) * STEPS.length)] ?? 1;
  const from = Math.floor(seededChance("first reviewer", slug) * MOST_RATINGS);
  const waiting = Array.from({ length: MOST_RATINGS }, (_, nth) => (from + nth * step) % MOST_RATINGS);
  const writers = written.map(([, , by]) => {
    const fitting = waiting.findIndex((one) => by === undefined || women[one] === (by === "woman"));
    return waiting.splice(Math.max(fitting, 0), 1)[0] ?? 0;
  });
  return [...writers, ...waiting];
}

/** Share of ratings by whoever is known to have bought here. */
const BOUGHT = 0.85;

/** Numbers without a common divisor with that of all reviewers: whoever rates a product rates it once. */
const STEPS = [1, 3, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29];

/** A long tail, and by chance more or less of it; a few fewer than there are reviewers, as others write too. */
function countAt(place: number, slug: string): number {
  const expected = MOST_RATINGS / (1 + place / 12) ** 1.3;
  return Math.min(MOST_RATINGS - 10, Math.floor(expected * (0.2 + 1.5 * seededChance("ratings", slug))));
}
