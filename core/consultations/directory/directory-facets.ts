import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { paise } from "../../shared/money.ts";
import { ratingOf } from "../../reviews/review-summary.ts";
import { cityKey } from "../practitioner/city-key.ts";
import { lengthsOf } from "../practitioner/lengths-of.ts";
import { MODES } from "../practitioner/practitioner.ts";
import { THERAPIES } from "../therapies/therapy.ts";
import { citiesOf } from "./cities-of.ts";
import type { Gender } from "../../identity/customer.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { Mode, SpokenLanguage } from "../practitioner/practitioner.ts";
import type { Therapy } from "../therapies/therapy.ts";
import type { Candidate } from "./directory-entry.ts";

/** A value by which the directory can be narrowed, and how many would then be listed. */
export type FacetCount<Value> = { readonly value: Value; readonly practitioners: number };

/** Values of each filter with their counts; a value that nobody has is left out. */
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

/** Those who pass every filter but one of these. */
export type Narrowed = Readonly<Record<keyof DirectoryFacets, readonly Candidate[]>>;

const FEES = [30_000, 50_000, 80_000, 120_000].map(paise);
const YEARS = [5, 10, 20];
const MEANS = [4, 4.5];
const DAYS_SHOWN = 7;
const MOST_CITIES = 12;

/** How many would be listed with each value of a filter, all other filters as they are. Source: specification/consultations.md, Directory. */
export function directoryFacets(without: Narrowed, now: number): DirectoryFacets {
  const thisYear = Number(indianDay(now).slice(0, 4));
  const today = indianDay(now);
  return {
    therapy: counted(THERAPIES, (value) => without.therapy.filter(({ listed }) => listed.practitioner.therapy === value)),
    city: cityCounts(without.city),
    language: spokenIn(without.language),
    gender: counted(["female", "male", "other"], (value) => without.gender.filter(({ listed }) => listed.practitioner.gender === value)),
    mode: counted(MODES, (value) => without.mode.filter(({ listed }) => listed.practitioner.fees.some(({ mode }) => mode === value))),
    maxFee: counted(FEES, (value) =>
      without.maxFee.filter(({ listed }) => lengthsOf(listed.practitioner, { mode: null, maxFee: value }) !== null),
    ),
    experience: counted(YEARS, (value) =>
      without.experience.filter(({ listed }) => thisYear - listed.practitioner.practisingSince >= value),
    ),
    rating: counted(MEANS, (value) => without.rating.filter(({ listed }) => (ratingOf(listed.reviews)?.average ?? 0) >= value)),
    day: counted(
      Array.from({ length: DAYS_SHOWN }, (_, nth) => daysAfter(today, nth)),
      (value) => without.day.filter(({ isFreeOn }) => isFreeOn(value)),
    ),
  };
}

const counted = <Value>(values: readonly Value[], having: (value: Value) => readonly Candidate[]): readonly FacetCount<Value>[] =>
  values.map((value) => ({ value, practitioners: having(value).length })).filter(({ practitioners }) => practitioners > 0);

function spokenIn(candidates: readonly Candidate[]): readonly FacetCount<SpokenLanguage>[] {
  const counts = new Map<SpokenLanguage, number>();
  for (const { listed } of candidates)
    for (const language of listed.practitioner.languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return mostFirst(counts);
}

/** By the name that stands in the first address of each city. */
function cityCounts(candidates: readonly Candidate[]): readonly FacetCount<string>[] {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { listed } of candidates)
    for (const city of citiesOf(listed.practitioner)) {
      const name = names.get(cityKey(city)) ?? city;
      names.set(cityKey(city), name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return mostFirst(counts).slice(0, MOST_CITIES);
}

const mostFirst = <Value extends string>(counts: ReadonlyMap<Value, number>): readonly FacetCount<Value>[] =>
  [...counts]
    .map(([value, practitioners]) => ({ value, practitioners }))
    .sort((a, b) => b.practitioners - a.practitioners || (a.value < b.value ? -1 : 1));
