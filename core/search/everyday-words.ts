import { GOODS_ROWS, THERAPY_ROWS, TROUBLE_ROWS } from "./everyday-rows.ts";
import { grouped } from "../shared/grouped.ts";
import { searchedWords } from "./search-words.ts";
import { soundOf } from "./sound.ts";

/**
 * What an everyday name stands for. A trouble: words of the concerns that `words` name, of which `foremost` are what many take first of
 * all; else: words that goods are called by.
 */
export type EverydayMeaning = {
  readonly isTrouble: boolean;
  readonly words: readonly string[];
  readonly foremost: readonly string[];
};

/** A name, without the spaces in it, as people write them or not. */
export type EverydayName = { readonly name: string; readonly sound: string; readonly meaning: EverydayMeaning };

/** The most words that a name has. */
export const LONGEST_NAME = 4;

/** Words as a name: "sir dard" and "sirdard" are one. */
export const nameOf = (words: readonly string[]): string => words.join("");

export const everydayNames: readonly EverydayName[] = [
  ...namesIn(TROUBLE_ROWS, true),
  ...[GOODS_ROWS, THERAPY_ROWS].flatMap((rows) => namesIn(rows, false)),
];

const byName = grouped(everydayNames, ({ name }) => name);
const bySound = grouped(everydayNames, ({ sound }) => sound);

/** A sound that is shorter says too little. */
const SOUND_FROM = 3;

/** What a name stands for: as it is written, else as it sounds. Usually nothing. */
export function everydayMeanings(name: string, sound = soundOf(name)): readonly EverydayMeaning[] {
  const known = byName.get(name) ?? (sound.length < SOUND_FROM ? undefined : bySound.get(sound));
  return known?.map(({ meaning }) => meaning) ?? [];
}

/** The words of the shop's concerns that have everyday names. */
const concerned: ReadonlySet<string> = new Set(
  everydayNames.filter(({ meaning }) => meaning.isTrouble).flatMap(({ meaning }) => meaning.words),
);

/** Whether a name is one of a trouble. */
export const isTrouble = (name: string): boolean => concerned.has(name) || everydayMeanings(name).some((meaning) => meaning.isTrouble);

/** The words of the concerns that a text tells of: those that stand in it, and those that its names of troubles mean. */
export function troublesIn(words: readonly string[]): readonly string[] {
  const found = new Set(words.filter((word) => concerned.has(word)));
  for (let from = 0; from < words.length; from += 1)
    for (let count = 1; count <= LONGEST_NAME && from + count <= words.length; count += 1)
      for (const { meaning } of byName.get(nameOf(words.slice(from, from + count))) ?? [])
        if (meaning.isTrouble) for (const word of meaning.words) found.add(word);
  return [...found];
}

/**
 * "meant words > foremost words: names", between commas; a row goes on in the next line where that is indented. Of goods the meant words
 * are names too.
 */
function namesIn(rows: string, isOfTroubles: boolean): readonly EverydayName[] {
  return rows
    .trim()
    .replaceAll(/\n +/g, " ")
    .split("\n")
    .flatMap((row) => {
      const [meant = "", names = ""] = row.split(":");
      const [words = [], foremost = []] = meant.split(">").map((some) => some.trim().split(" "));
      const meaning = { isTrouble: isOfTroubles, words, foremost };
      const all = [...names.split(",").map((name) => nameOf(searchedWords(name))), ...(isOfTroubles ? [] : words)];
      return [...new Set(all)].flatMap((name) => (name === "" ? [] : [{ name, sound: soundOf(name), meaning }]));
    });
}
