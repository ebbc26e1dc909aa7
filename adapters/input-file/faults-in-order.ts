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
  let value = file;
  return (path.match(/[^.[\]]+/g) ?? []).map((step) => {
    const at = Array.isArray(value) ? Number(step) : isObject(value) ? Object.keys(value).indexOf(step) : -1;
    value = Array.isArray(value) ? value[at] : isObject(value) ? value[step] : undefined;
    return at === -1 ? Infinity : at;
  });
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let step = 0; step < a.length && step < b.length; step++) {
    const [before = 0, after = 0] = [a[step], b[step]];
    if (before !== after) return before < after ? -1 : 1;
  }
  return a.length - b.length;
}
