import { codePointOrder } from "../../shared/code-point-order.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { searchedText } from "../../shared/searched-text.ts";
import { ratingOf } from "../../reviews/review-summary.ts";
import { CITIES } from "../../shipping/cities.ts";
import { kilometresBetween } from "../../shipping/kilometres-between.ts";
import { cityKey } from "../practitioner/city-key.ts";
import { lengthsOf } from "../practitioner/lengths-of.ts";
import { therapiesNamed } from "../therapies/therapies-named.ts";
import { citiesOf } from "./cities-of.ts";
import { entryOf, orderKeys } from "./directory-entry.ts";
import { directoryFacets } from "./directory-facets.ts";
import type { ListedPractitioner } from "../practitioners.port.ts";
import type { Candidate, DirectoryEntry } from "./directory-entry.ts";
import type { DirectoryFacets, FacetCount } from "./directory-facets.ts";
import type { DirectoryFilter, DirectoryOrder, DirectoryQuery } from "./directory-query.ts";
import type { DirectorySnapshot } from "./directory-snapshot.ts";

/** How far somebody near may be, in kilometres. */
const NEAR = 25;
const PAGE = 12;
const DAY = 24 * 60 * 60 * 1000;
const MOST_NEAREST = 4;

/**
 * A page of the directory. `found`: how many match; `next`: the key after which the next page begins, null: the last page. `elsewhere`:
 * where nobody of the kind is listed in the city, the nearest cities with somebody, and those who consult online; null: somebody is.
 */
export type DirectoryPage = {
  readonly isUnknownType: boolean;
  readonly found: number;
  readonly entries: readonly DirectoryEntry[];
  readonly next: string | null;
  readonly facets: DirectoryFacets;
  readonly elsewhere: { readonly cities: readonly FacetCount<string>[]; readonly online: readonly DirectoryEntry[] } | null;
};

/** What the directory answers. Source: specification/consultations.md, Directory. */
export function searchedDirectory(snapshot: DirectorySnapshot, query: DirectoryQuery): DirectoryPage {
  const all = snapshot.practitioners.flatMap((listed) => candidate(snapshot, listed, query) ?? []);
  const passing = (left: keyof DirectoryFacets | null) => all.filter((one) => passes(one, query, { left, now: snapshot.at }));
  const found = passing(null);
  const sorted = inOrder(found, query.order);
  const page = sorted.filter(({ key }) => query.after === null || isAfter(key, keyIn(query.after))).slice(0, PAGE + 1);
  const last = page.length > PAGE ? page[PAGE - 1] : undefined;
  const without = (left: keyof DirectoryFacets) => passing(left);
  return {
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
      snapshot.at,
    ),
    elsewhere: query.city !== null && found.length === 0 ? elsewhere(passing("city"), query.city, query.order) : null,
  };
}

/** Null: no consultation of theirs is within the limits. */
function candidate(snapshot: DirectorySnapshot, listed: ListedPractitioner, { near, mode, maxFee }: DirectoryFilter): Candidate | null {
  const within = lengthsOf(listed.practitioner, { mode, maxFee }) ?? lengthsOf(listed.practitioner, { mode: null, maxFee: null });
  if (within === null) return null;
  const [length] = within.lengths;
  const away = near === null ? [] : listed.practitioner.clinics.map(({ at }) => kilometresBetween(at, near));
  return {
    listed,
    fee: within.lowestFee,
    length,
    distance: away.length === 0 ? null : Math.max(1, Math.ceil(Math.min(...away))),
    nextFree: () => snapshot.nextFree(listed, length),
    isFreeOn: (day) => snapshot.isFreeOn(listed, length, day),
  };
}

/** Whether a candidate passes all filters but the one that is left out. */
function passes(
  one: Candidate,
  query: DirectoryFilter,
  { left, now }: { readonly left: keyof DirectoryFacets | null; readonly now: number },
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
    (title === null || isNamed(one, title)) &&
    (left === "language" || language === null || practitioner.languages.includes(language)) &&
    (left === "gender" || gender === null || practitioner.gender === gender) &&
    lengthsOf(practitioner, limits) !== null &&
    (left === "experience" || experience === null || years >= experience) &&
    (left === "rating" || rating === null || (ratingOf(reviews)?.average ?? 0) >= rating) &&
    (left === "day" || day === null || one.isFreeOn(day)) &&
    (withinDays === null || (one.nextFree() ?? Infinity) < now + withinDays * DAY)
  );
}

function isNamed({ listed: { practitioner } }: Candidate, title: string): boolean {
  const words = searchedText([practitioner.name, practitioner.therapy, ...practitioner.qualifications].join(" "));
  return searchedText(title)
    .split(" ")
    .every((word) => words.includes(word));
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

function elsewhere(anywhere: readonly Candidate[], city: string, order: DirectoryOrder): NonNullable<DirectoryPage["elsewhere"]> {
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
