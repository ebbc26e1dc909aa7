import { eachIn, setAt } from "./practitioner-set.ts";
import type { FacetCount } from "../directory-facets.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

/** Who is listed in which city, by the city's key. */
export class CityPlaces {
  readonly #facts: readonly PractitionerFacts[];
  readonly #places = new Map<string, number[]>();
  readonly #keys: readonly string[];
  /** The cities of each place, as they stand in `#keys`: those of a place begin at `#begin[place]`. */
  readonly #cities: Int32Array;
  readonly #begin: Int32Array;

  constructor(facts: readonly PractitionerFacts[]) {
    this.#facts = facts;
    const numbers = new Map<string, number>();
    const cities: number[] = [];
    this.#begin = new Int32Array(facts.length + 1);
    for (const [place, { cities: listed }] of facts.entries()) {
      for (const { key } of listed) {
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        cities.push(number);
        const there = this.#places.get(key);
        if (there === undefined) this.#places.set(key, [place]);
        else there.push(place);
      }
      this.#begin[place + 1] = cities.length;
    }
    this.#keys = [...numbers.keys()];
    this.#cities = Int32Array.from(cities);
  }

  in(key: string): PractitionerSet {
    return setAt(this.#facts.length, this.#places.get(key) ?? []);
  }

  /** How many of a set are listed in each city, by its key. */
  counts(among: PractitionerSet): ReadonlyMap<string, number> {
    return new Map(this.#countsOf(among).map(({ key, practitioners }) => [key, practitioners]));
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

  /** Each city where somebody of a set is listed. */
  #countsOf(among: PractitionerSet): Counted[] {
    const counts = new Int32Array(this.#keys.length);
    const first = new Int32Array(this.#keys.length);
    eachIn(among, (place) => {
      for (let at = this.#begin[place] ?? 0; at < (this.#begin[place + 1] ?? 0); at += 1) {
        const city = this.#cities[at] ?? 0;
        if (counts[city] === 0) first[city] = place;
        counts[city] = (counts[city] ?? 0) + 1;
      }
    });
    return this.#keys.flatMap((key, city) => {
      const practitioners = counts[city] ?? 0;
      return practitioners === 0 ? [] : [{ key, practitioners, first: first[city] ?? 0 }];
    });
  }

  #nameAt(place: number, key: string): string {
    return this.#facts[place]?.cities.find((city) => city.key === key)?.name ?? key;
  }
}

/** How many of a set are listed in a city, and the first of them. */
type Counted = { readonly key: string; readonly practitioners: number; readonly first: number };
