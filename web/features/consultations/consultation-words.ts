import { counted } from "#web/design/phrase.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { directoryPhrases } from "./wording/directory.ts";
import { therapyNames } from "./wording/therapy-names.ts";
import type { Rating } from "#core/catalogue/product.ts";
import type { SpokenLanguage } from "#core/consultations/practitioner.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";

/** What is said of practitioners, in any language. */
export const consultationWords = {
  therapy: (therapy: Therapy): string => therapyNames[therapy],
  languages: (spoken: readonly SpokenLanguage[]): string => spoken.map((language) => directoryPhrases.languages[language]).join(", "),
  found: (count: number): string => counted(count, directoryPhrases.found, { count: wholeNumber(count) }),
  filters: (count: number): string =>
    count === 0 ? directoryPhrases.filters : counted(count, directoryPhrases.filtersChosen, { count: String(count) }),
  withCount: (title: string, count: number): string => directoryPhrases.withCount({ title, count: wholeNumber(count) }),
  years: (count: number): string => counted(count, directoryPhrases.years, { count: String(count) }),
  rated: ({ average, ratings }: Rating): string =>
    counted(ratings, directoryPhrases.rated, { stars: average.toFixed(1), count: wholeNumber(ratings) }),
  nextFree: (at: number | null): string => (at === null ? directoryPhrases.noneFree : directoryPhrases.nextFree({ moment: momentAt(at) })),
  away: (kilometres: number): string => counted(kilometres, directoryPhrases.away, { count: String(kilometres) }),
};
