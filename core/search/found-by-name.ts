import { nameIndex } from "./name-index.ts";
import type { Names } from "./name-index.ts";

/** The things that people may mean, the best first, from a list that is asked once; else `nameIndex`. None where nothing is asked. */
export const foundByName = <Thing extends { readonly id: string }>(
  things: Iterable<Thing>,
  words: string,
  namesOf: (thing: Thing) => Names,
): readonly Thing[] => nameIndex(things, namesOf)(words);
