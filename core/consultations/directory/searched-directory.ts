import { paise } from "../../shared/money.ts";
import { CITIES } from "../../shipping/cities.ts";
import { kilometresBetween } from "../../shipping/kilometres-between.ts";
import { cityKey } from "../practitioner/city-key.ts";
import { therapiesNamed } from "../therapies/therapies-named.ts";
import { directoryFacets } from "./directory-facets.ts";
import { DirectorySets } from "./directory-sets.ts";
import { firstPlaces } from "./kept/first-places.ts";
import { inAll, sizeOf } from "./kept/practitioner-set.ts";
import type { DirectoryEntry, FoundEntry } from "./directory-entry.ts";
import type { DirectoryFacets, FacetCount } from "./directory-facets.ts";
import type { DirectoryOrder, DirectoryQuery } from "./directory-query.ts";
import type { NearBy } from "./kept/near-places.ts";
import type { PlaceKeys } from "./kept/first-places.ts";
import type { PractitionerIndex } from "./kept/practitioner-index.ts";
import type { PractitionerSet } from "./kept/practitioner-set.ts";

/** How far somebody near may be, in kilometres. */
const NEAR = 25;
const PAGE = 12;
const MOST_NEAREST = 4;

/**
 * A page of the directory. `found`: how many match; `next`: the key after which the next page begins, null: the last page. `elsewhere`:
 * where nobody of the kind is listed in the city, the nearest cities with somebody, and those who consult online; null: somebody is.
 */
export type DirectoryPage = PageOf<DirectoryEntry>;

/** The same, of practitioners whose own texts are still to be read. */
export type FoundPage = PageOf<FoundEntry>;

type PageOf<Entry> = {
  readonly isUnknownType: boolean;
  /** Nobody's profile names what was typed, and whoever is often asked about it is found instead. */
  readonly isWidened: boolean;
  readonly found: number;
  readonly entries: readonly Entry[];
  readonly next: string | null;
  readonly facets: DirectoryFacets;
  readonly elsewhere: { readonly cities: readonly FacetCount<string>[]; readonly online: readonly Entry[] } | null;
};

/** What the directory answers. Source: specification/consultations.md, Directory. */
export function searchedDirectory(index: PractitionerIndex, query: DirectoryQuery): FoundPage {
  const search = new Search(index, query);
  const found = search.without(null);
  const keys = search.keys(query.order);
  const size = sizeOf(found);
  const first = firstPlaces(found, { ...keys, size, of: index.fixed.size, after: afterIn(index, query.after), most: PAGE + 1 });
  const last = first.length > PAGE ? first[PAGE - 1] : undefined;
  return {
    isWidened: search.isWidened,
    isUnknownType: therapiesNamed(query.type).kind === "unknown",
    found: size,
    entries: first.slice(0, PAGE).map(search.entryAt),
    next: last === undefined ? null : `${keys.keyOf(last)}~${index.fixed.facts[last]?.id}`,
    facets: index.facets(namedFilters(query), () => directoryFacets(search.narrowed(found), search.sets, query)),
    elsewhere: query.city !== null && size === 0 ? elsewhere(search, query.city, { ...keys, of: index.fixed.size }) : null,
  };
}

/**
 * The key under which the counts of these filters are kept until the directory is read again; null: they are not kept, as they depend on
 * where somebody is or what they typed.
 */
function namedFilters({ order: _, after: _1, near, title, ...chosen }: DirectoryQuery): string | null {
  return near === null && title === null ? JSON.stringify(chosen) : null;
}

type Filter = keyof DirectoryFacets;
type Chosen = { readonly [Name in Filter]?: PractitionerSet };

/** One search: the sets that its filters name, and what is known of whom it finds. */
class Search {
  readonly sets: DirectorySets;
  readonly isWidened: boolean;
  readonly #index: PractitionerIndex;
  readonly #query: DirectoryQuery;
  readonly #nearBy: NearBy | null;
  /** Of filters that can't be left out. */
  readonly #always: readonly PractitionerSet[];
  readonly #chosen: Chosen;

  constructor(index: PractitionerIndex, query: DirectoryQuery) {
    this.#index = index;
    this.#query = query;
    this.sets = new DirectorySets(index, query);
    this.#nearBy = query.near === null ? null : index.fixed.near.within(query.near, NEAR);
    const named = query.title === null ? null : index.fixed.named(query.title);
    this.isWidened = named?.isWidened ?? false;
    this.#always = [
      this.sets.everybody(),
      ...(this.#nearBy === null ? [] : [this.#nearBy.set]),
      ...(named?.sets ?? []),
      ...(query.withinDays === null ? [] : [this.sets.freeWithin(query.withinDays)]),
    ];
    this.#chosen = this.#chosenSets();
  }

  /** Those who pass all filters but the one that is left out. */
  without(left: Filter | null): PractitionerSet {
    const { mode, maxFee } = this.#query;
    const limits = { mode: left === "mode" ? null : mode, maxFee: left === "maxFee" ? null : maxFee };
    const chosen = Object.entries(this.#chosen).flatMap(([name, set]) => (name === left ? [] : [set]));
    return inAll([this.sets.offering(limits), ...this.#always, ...chosen]);
  }

  /** Those who pass all filters but one, for each; `found`: who passes all. */
  narrowed(found: PractitionerSet) {
    const { mode, maxFee } = this.#query;
    const without = (left: Filter) => (left in this.#chosen ? this.without(left) : found);
    return {
      therapy: without("therapy"),
      city: without("city"),
      language: without("language"),
      gender: without("gender"),
      mode: mode === null ? found : this.without("mode"),
      maxFee: maxFee === null ? found : this.without("maxFee"),
      experience: without("experience"),
      rating: without("rating"),
      day: without("day"),
    };
  }

  /** By what each place is ordered: the smaller stands first, Infinity last. */
  keys(order: DirectoryOrder): PlaceKeys {
    const { fixed } = this.#index;
    switch (order) {
      case "soonest":
        return fixed.keysOf(this.#index.nextFree(this.#query));
      case "fee":
        return fixed.keysOf(fixed.offers(this.#query).fee);
      case "rating":
        return fixed.keysOf(fixed.numbers("rating", ({ weight }) => -weight));
      case "experience":
        return fixed.keysOf(fixed.numbers("experience", ({ practisingSince }) => practisingSince));
      case "distance":
        return { keyOf: (place) => this.#awayOf(place) ?? Infinity, inOrder: null }; // Nothing is kept of where somebody is.
    }
  }

  readonly entryAt = (place: number): FoundEntry => {
    const facts = this.#index.fixed.facts[place];
    if (facts === undefined) throw new RangeError(`nobody is listed at ${place}`);
    const { fee, length } = this.#index.fixed.offers(this.#query);
    const next = this.#index.nextFree(this.#query)[place] ?? Infinity;
    return {
      id: facts.id,
      rating: facts.rating,
      fee: paise(fee[place] ?? 0),
      length: length[place] ?? 0,
      nextFree: next === Infinity ? null : next,
      distance: this.#awayOf(place),
    };
  };

  /** In whole kilometres; null: nobody asks for it, or they are not near. */
  #awayOf(place: number): number | null {
    return this.#nearBy?.away[place] || null;
  }

  #chosenSets(): Chosen {
    const { type, city, language, gender, experience, rating, day } = this.#query;
    const named = therapiesNamed(type);
    return {
      ...(named.kind === "some" && { therapy: this.sets.ofTherapies(named.therapies) }),
      ...(city !== null && { city: this.sets.cities.in(cityKey(city)) }),
      ...(language !== null && { language: this.sets.speaking(language) }),
      ...(gender !== null && { gender: this.sets.ofGender(gender) }),
      ...(experience !== null && { experience: this.sets.practisingFor(experience) }),
      ...(rating !== null && { rating: this.sets.ratedFrom(rating) }),
      ...(day !== null && { day: this.sets.freeOn(day) }),
    };
  }
}

/** What is no key begins at the first entry. */
function afterIn({ fixed }: PractitionerIndex, after: string | null) {
  const [, by = "", id = ""] = /^(-?[\d.]+|Infinity)~(.*)$/s.exec(after ?? "") ?? [];
  return by === "" ? null : { by: Number(by), place: fixed.placeOf(id), isListed: fixed.facts[fixed.placeOf(id)]?.id === id };
}

function elsewhere(search: Search, city: string, keys: PlaceKeys & { readonly of: number }): NonNullable<FoundPage["elsewhere"]> {
  const anywhere = search.without("city");
  const here = CITIES.find(({ name }) => cityKey(name) === cityKey(city));
  const counts = search.sets.cities.counts(anywhere);
  const cities = CITIES.map(({ name, at }) => ({
    value: name,
    practitioners: counts.get(cityKey(name)) ?? 0,
    away: here === undefined ? 0 : kilometresBetween(at, here.at),
  }))
    .filter(({ practitioners }) => practitioners > 0)
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_NEAREST)
    .map(({ value, practitioners }) => ({ value, practitioners }));
  return { cities, online: firstPlaces(anywhere, { ...keys, size: sizeOf(anywhere), after: null, most: PAGE }).map(search.entryAt) };
}
