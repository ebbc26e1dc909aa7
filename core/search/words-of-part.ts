import { soundsAlike } from "./sound.ts";
import { nearnessOf } from "./typing-error.ts";
import type { QueryPart } from "./query-parts.ts";
import type { Heard } from "./typing-error.ts";

/**
 * The words among all by which things are called or described that a part of a query stands for: those that hold it, sound like it or are
 * what its everyday name means; if there are none, the nearest by a typing error.
 */
export function wordsOfPart({ word: written, sound, meanings }: QueryPart, all: readonly Heard[]): readonly Heard[] {
  const names = new Set(meanings.flatMap(({ words }) => words));
  const found = all.filter(
    (one) =>
      one.written.includes(written) ||
      names.has(one.written) ||
      (sound.length > 1 && one.sound === sound && soundsAlike(one.written, written)),
  );
  return found.length > 0 ? found : nearest({ written, sound }, all);
}

function nearest(typed: Heard, all: readonly Heard[]): readonly Heard[] {
  const near = all.flatMap((word) => {
    const nearness = nearnessOf(typed, word);
    return nearness === null ? [] : [{ word, nearness }];
  });
  const least = near.reduce((lowest, { nearness }) => Math.min(lowest, nearness), Number.POSITIVE_INFINITY);
  return near.flatMap(({ word, nearness }) => (nearness === least ? [word] : []));
}
