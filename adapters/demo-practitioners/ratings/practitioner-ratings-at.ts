import { seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import { starsAt } from "#adapters/demo-chance/stars-at.ts";
import { textsOf } from "./rating-texts.ts";
import type { PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { WrittenRating } from "./rating-texts.ts";

/** What one of the reviewers (by their number from 0) gave a practitioner after a consultation; `writtenAt` in milliseconds since 1970. */
export type DemoPractitionerRating = {
  readonly reviewer: number;
  readonly practitioner: string;
  readonly stars: Stars;
  /** Most give stars alone. */
  readonly text: string;
  readonly writtenAt: number;
};

type Rated = Pick<PublicPractitioner, "id" | "therapy" | "practisingSince">;

const DAY = 24 * 60 * 60 * 1000;
/** Since when one can consult here: no rating is older. */
const DAYS = 390;
/** As many as rate whoever is consulted most. */
const MOST = 240;

/** Ratings of practitioners by so many reviewers, as they stand at `now`: most of those who have practised long. The same at each call. */
export function practitionerRatingsAt(now: number, practitioners: readonly Rated[], reviewers: number): readonly DemoPractitionerRating[] {
  const used = new Set<WrittenRating>();
  return practitioners.flatMap((one) => ratingsOf(one, { now, reviewers, used }));
}

/** Share of ratings that have a text, as long as there is one that nobody has written yet. */
const WRITTEN = 0.055;

type At = { readonly now: number; readonly reviewers: number; readonly used: Set<WrittenRating> };

function ratingsOf({ id, therapy, practisingSince }: Rated, { now, reviewers, used }: At): readonly DemoPractitionerRating[] {
  const years = new Date(now).getUTCFullYear() - practisingSince;
  const count = Math.min(MOST, reviewers, Math.floor((4 + 4 * years) * (0.15 + 1.7 * seededChance("consulted", id) ** 2)));
  const liked = 0.25 + 0.75 * seededChance("liked", id);
  const first = Math.floor(seededChance("first patient", id) * reviewers);
  return Array.from({ length: count }, (_, nth) => {
    const chance = (what: string) => seededChance(what, id, String(nth));
    const written = chance("writes") < WRITTEN ? textBy(therapy, { chance, used }) : undefined;
    const [stars, text] = written ?? [starsAt(chance("stars"), liked), ""];
    return {
      reviewer: (first + nth) % reviewers,
      practitioner: id,
      stars,
      text,
      writtenAt: now - (1 + (DAYS - 1) * chance("day") ** 1.3) * DAY,
    };
  });
}

type RatingToWord = { readonly chance: (what: string) => number; readonly used: Set<WrittenRating> };

/** One of those that nobody has written yet, of the therapy itself as long as there are any. */
function textBy(therapy: Therapy, { chance, used }: RatingToWord): WrittenRating | undefined {
  const left = textsOf(therapy).filter((one) => !used.has(one));
  const written = left[Math.floor(chance("text") * Math.min(left.length, OF_ITS_OWN))];
  if (written !== undefined) used.add(written);
  return written;
}

/** Among so many of those that are left, its own before what fits all, one is chosen. */
const OF_ITS_OWN = 12;
