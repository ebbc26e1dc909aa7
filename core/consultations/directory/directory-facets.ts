import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { paise } from "../../shared/money.ts";
import { MODES, SPOKEN_LANGUAGES } from "../practitioner.ts";
import { THERAPIES } from "../therapies/therapy.ts";
import { counted, inBoth, sizeOf } from "./kept/practitioner-set.ts";
import type { Gender } from "../../identity/customer.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { Mode, SpokenLanguage } from "../practitioner.ts";
import type { Therapy } from "../therapies/therapy.ts";
import type { DirectoryQuery } from "./directory-query.ts";
import type { DirectorySets } from "./directory-sets.ts";
import type { CountedSet, PractitionerSet } from "./kept/practitioner-set.ts";

/** A value by which the directory can be narrowed, and how many would then be listed. */
export type FacetCount<Value> = { readonly value: Value; readonly practitioners: number };

/**
 * Values of each filter with their counts; a value that nobody has is left out, and so is a limit that leaves nobody out, unless it is
 * chosen.
 */
export type DirectoryFacets = {
  readonly therapy: readonly FacetCount<Therapy>[];
  readonly city: readonly FacetCount<string>[];
  readonly language: readonly FacetCount<SpokenLanguage>[];
  readonly gender: readonly FacetCount<Gender>[];
  readonly mode: readonly FacetCount<Mode>[];
  readonly maxFee: readonly FacetCount<Paise>[];
  readonly experience: readonly FacetCount<number>[];
  readonly rating: readonly FacetCount<number>[];
  readonly day: readonly FacetCount<Day>[];
};

/** The limits that are chosen. */
type ChosenLimits = Pick<DirectoryQuery, "maxFee" | "experience" | "rating">;

/** Those who pass every filter but one of these. */
export type Narrowed = Readonly<Record<keyof DirectoryFacets, PractitionerSet>>;

const GENDERS: readonly Gender[] = ["female", "male", "other"];
const FEES = [30_000, 50_000, 80_000, 120_000].map(paise);
const YEARS = [5, 10, 20];
const MEANS = [4, 4.5];
const DAYS_SHOWN = 7;
const MOST_CITIES = 12;

/**
 * How many would be listed with each value of a filter, all other filters as they are. Source: specification/consultations.md, Directory.
 */
export function directoryFacets(without: Narrowed, sets: DirectorySets, chosen: ChosenLimits): DirectoryFacets {
  const known = new Map<PractitionerSet, CountedSet>(); // Without filters all of them are one set.
  const countedOnce = (set: PractitionerSet): CountedSet => {
    const before = known.get(set) ?? counted(set);
    known.set(set, before);
    return before;
  };
  const countsOf = <Value>(narrowed: PractitionerSet, values: readonly Value[], having: (value: Value) => PractitionerSet) =>
    values
      .map((value): FacetCount<Value> => ({ value, practitioners: inBoth(countedOnce(narrowed), having(value)) }))
      .filter(({ practitioners }) => practitioners > 0);
  const limits = <Value>(name: keyof ChosenLimits, values: readonly Value[], having: (value: Value) => PractitionerSet) => {
    const all = sizeOf(without[name]);
    return countsOf(without[name], values, having).filter(({ value, practitioners }) => practitioners < all || value === chosen[name]);
  };
  const today = indianDay(sets.at);
  const days = Array.from({ length: DAYS_SHOWN }, (_, nth) => daysAfter(today, nth));
  return {
    therapy: countsOf(without.therapy, THERAPIES, (value) => sets.ofTherapies([value])),
    city: sets.cities.most(without.city, MOST_CITIES),
    language: mostFirst(countsOf(without.language, SPOKEN_LANGUAGES, sets.speaking)),
    gender: countsOf(without.gender, GENDERS, sets.ofGender),
    mode: countsOf(without.mode, MODES, (mode) => sets.offering({ mode, maxFee: null })),
    maxFee: limits("maxFee", FEES, (maxFee) => sets.offering({ mode: null, maxFee })),
    experience: limits("experience", YEARS, sets.practisingFor),
    rating: limits("rating", MEANS, sets.ratedFrom),
    day: countsOf(without.day, days, sets.freeOn),
  };
}

const mostFirst = <Value extends string>(counts: readonly FacetCount<Value>[]): readonly FacetCount<Value>[] =>
  counts.toSorted((a, b) => b.practitioners - a.practitioners || (a.value < b.value ? -1 : 1));
