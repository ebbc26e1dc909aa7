import { categoryTitle } from "#web/design/category/category-title.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { counted } from "#web/design/phrase.ts";
import { landingPhrases as says } from "#web/features/content/wording/landing.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import type { Day } from "#core/shared/day.ts";

/** What the landing page says, in any language. */
export const landingWords = {
  ...says,
  practises: (therapy: string, city: string): string => says.practises({ therapy: categoryTitle(therapy), city: cityTitle(city) }),
  experience: (years: number): string => counted(years, says.experience, { years: String(years) }),
  freeOn: (day: Day, count: number): string => counted(count, says.freeTimes, { day: weekdayOf(day), count: String(count) }),
  practitionerDescription: (name: string, therapy: string, city: string): string =>
    says.practitionerDescription({ name, therapy: categoryTitle(therapy), city: cityTitle(city) }),
};
