import { typingErrors } from "./typing-error.ts";
import { wordsOf } from "./search-words.ts";

/** What something is called. */
export type Names = { readonly name: string; readonly hindi: string; readonly spellings: readonly string[] };

/** A wrong letter weighs more than a longer name, and a name more than another spelling. */
const ERROR = 100;
const LATER_WORD = 10;
const OTHER_SPELLING = 4;

/**
 * The things that people may mean, the best first: each word must begin a word of a name or spelling, in English or Hindi, as it is written
 * or as it sounds. None where nothing is asked.
 */
export function foundByName<Thing extends { readonly id: string }>(
  things: Iterable<Thing>,
  words: string,
  namesOf: (thing: Thing) => Names,
): readonly Thing[] {
  const typed = wordsOf(words);
  if (typed.length === 0) return [];
  const found: { readonly thing: Thing; readonly cost: number; readonly length: number }[] = [];
  for (const thing of things) {
    const names = namesOf(thing);
    const cost = costOf(typed, names);
    if (cost !== null) found.push({ thing, cost, length: names.name.length });
  }
  return found.toSorted((a, b) => a.cost - b.cost || a.length - b.length || (a.thing.id < b.thing.id ? -1 : 1)).map(({ thing }) => thing);
}

/** The cost of the words; null: one of them matches none. */
function costOf(typed: readonly string[], { name, hindi, spellings }: Names): number | null {
  const told = [name, hindi].map(wordsOf);
  const other = spellings.map(wordsOf);
  let sum = 0;
  for (const word of typed) {
    const costs = [
      ...told.flatMap((words) => words.flatMap((one, nth) => cost(word, one, nth === 0 ? 0 : LATER_WORD))),
      ...other.flatMap((words) => words.flatMap((one, nth) => cost(word, one, OTHER_SPELLING + (nth === 0 ? 0 : LATER_WORD)))),
    ];
    if (costs.length === 0) return null;
    sum += Math.min(...costs);
  }
  return sum;
}

function cost(typed: string, word: string, place: number): readonly number[] {
  if (word === typed) return [place];
  if (word.startsWith(typed)) return [place + 2];
  const errors = typingErrors(typed, word);
  return errors === null ? [] : [place + 3 + errors * ERROR];
}
