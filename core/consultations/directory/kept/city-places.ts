import { eachIn, inBoth, isIn, setAt } from "./practitioner-set.ts";
import type { FacetCount } from "../directory-facets.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

/** One of so many is few. */
const FEW = 8;

/** Who is listed in which city, by the city's key. */
export class CityPlaces {
  readonly #facts: readonly PractitionerFacts[];
  readonly #places = new Map<string, number[]>();

  constructor(facts: readonly PractitionerFacts[]) {
    this.#facts = facts;
    for (const [place, { cities }] of facts.entries())
      for (const { key } of cities) {
        const listed = this.#places.get(key);
        if (listed === undefined) this.#places.set(key, [place]);
        else listed.push(place);
      }
  }

  in(key: string): PractitionerSet {
    return setAt(this.#facts.length, this.#places.get(key) ?? []);
  }

  /** How many of a set are listed in the city. */
  count(key: string, among: PractitionerSet): number {
    let count = 0;
    for (const place of this.#places.get(key) ?? []) if (isIn(among, place)) count += 1;
    return count;
  }

  /** The cities with most of a set, by the name that stands in the first address of each; then by name. */
  most(among: PractitionerSet, most: number): readonly FacetCount<string>[] {
    const counts = this.#countsOf(among).sort((a, b) => b.practitioners - a.practitioners);
    const least = counts[most - 1]?.practitioners ?? 0;
    return counts
      .filter(({ practitioners }) => practitioners >= least)
      .map(({ key, practitioners, first }) => ({ value: this.#nameAt(first, key), practitioners }))
      .sort((a, b) => b.practitioners - a.practitioners || (a.value < b.value ? -1 : 1))
      .slice(0, most);
  }

  /** Each city where somebody of a set is listed. Few are looked at one by one; of many each city's are counted. */
  #countsOf(among: PractitionerSet): Counted[] {
    if (inBoth(among, among) > this.#facts.length / FEW)
      return [...this.#places].flatMap(([key, places]) => {
        const first = places.find((place) => isIn(among, place));
        return first === undefined ? [] : [{ key, practitioners: this.count(key, among), first }];
      });
    const counts = new Map<string, Counted>();
    eachIn(among, (place) => {
      for (const { key } of this.#facts[place]?.cities ?? []) {
        const counted = counts.get(key);
        if (counted === undefined) counts.set(key, { key, practitioners: 1, first: place });
        else counted.practitioners += 1;
      }
    });
    return [...counts.values()];
  }

  #nameAt(place: number, key: string): string {
    return this.#facts[place]?.cities.find((city) => city.key === key)?.name ?? key;
  }
}

/** How many of a set are listed in a city, and the first of them. */
type Counted = { readonly key: string; practitioners: number; readonly first: number };
