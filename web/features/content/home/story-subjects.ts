import type { Season } from "#core/catalogue/front/season.ts";

/** What is searched for to show the goods of the ingredient that home tells of. */
export const STORY_WORDS = "ashwagandha";

/** The concern whose goods are brought out in a season, by its title in the catalogue. */
export const SEASON_CONCERNS: Readonly<Record<Season, string>> = { winter: "Immunity", summer: "Digestion", rains: "Cough & cold" };
