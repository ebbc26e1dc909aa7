import { isIn } from "./practitioner-set.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

/** The place after which a page begins, or where it would stand: `isListed` says whether somebody stands there. */
type After = { readonly by: number; readonly place: number; readonly isListed: boolean };

/**
 * By what places are ordered: the smaller the key of a place the earlier, of equal ones the lower place. `inOrder`: all places in that
 * order; null: it is not kept.
 */
export type PlaceKeys = { readonly keyOf: (place: number) => number; readonly inOrder: (() => Int32Array) | null };

/** `size`: how many are in the set; `of`: how many places there are. */
type Wanted = PlaceKeys & { readonly size: number; readonly of: number; readonly after: After | null; readonly most: number };

/**
 * The first places of a set, after one, at most so many. In a large set they are soon found by going through all in order. Those of a small
 * set are picked out and ordered, as going through all takes longer.
 */
export function firstPlaces(among: PractitionerSet, wanted: Wanted): readonly number[] {
  const { inOrder, size, of, most } = wanted;
  return inOrder !== null && size * size > most * of ? metFirst(among, inOrder(), wanted) : pickedOut(among, wanted);
}

function metFirst(among: PractitionerSet, order: Int32Array, { keyOf, after, most }: Wanted): readonly number[] {
  const first: number[] = [];
  const placeAt = (nth: number) => order[nth] ?? 0;
  let nth = after === null ? 0 : firstOf(order.length, (one) => isAfter(keyOf(placeAt(one)), placeAt(one), after));
  for (; nth < order.length && first.length < most; nth += 1) if (isIn(among, placeAt(nth))) first.push(placeAt(nth));
  return first;
}

function pickedOut(among: PractitionerSet, { keyOf, after, most }: Wanted): readonly number[] {
  const first: number[] = [];
  let worst = Infinity;
  for (let at = 0; at < among.length; at += 1)
    for (let word = among[at] ?? 0; word !== 0; word &= word - 1) {
      const place = at * 32 + 31 - Math.clz32(word & -word);
      const key = keyOf(place);
      if (first.length === most && key >= worst) continue; // A later place stands behind an equal one.
      if (after !== null && !isAfter(key, place, after)) continue;
      first.splice(first.findLastIndex((one) => keyOf(one) <= key) + 1, 0, place);
      if (first.length > most) first.pop();
      worst = keyOf(first.at(-1) ?? place);
    }
  return first;
}

const isAfter = (key: number, place: number, after: After): boolean =>
  key === after.by ? place > after.place || (place === after.place && !after.isListed) : key > after.by;

/** All places by their keys. The keys alone are sorted, which is much faster than to sort places by them. */
export function placesInOrder(keys: Float64Array): Int32Array {
  const sorted = keys.slice().sort();
  const taken = new Int32Array(keys.length);
  const order = new Int32Array(keys.length);
  for (const [place, key] of keys.entries()) {
    const at = firstOf(sorted.length, (nth) => (sorted[nth] ?? Infinity) >= key);
    const before = taken[at] ?? 0;
    taken[at] = before + 1;
    order[at + before] = place;
  }
  return order;
}

/** The first number below `size` that passes, where all after one that passes do; `size`: none does. */
function firstOf(size: number, passes: (nth: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
