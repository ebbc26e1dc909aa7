import { ratingOf } from "#core/reviews/review-summary.ts";
import { nextFreeTime } from "#core/consultations/calendar/next-free-time.ts";
import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { citiesOf } from "#core/consultations/directory/cities-of.ts";
import { practitionerWords } from "#core/consultations/directory/kept/practitioner-words.ts";
import { cityKey } from "#core/consultations/practitioner/city-key.ts";
import { lengthsOf } from "#core/consultations/practitioner/lengths-of.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { ratingWeight } from "#core/consultations/practitioner/rating-weight.ts";
import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { therapiesNamed } from "#core/consultations/therapies/therapies-named.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { queryParts } from "#core/search/query-parts.ts";
import { heardAs } from "#core/search/typing-error.ts";
import { wordsOfPart } from "#core/search/words-of-part.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { CITIES } from "#core/shipping/cities.ts";
import { kilometresBetween } from "#core/shipping/kilometres-between.ts";
import type { FoundEntry } from "#core/consultations/directory/directory-entry.ts";
import type { DirectoryFacets, FacetCount } from "#core/consultations/directory/directory-facets.ts";
import type { DirectoryFilter, DirectoryOrder, DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { FoundPage } from "#core/consultations/directory/searched-directory.ts";
import type { SpokenLanguage } from "#core/consultations/practitioner.ts";
import type { ListedPractitioner } from "#core/consultations/practitioner/practitioners.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";

/** How far somebody near may be, in kilometres. */
const NEAR = 25;
const PAGE = 12;
const DAY = 24 * 60 * 60 * 1000;
const MOST_NEAREST = 4;

/**
 * What the directory answers, by looking at everybody for each filter and each count, at nothing that was kept. Source:
 * specification/consultations.md, Directory.
 */
export function directoryReadPlainly(at: number, practitioners: readonly ListedPractitioner[], query: DirectoryQuery): FoundPage {
  const all = practitioners.flatMap((listed) => candidate(at, listed, query) ?? []);
  const words = [...new Set(practitioners.flatMap(({ practitioner }) => practitionerWords(practitioner)))];
  const passing = (left: keyof DirectoryFacets | null) => all.filter((one) => passes(one, query, { left, now: at, words }));
  const found = passing(null);
  const sorted = inOrder(found, query.order);
  const page = sorted.filter(({ key }) => query.after === null || isAfter(key, keyIn(query.after))).slice(0, PAGE + 1);
  const last = page.length > PAGE ? page[PAGE - 1] : undefined;
  const without = (left: keyof DirectoryFacets) => passing(left);
  return {
    isWidened: false,
    isUnknownType: therapiesNamed(query.type).kind === "unknown",
    found: found.length,
    entries: page.slice(0, PAGE).map(({ one }) => entryOf(one)),
    next: last === undefined ? null : `${last.key.by}~${last.key.id}`,
    facets: directoryFacets(
      {
        therapy: without("therapy"),
        city: without("city"),
        language: without("language"),
        gender: without("gender"),
        mode: without("mode"),
        maxFee: without("maxFee"),
        experience: without("experience"),
        rating: without("rating"),
        day: without("day"),
      },
      at,
      query,
    ),
    elsewhere: query.city !== null && found.length === 0 ? elsewhere(passing("city"), query.city, query.order) : null,
  };
}

/** Null: no consultation of theirs is within the limits. */
function candidate(at: number, listed: ListedPractitioner, { near, mode, maxFee }: DirectoryFilter): Candidate | null {
  const within = lengthsOf(listed.practitioner, { mode, maxFee }) ?? lengthsOf(listed.practitioner, { mode: null, maxFee: null });
  if (within === null) return null;
  const [length] = within.lengths;
  const away = near === null ? [] : listed.practitioner.clinics.map(({ at }) => kilometresBetween(at, near));
  return {
    listed,
    fee: within.lowestFee,
    length,
    distance: away.length === 0 ? null : Math.max(1, Math.ceil(Math.min(...away))),
    nextFree: () => nextFreeTime(listed, listed.appointments, at, length),
    isFreeOn: (day) => isFreeOn(at, listed, length, day),
  };
}

/** Whether a candidate passes all filters but the one that is left out. */
function passes(
  one: Candidate,
  query: DirectoryFilter,
  { left, now, words }: { readonly left: keyof DirectoryFacets | null; readonly now: number; readonly words: readonly string[] },
): boolean {
  const { practitioner, reviews } = one.listed;
  const named = therapiesNamed(query.type);
  const { city, near, title, language, gender, experience, rating, day, withinDays } = query;
  const limits = { mode: left === "mode" ? null : query.mode, maxFee: left === "maxFee" ? null : query.maxFee };
  const years = Number(indianDay(now).slice(0, 4)) - practitioner.practisingSince;
  return (
    (left === "therapy" || named.kind !== "some" || named.therapies.includes(practitioner.therapy)) &&
    (left === "city" || city === null || citiesOf(practitioner).some((listed) => cityKey(listed) === cityKey(city))) &&
    (near === null || (one.distance !== null && one.distance <= NEAR)) &&
    (title === null || isNamed(one, title, words)) &&
    (left === "language" || language === null || practitioner.languages.includes(language)) &&
    (left === "gender" || gender === null || practitioner.gender === gender) &&
    lengthsOf(practitioner, limits) !== null &&
    (left === "experience" || experience === null || years >= experience) &&
    (left === "rating" || rating === null || (ratingOf(reviews)?.average ?? 0) >= rating) &&
    (left === "day" || day === null || one.isFreeOn(day)) &&
    (withinDays === null || (one.nextFree() ?? Infinity) < now + withinDays * DAY)
  );
}

/** Whether a practitioner has a word for each part of what was typed, among the words of all. */
function isNamed({ listed: { practitioner } }: Candidate, title: string, all: readonly string[]): boolean {
  const words = practitionerWords(practitioner);
  const heard = all.map(heardAs);
  return queryParts(title).every((part) => wordsOfPart(part, heard).some(({ written }) => words.includes(written)));
}

/** Where an entry stands in an order; ties by id. */
type Key = { readonly by: number; readonly id: string };

function inOrder(found: readonly Candidate[], order: DirectoryOrder): readonly { readonly one: Candidate; readonly key: Key }[] {
  return found
    .map((one) => ({ one, key: { by: orderKeys[order](one), id: one.listed.practitioner.id } }))
    .sort((a, b) => compared(a.key, b.key));
}

const compared = (a: Key, b: Key): number => (a.by === b.by ? codePointOrder(a.id, b.id) : a.by < b.by ? -1 : 1);

const isAfter = (key: Key, after: Key): boolean => compared(key, after) > 0;

/** What is no key begins at the first entry. */
function keyIn(after: string): Key {
  const [, by = "", id = ""] = /^(-?[\d.]+|Infinity)~(.*)$/s.exec(after) ?? [];
  return by === "" ? { by: -Infinity, id: "" } : { by: Number(by), id };
}

function elsewhere(anywhere: readonly Candidate[], city: string, order: DirectoryOrder): NonNullable<FoundPage["elsewhere"]> {
  const online = inOrder(anywhere, order)
    .slice(0, PAGE)
    .map(({ one }) => entryOf(one));
  const here = CITIES.find(({ name }) => cityKey(name) === cityKey(city));
  const counts = new Map<string, number>();
  for (const { listed } of anywhere)
    for (const name of citiesOf(listed.practitioner)) counts.set(cityKey(name), (counts.get(cityKey(name)) ?? 0) + 1);
  const cities = CITIES.flatMap(({ name, at }) => {
    const practitioners = counts.get(cityKey(name));
    return practitioners === undefined
      ? []
      : [{ value: name, practitioners, away: here === undefined ? 0 : kilometresBetween(at, here.at) }];
  })
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_NEAREST)
    .map(({ value, practitioners }) => ({ value, practitioners }));
  return { cities, online };
}

function isFreeOn(now: number, who: ListedPractitioner, length: number, day: Day): boolean {
  const span = { from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) };
  return listSlots(slotFactsOf(who, who.appointments, { now, ...span, length, patient: null, exclude: null })).slots.length > 0;
}

/** What is known of one who may be listed; `freeDays` are those of the next days with a free time of the shortest length. */
type Candidate = {
  readonly listed: ListedPractitioner;
  readonly fee: Paise;
  readonly length: number;
  readonly distance: number | null;
  readonly nextFree: () => number | null;
  readonly isFreeOn: (day: Day) => boolean;
};

/** What everybody may see of a candidate. Source: specification/consultations.md, Profile of a practitioner. */
function entryOf({ listed, fee, length, distance, nextFree }: Candidate): FoundEntry {
  return { id: listed.practitioner.id, rating: ratingOf(listed.reviews), fee, length, nextFree: nextFree(), distance };
}

/** By what a candidate is ordered: the smaller stands first, Infinity last. */
const orderKeys = {
  soonest: ({ nextFree }: Candidate) => nextFree() ?? Infinity,
  fee: ({ fee }: Candidate): number => fee,
  rating: ({ listed }: Candidate) => -ratingWeight(listed.reviews),
  experience: ({ listed }: Candidate): number => listed.practitioner.practisingSince,
  distance: ({ distance }: Candidate) => distance ?? Infinity,
} as const;

/** Those who pass every filter but one of these. */
type Narrowed = Readonly<Record<keyof DirectoryFacets, readonly Candidate[]>>;

const FEES = [30_000, 50_000, 80_000, 120_000].map(paise);
const YEARS = [5, 10, 20];
const MEANS = [4, 4.5];
const DAYS_SHOWN = 7;
const MOST_CITIES = 12;

/**
 * How many would be listed with each value of a filter, all other filters as they are. Source: specification/consultations.md, Directory.
 */
function directoryFacets(without: Narrowed, now: number, chosen: DirectoryFilter): DirectoryFacets {
  const limits = <Value>(
    name: "maxFee" | "experience" | "rating",
    values: readonly Value[],
    having: (one: Candidate, value: Value) => boolean,
  ) =>
    counted(values, (value) => without[name].filter((one) => having(one, value))).filter(
      ({ value, practitioners }) => value === chosen[name] || practitioners !== without[name].length,
    );
  const thisYear = Number(indianDay(now).slice(0, 4));
  const today = indianDay(now);
  return {
    therapy: counted(THERAPIES, (value) => without.therapy.filter(({ listed }) => listed.practitioner.therapy === value)),
    city: cityCounts(without.city),
    language: spokenIn(without.language),
    gender: counted(["female", "male", "other"], (value) => without.gender.filter(({ listed }) => listed.practitioner.gender === value)),
    mode: counted(MODES, (value) => without.mode.filter(({ listed }) => listed.practitioner.fees.some(({ mode }) => mode === value))),
    maxFee: limits("maxFee", FEES, ({ listed }, maxFee) => lengthsOf(listed.practitioner, { mode: null, maxFee }) !== null),
    experience: limits("experience", YEARS, ({ listed }, years) => thisYear - listed.practitioner.practisingSince >= years),
    rating: limits("rating", MEANS, ({ listed }, mean) => (ratingOf(listed.reviews)?.average ?? 0) >= mean),
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
