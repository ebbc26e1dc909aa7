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
    const counts = [...this.#countsOf(among)]
      .map(([key, practitioners]) => ({ key, practitioners }))
      .filter(({ practitioners }) => practitioners > 0)
      .sort((a, b) => b.practitioners - a.practitioners);
    const least = counts[most - 1]?.practitioners ?? 0;
    return counts
      .filter(({ practitioners }) => practitioners >= least)
      .map(({ key, practitioners }) => ({ value: this.#nameOf(key, among), practitioners }))
      .sort((a, b) => b.practitioners - a.practitioners || (a.value < b.value ? -1 : 1))
      .slice(0, most);
  }

  /** Few are looked at one by one; of many each city's are counted. */
  #countsOf(among: PractitionerSet): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    if (inBoth(among, among) > this.#facts.length / FEW) for (const key of this.#places.keys()) counts.set(key, this.count(key, among));
    else
      eachIn(among, (place) => {
        for (const { key } of this.#facts[place]?.cities ?? []) counts.set(key, (counts.get(key) ?? 0) + 1);
      });
    return counts;
  }

  #nameOf(key: string, among: PractitionerSet): string {
    const first = this.#places.get(key)?.find((place) => isIn(among, place)) ?? 0;
    return this.#facts[first]?.cities.find((city) => city.key === key)?.name ?? key;
  }
}
