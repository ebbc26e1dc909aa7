import { everydayMeanings, isTrouble, LONGEST_NAME, nameOf } from "./everyday-words.ts";
import { saysOnlyTrouble, saysOnlyWhom, searchedWords } from "./search-words.ts";
import { soundOf } from "./sound.ts";
import type { EverydayMeaning } from "./everyday-words.ts";
import type { TypedWord } from "./vocabulary.port.ts";

/** A typed word, or some that are an everyday name together, without the spaces between them. */
export type QueryPart = TypedWord & { readonly meanings: readonly EverydayMeaning[] };

/** A word or name with what it stands for. */
export const partOf = (word: string): QueryPart => {
  const sound = soundOf(word);
  return { word, sound, meanings: everydayMeanings(word, sound) };
};

/** The parts of what somebody typed that say something; none where nothing was typed. */
export const queryParts = (typed: string): readonly QueryPart[] => tellingParts(partsOf(searchedWords(typed)));

/** The parts of a text: the longest everyday names that its words are, and each other word. */
function partsOf(words: readonly string[]): readonly QueryPart[] {
  const parts: QueryPart[] = [];
  for (let from = 0; from < words.length; ) {
    let [count, part] = [1, partOf(words[from] ?? "")];
    for (let more = Math.min(LONGEST_NAME, words.length - from); more > 1; more -= 1) {
      const name = partOf(nameOf(words.slice(from, from + more)));
      if (name.meanings.length === 0) continue;
      [count, part] = [more, name];
      break;
    }
    parts.push(part);
    from += count;
  }
  return parts;
}

/** "Pain" beside the name of a trouble says nothing more, nor does for whom it is: most of what helps with a cold names no children. */
export function tellingParts(parts: readonly QueryPart[]): readonly QueryPart[] {
  const others = parts.filter(({ word }) => !saysOnlyTrouble(word) && !saysOnlyWhom(word));
  return others.some(({ word }) => isTrouble(word)) ? others : parts;
}
