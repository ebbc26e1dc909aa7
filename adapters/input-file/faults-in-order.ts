import { isObject } from "./is-object.ts";
import type { Fault } from "./fault.ts";

/** Faults in the order in which a reader of the file meets them: what is missing comes after what stands beside its place. */
export function faultsInOrder(file: unknown, faults: readonly Fault[]): readonly Fault[] {
  return faults
    .map((fault) => ({ fault, place: placeOf(file, fault.path) }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ fault }) => fault);
}

/** Where each step of a path stands among its neighbours; infinitely far where it is missing. */
function placeOf(file: unknown, path: string): readonly number[] {
  const places: number[] = [];
  let value = file;
  for (let rest = path; rest !== ""; ) {
    const { key, place } = firstStep(value, rest);
    places.push(place);
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    rest = rest.slice(Math.max(1, rest.startsWith("[") ? key.length + 2 : key.length)).replace(/^\./, "");
  }
  return places;
}

type Step = { readonly key: string; readonly place: number };

/** What a path goes on with: the longest key that is there, as keys that a file chooses itself may hold dots. */
function firstStep(value: unknown, path: string): Step {
  const plain = /^\[?([^.[\]]*)/.exec(path)?.[1] ?? "";
  if (Array.isArray(value)) return { key: plain, place: Number(plain) };
  let longest: Step = { key: plain, place: Infinity };
  for (const [place, key] of (isObject(value) ? Object.keys(value) : []).entries())
    if (path.startsWith(key) && key.length >= longest.key.length && /^[.[]?$/.test(path.charAt(key.length))) longest = { key, place };
  return longest;
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let step = 0; step < a.length && step < b.length; step++) {
    const [before = 0, after = 0] = [a[step], b[step]];
    if (before !== after) return before < after ? -1 : 1;
  }
  return a.length - b.length;
}
