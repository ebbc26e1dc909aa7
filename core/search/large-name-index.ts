import { spellingsFor, spellingsOf } from "./near-spellings.ts";
import { forgiven, heardAs } from "./typing-error.ts";
import { wordsOf } from "./search-words.ts";
import { isForgiven, LATER_WORD, nameCost, OTHER_SPELLING, readingsOf, typedAs } from "./name-cost.ts";
import type { TypedName } from "./name-cost.ts";
import type { Names } from "./name-index.ts";
import type { Heard } from "./typing-error.ts";

/** Something with an id that is found by what it is called. */
export type Named = Names & { readonly id: string };

/** The ids of at most `most` things that people may mean, the best first. */
export type LargeNameIndex = (words: string, most: number) => readonly string[];

/** `things` are places in the list, each once; at the same place of `places` stands how far the word is from the beginning of its name. */
type Indexed = { readonly heard: Heard; readonly things: number[]; readonly places: number[] };

/**
 * As `nameIndex`, for many thousands of things: it costs more to make, and a question then looks at the words that may be near to the typed
 * ones alone. It is made from pages, so that whoever makes it can do something else between two of them.
 */
export async function largeNameIndex(pages: AsyncIterable<readonly Named[]>): Promise<LargeNameIndex> {
  const words = new Words();
  const ids: string[] = [];
  const lengths: number[] = [];
  for await (const page of pages)
    for (const { id, name, hindi, spellings } of page) {
      const nth = ids.push(id) - 1;
      lengths.push(name.length);
      words.addName(nth, name, 0);
      words.addName(nth, hindi, 0);
      for (const one of spellings) words.addName(nth, one, OTHER_SPELLING);
    }
  const matching = words.matching();
  let isExact = false;
  const isBefore = (a: Found, b: Found): boolean => {
    const difference = a.cost - b.cost || at(lengths, a.thing) - at(lengths, b.thing);
    return difference < 0 || (difference === 0 && idAt(ids, a.thing) < idAt(ids, b.thing));
  };
  const [total, ofWord] = [new Costs(ids.length), new Costs(ids.length)]; // Used again: a question is answered before the next one begins.
  const count = (typed: readonly string[]): void => {
    const [first, ...others] = typed;
    total.clear();
    isExact = words.areWritten(typed);
    if (first !== undefined) addCosts(total, matching, typedAs(first));
    for (const word of others) {
      ofWord.clear();
      addCosts(ofWord, matching, typedAs(word));
      total.keepWith(ofWord);
    }
  };
  return (typed, most) => {
    total.clear();
    for (const words of readingsOf(wordsOf(typed))) {
      count(words);
      if (total.things.length > 0) break;
    }
    const best: Found[] = [];
    for (const thing of total.things) {
      const cost = total.of(thing);
      if (isExact && isForgiven(cost)) continue;
      if (best.length < most || cost <= (best.at(-1)?.cost ?? -1)) keepBest(best, { thing, cost }, most, isBefore);
    }
    return best.map(({ thing }) => idAt(ids, thing));
  };
}

type Found = { readonly thing: number; readonly cost: number };

const at = (list: readonly number[], place: number): number => list[place] ?? 0;
const idAt = (ids: readonly string[], place: number): string => ids[place] ?? "";

/** Puts one at its place among the best, of which there are few: most of what is found is worse than the last. */
function keepBest(best: Found[], found: Found, most: number, isBefore: (a: Found, b: Found) => boolean): void {
  const last = best.at(-1);
  if (best.length >= most && (last === undefined || !isBefore(found, last))) return;
  const after = best.findIndex((one) => isBefore(found, one));
  best.splice(after === -1 ? best.length : after, 0, found);
  if (best.length > most) best.pop();
}

/** The words that may match a typed one, each once, and a few more. */
type Matching = (typed: TypedName) => readonly Indexed[];

/** All words of the names, in the order in which they came. */
class Words {
  readonly #byText = new Map<string, Indexed>();
  /** Words by how they sound, where that is too short to forgive anything. */
  readonly #byShortSound = new Map<string, Indexed[]>();
  readonly #all: Indexed[] = [];
  /**
   * Of each word the spellings that may be typed for it: a number holds the spelling's hash and the place of the word. A hundred a word are
   * much smaller so than as texts in a map.
   */
  readonly #spellings: number[] = [];

  addName(nth: number, name: string, spelling: number): void {
    wordsOf(name).forEach((word, from) => {
      const place = spelling + (from === 0 ? 0 : LATER_WORD);
      const { things, places } = this.#byText.get(word) ?? this.#added(word);
      if (things.at(-1) !== nth) {
        things.push(nth);
        places.push(place);
      } else places[places.length - 1] = Math.min(place, places.at(-1) ?? place);
    });
  }

  /** Whether something has every one of these words as it is written here. */
  areWritten(typed: readonly string[]): boolean {
    const [first, ...others] = typed.map((word) => this.#byText.get(word)?.things ?? []);
    const further = others.map((things) => new Set(things));
    return first?.some((thing) => further.every((things) => things.has(thing))) ?? false;
  }

  #added(word: string): Indexed {
    const indexed: Indexed = { heard: heardAs(word), things: [], places: [] };
    this.#byText.set(word, indexed);
    const { sound } = indexed.heard;
    if (forgiven(sound) === 0) this.#byShortSound.set(sound, [...(this.#byShortSound.get(sound) ?? []), indexed]);
    const place = this.#all.push(indexed) - 1;
    for (const spelling of spellingsOf(word)) this.#spellings.push(hashOf(spelling) * PLACES + place);
    return indexed;
  }

  /** What answers, once all names are added. */
  matching(): Matching {
    const [all, near] = [this.#all, Float64Array.from(this.#spellings).sort()];
    const sorted = all.toSorted((a, b) => (a.heard.written < b.heard.written ? -1 : 1));
    return ({ written, sound, meanings }) => {
      const first = firstNotBefore(sorted.length, (nth) => (sorted[nth]?.heard.written ?? "") < written);
      let end = first;
      while (sorted[end]?.heard.written.startsWith(written) === true) end += 1;
      const places = new Set<number>();
      for (const spelling of spellingsFor(written)) {
        const least = hashOf(spelling) * PLACES;
        const from = firstNotBefore(near.length, (nth) => (near[nth] ?? 0) < least);
        for (let nth = from; (near[nth] ?? Number.POSITIVE_INFINITY) < least + PLACES; nth += 1) places.add((near[nth] ?? 0) - least);
      }
      const spelt = [...places].flatMap((place) => all[place] ?? []);
      const sounding = this.#byShortSound.get(sound) ?? [];
      const named = [...meanings].flatMap((word) => this.#byText.get(word) ?? []);
      return [
        ...sorted.slice(first, end),
        ...new Set([...spelt, ...sounding, ...named].filter(({ heard }) => !heard.written.startsWith(written))),
      ];
    };
  }
}

/**
 * What a typed word costs for each thing, by the thing's place in the list. An array, as one word may be in very many things: a map would
 * take most of a search's time.
 */
class Costs {
  things: number[] = [];
  readonly #costs: Int32Array; // One more than the cost; 0: the word does not match.

  constructor(count: number) {
    this.#costs = new Int32Array(count);
  }

  clear(): void {
    for (const thing of this.things) this.#costs[thing] = 0;
    this.things = [];
  }

  add(thing: number, cost: number): void {
    const known = this.#costs[thing] ?? 0;
    if (known === 0) this.things.push(thing);
    if (known === 0 || cost + 1 < known) this.#costs[thing] = cost + 1;
  }

  /** Keeps only the things that the other word matches too, and adds the costs of both words. */
  keepWith(others: Costs): void {
    this.things = this.things.filter((thing) => {
      const other = others.#costs[thing] ?? 0;
      this.#costs[thing] = other === 0 ? 0 : this.of(thing) + other;
      return other !== 0;
    });
  }

  /** The cost of one of `things`. */
  of(thing: number): number {
    return (this.#costs[thing] ?? 0) - 1;
  }
}

function addCosts(costs: Costs, matching: Matching, typed: TypedName): void {
  for (const { heard, things, places } of matching(typed)) {
    const match = nameCost(typed, heard);
    if (match !== null) for (let nth = 0; nth < things.length; nth += 1) costs.add(at(things, nth), match + at(places, nth));
  }
}

/** More than the number of words. A 32-bit hash times this is still an exact integer in a JavaScript number. */
const PLACES = 2 ** 21;

/** FNV-1a in 32 bits. Two spellings may have the same hash; that does no harm, as each word that is found is compared afterwards. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/** The first of `count` places that is not before what is sought. */
function firstNotBefore(count: number, isBefore: (place: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
