import { spellingsFor, spellingsOf } from "../../search/near-spellings.ts";
import { soundOf } from "../../search/sound.ts";
import { searchedText } from "../../shared/searched-text.ts";

/** The letters of a word that count; who types more finds by the beginning. */
const LONGEST_KEY = 20;

/**
 * The keys under which a name is found: the beginnings of its words and of their sounds, and their near spellings. So a name is found while
 * it is typed, with a typing error, and in another script. Source: specification/fitbook.md, People.
 */
export const nameKeysOf = (name: string): readonly string[] => [...new Set(wordsOf(name).flatMap(keysOf))];

/**
 * What a typed name asks for: a name is found if it has at least one key of each group. Empty: nothing to search for was typed.
 */
export const nameKeysFor = (typed: string): readonly (readonly string[])[] =>
  wordsOf(typed).map((word) => [begin("word", word), begin("sound", soundOf(word)), ...spellingsFor(word)]);

const wordsOf = (text: string): readonly string[] =>
  searchedText(text.slice(0, 200))
    .split(" ")
    .filter((word) => word !== "");

const keysOf = (word: string): readonly string[] => [
  ...beginningsOf("word", word),
  ...beginningsOf("sound", soundOf(word)),
  ...spellingsOf(word),
];

const beginningsOf = (kind: "word" | "sound", text: string): readonly string[] =>
  Array.from({ length: Math.min(text.length, LONGEST_KEY) }, (_, index) => begin(kind, text.slice(0, index + 1)));

const begin = (kind: "word" | "sound", text: string): string => `${kind} ${text.slice(0, LONGEST_KEY)}`;
