import type { PractitionerSet } from "./practitioner-set.ts";

/** The place after which a page begins, or where it would stand: `isListed` says whether somebody stands there. */
type After = { readonly by: number; readonly place: number; readonly isListed: boolean };

/**
 * The first places of a set, after one, at most so many: the smaller the key of a place the earlier, of equal ones the lower place. They are
 * picked out, as to sort all of them takes longer.
 */
export function firstPlaces(
  among: PractitionerSet,
  { keys, after, most }: { readonly keys: Float64Array; readonly after: After | null; readonly most: number },
): readonly number[] {
  const first: number[] = [];
  const keyOf = (place: number | undefined) => keys[place ?? -1] ?? Infinity;
  let worst = Infinity;
  for (let at = 0; at < among.length; at += 1)
    for (let word = among[at] ?? 0; word !== 0; word &= word - 1) {
      const place = at * 32 + 31 - Math.clz32(word & -word);
      const key = keys[place] ?? Infinity;
      if (first.length === most && key >= worst) continue; // A later place stands behind an equal one.
      if (after !== null && !isAfter(key, place, after)) continue;
      first.splice(first.findLastIndex((one) => keyOf(one) <= key) + 1, 0, place);
      if (first.length > most) first.pop();
      worst = keyOf(first.at(-1));
    }
  return first;
}

const isAfter = (key: number, place: number, after: After): boolean =>
  key === after.by ? place > after.place || (place === after.place && !after.isListed) : key > after.by;
