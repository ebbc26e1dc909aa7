import { seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import { starsAt } from "#adapters/demo-chance/stars-at.ts";
import { ENDINGS, textsOf } from "./review-texts.ts";
import { MOST_RATINGS } from "./reviewers.ts";
import type { ReviewTexts } from "./review-texts.ts";

/** What one of the reviewers (by their number from 0) gave a product; times in milliseconds since 1970. `boughtAt` null: not from this shop. */
export type DemoRating = {
  readonly reviewer: number;
  readonly product: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** Most give stars alone. */
  readonly text: string;
  readonly writtenAt: number;
  readonly boughtAt: number | null;
};

type Good = { readonly id: string; readonly slug: string; readonly form: string };

/** Ratings of goods, the most popular first, as they stand at `now`: many of the first, few or none of the last. The same at each call. */
export function ratingsAt(now: number, goods: readonly Good[]): readonly DemoRating[] {
  const told = new Set<string>();
  return goods.flatMap((good, place) => ratingsOf(good, { place, now, told }));
}

/** So many of the most popular goods have reviews with a text. */
const WITH_TEXTS = 60;
const DAY = 24 * 60 * 60 * 1000;
/** No rating is older. */
const DAYS = 700;

type At = { readonly place: number; readonly now: number; readonly told: Set<string> };

function ratingsOf(good: Good, { place, now, told }: At): readonly DemoRating[] {
  const { id, slug, form } = good;
  const count = countAt(place, slug);
  const written = place < WITH_TEXTS ? Math.min(count, 4 + Math.floor(seededChance("texts", slug) * 5)) : 0;
  const step = STEPS[Math.floor(seededChance("step", slug) * STEPS.length)] ?? 1;
  const from = Math.floor(seededChance("first reviewer", slug) * MOST_RATINGS);
  return Array.from({ length: count }, (_, nth) => {
    const chance = (what: string) => seededChance(what, slug, String(nth));
    const stars = starsAt(chance("stars"), seededChance("liked", slug));
    // Those with a text are the newest, so that the page opens with them.
    const days = nth < written ? 1 + (40 * (nth + chance("day"))) / written : 41 + (DAYS - 60) * chance("day") ** 1.6;
    const writtenAt = now - days * DAY;
    return {
      reviewer: (from + nth * step) % MOST_RATINGS,
      product: id,
      stars,
      text: nth < written ? textOf(form, { stars, seed: `${slug} ${nth}`, told }) : "",
      writtenAt,
      boughtAt: chance("bought") < BOUGHT ? writtenAt - (3 + 14 * chance("kept")) * DAY : null,
    };
  });
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

type RatingToWord = { readonly stars: DemoRating["stars"]; readonly seed: string; readonly told: Set<string> };

/** Two halves in one language that nobody has put together before. */
function textOf(form: string, { stars, seed, told }: RatingToWord): string {
  const tone: keyof ReviewTexts = stars >= 4 ? "good" : stars === 3 ? "middling" : "bad";
  const openings = textsOf(form)[tone];
  const texts = openings.flatMap((opening) => [
    opening,
    ...ENDINGS[tone].filter((ending) => isHindi(ending) === isHindi(opening)).map((ending) => `${opening} ${ending}`),
  ]);
  const text = texts.filter((one) => !told.has(one)).reduce<string | null>(nearer(seed), null) ?? "";
  told.add(text);
  return text;
}

const nearer =
  (seed: string) =>
  (best: string | null, other: string): string =>
    best === null || seededChance("text", seed, other) < seededChance("text", seed, best) ? other : best;

const isHindi = (text: string): boolean => /[\u0900-\u097f]/.test(text);
