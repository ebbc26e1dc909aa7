import { isForgiven, LATER_WORD, nameCost, OTHER_SPELLING, readingsOf, typedAs } from "./name-cost.ts";
import { heardAs } from "./typing-error.ts";
import { wordsOf } from "./search-words.ts";
import type { Heard } from "./typing-error.ts";

/** What something is called. */
export type Names = { readonly name: string; readonly hindi: string; readonly spellings: readonly string[] };

/** The things that people may mean by some words, the best first. */
export type NameIndex<Thing> = (words: string) => readonly Thing[];

/** `places`: how far the word stands from the beginning of a name, by the place of the thing in its list. */
type Indexed = { readonly heard: Heard; readonly places: Map<number, number> };

/**
 * Names made ready to be asked for again and again: each word must begin a word of a name or spelling, in English or Hindi, as it is
 * written or as it sounds, or be an everyday name of one. Where no name has all words, they may be one word that was typed apart, or two
 * that were typed together. None where nothing is asked. Where something has every word exactly as it was typed, no wrong letter is
 * forgiven. Each word of all names is compared once, however many things have it.
 */
export function nameIndex<Thing extends { readonly id: string }>(
  things: Iterable<Thing>,
  namesOf: (thing: Thing) => Names,
): NameIndex<Thing> {
  const named = [...things].map((thing) => ({ thing, names: namesOf(thing) }));
  const index = indexOf(named.map(({ names }) => names));
  const foundBy = (words: readonly string[]): readonly Thing[] => {
    const [first, ...others] = words.map((word) => costsOf(index, word));
    const found: { readonly thing: Thing; readonly cost: number; readonly length: number }[] = [];
    for (const [nth, cost] of first ?? []) {
      const one = named[nth];
      const sum = others.reduce((total, costs) => total + (costs.get(nth) ?? Number.POSITIVE_INFINITY), cost);
      if (one !== undefined && sum < Number.POSITIVE_INFINITY) found.push({ thing: one.thing, cost: sum, length: one.names.name.length });
    }
    const best = isWritten(index, words) ? found.filter(({ cost }) => !isForgiven(cost)) : found;
    return best.toSorted((a, b) => a.cost - b.cost || a.length - b.length || (a.thing.id < b.thing.id ? -1 : 1)).map(({ thing }) => thing);
  };
  return (typed) => {
    for (const words of readingsOf(wordsOf(typed))) {
      const found = foundBy(words);
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** Whether something has every one of these words as it is written here. */
function isWritten(index: readonly Indexed[], words: readonly string[]): boolean {
  const [first, ...others] = words.map((word) => index.find(({ heard }) => heard.written === word)?.places);
  return first !== undefined && [...first.keys()].some((thing) => others.every((places) => places?.has(thing) === true));
}

/** Every word of some names. */
function indexOf(named: readonly Names[]): readonly Indexed[] {
  const index = new Map<string, Indexed>();
  named.forEach(({ name, hindi, spellings }, thing) => {
    const add = (text: string, spelling: number) =>
      wordsOf(text).forEach((word, nth) => {
        const place = spelling + (nth === 0 ? 0 : LATER_WORD);
        const indexed = index.get(word) ?? { heard: heardAs(word), places: new Map() };
        index.set(word, indexed);
        indexed.places.set(thing, Math.min(place, indexed.places.get(thing) ?? place));
      });
    add(name, 0);
    add(hindi, 0);
    for (const one of spellings) add(one, OTHER_SPELLING);
  });
  return [...index.values()];
}

/** What a typed word costs for each thing, by its place in the list; things that it does not match are left out. */
function costsOf(index: readonly Indexed[], word: string): ReadonlyMap<number, number> {
  const typed = typedAs(word);
  const costs = new Map<number, number>();
  for (const { heard, places } of index) {
    const match = nameCost(typed, heard);
    if (match === null) continue;
    for (const [thing, place] of places) costs.set(thing, Math.min(place + match, costs.get(thing) ?? Number.POSITIVE_INFINITY));
  }
  return costs;
}
