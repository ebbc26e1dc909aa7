import { therapiesNamed } from "#core/consultations/therapies/therapies-named.ts";
import { cityKey } from "#core/consultations/practitioner/city-key.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import { directoryAddress } from "./directory-query.ts";
import type { DirectoryFacets, FacetCount } from "#core/consultations/directory/directory-facets.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { DirectorySearch } from "./directory-query.ts";

/** A value of a filter: pressed it is chosen, or taken away where it was. */
export type FilterChip = { readonly title: string; readonly count: number; readonly isChosen: boolean; readonly address: string };
export type FilterGroup = { readonly name: keyof DirectoryFacets; readonly chips: readonly FilterChip[] };

/** Every filter with its values, how many each would leave, and where each leads. */
export function directoryGroups(search: DirectorySearch, facets: DirectoryFacets): readonly FilterGroup[] {
  const { query } = search;
  const named = therapiesNamed(query.type);
  const group = <Value>(
    name: keyof DirectoryFacets,
    counts: readonly FacetCount<Value>[],
    of: {
      readonly title: (value: Value) => string;
      readonly isChosen: (value: Value) => boolean;
      readonly with: (value: Value | null) => Partial<DirectoryQuery>;
    },
  ): FilterGroup => ({
    name,
    chips: counts.map(({ value, practitioners }) => {
      const isChosen = of.isChosen(value);
      const near = name === "city" ? false : search.near;
      return {
        title: of.title(value),
        count: practitioners,
        isChosen,
        address: directoryAddress({ near, query: { ...query, ...of.with(isChosen ? null : value), after: null } }),
      };
    }),
  });
  return [
    group("therapy", facets.therapy, {
      title: consultationWords.therapy,
      isChosen: (value) => named.kind === "some" && named.name === value,
      with: (value) => ({ type: value ?? "" }),
    }),
    group("city", facets.city, {
      title: cityTitle,
      isChosen: (value) => query.city !== null && cityKey(query.city) === cityKey(value),
      with: (city) => ({ city }),
    }),
    group("day", facets.day, {
      title: weekdayOf,
      isChosen: (value) => query.day === value,
      with: (day) => ({ day }),
    }),
    group("language", facets.language, {
      title: (value) => says.languages[value],
      isChosen: (value) => query.language === value,
      with: (language) => ({ language }),
    }),
    group("gender", facets.gender, {
      title: (value) => says.genders[value],
      isChosen: (value) => query.gender === value,
      with: (gender) => ({ gender }),
    }),
    group("mode", facets.mode, {
      title: (value) => says.modes[value],
      isChosen: (value) => query.mode === value,
      with: (mode) => ({ mode }),
    }),
    group("maxFee", facets.maxFee, {
      title: (value) => says.upTo({ fee: rupees(value) }),
      isChosen: (value) => query.maxFee === value,
      with: (maxFee) => ({ maxFee }),
    }),
    group("experience", facets.experience, {
      title: (value) => says.yearsAtLeast({ count: String(value) }),
      isChosen: (value) => query.experience === value,
      with: (experience) => ({ experience }),
    }),
    group("rating", facets.rating, {
      title: (value) => says.starsAtLeast({ stars: String(value) }),
      isChosen: (value) => query.rating === value,
      with: (rating) => ({ rating }),
    }),
  ].filter(({ chips }) => chips.length > 0);
}
