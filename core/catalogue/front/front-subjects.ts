import type { CollectionName } from "../collection.ts";
import type { Season } from "./season.ts";

/** What the bands of home tell of: words to search for, the concern that goes with a season, and the category of what is given. */
export const FRONT_SUBJECTS: {
  readonly story: string;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly gifts: string;
} = {
  story: "ashwagandha",
  seasons: { winter: "Immunity", summer: "Digestion", rains: "Cough & cold" },
  gifts: "health package",
};

/** The collection that a season's band shows. */
export const collectionOfSeason = (season: Season): CollectionName => ({ kind: "concern", name: FRONT_SUBJECTS.seasons[season] });
