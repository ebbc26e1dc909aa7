import { grouped } from "../shared/grouped.ts";
import { consonantsOf } from "./consonants.ts";
import { everydayNames } from "./everyday-words.ts";
import { latinOf } from "./sound.ts";
import { heardAs, nearnessOf } from "./typing-error.ts";
import type { VocabularyWord } from "./matching-words.ts";

/** More words that are equally near would mean anything. */
const MOST_NEAREST = 4;

/** People seldom err in the first letter, and there are thousands of names. */
const bySoundsFirst = grouped(everydayNames, ({ sound }) => sound.charAt(0));

/**
 * The nearest words and everyday names to one that is neither, if any is near enough: by a typing error, or by consonants where it is
 * written in another script.
 */
export function nearestNames(typed: string, vocabulary: readonly VocabularyWord[]): readonly string[] {
  const heard = heardAs(typed);
  const consonants = latinOf(typed) === typed ? null : consonantsOf(typed);
  const near = new Map<string, number>();
  const measure = (word: string, sound: string) => {
    const nearness = nearnessOf(heard, { written: word, sound }) ?? alikeIn(consonants, word);
    if (nearness !== null) near.set(word, nearness);
  };
  for (const { word, sound } of vocabulary) measure(word, sound);
  for (const { name, sound } of bySoundsFirst.get(heard.sound.charAt(0)) ?? []) measure(name, sound);
  const nearest = Math.min(...near.values());
  return [...near].flatMap(([word, nearness]) => (nearness === nearest ? [word] : [])).slice(0, MOST_NEAREST);
}

/** How near a Latin word is that has the same consonants: further than by any typing error. */
const alikeIn = (consonants: string | null, word: string): number | null =>
  consonants !== null && latinOf(word) === word && consonantsOf(word) === consonants ? FAR : null;

const FAR = 100;
