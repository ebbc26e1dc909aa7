import { latinOf } from "./sound.ts";

/** Fewer consonants say too little. */
const CONSONANTS_FROM = 2;

/**
 * The consonants of an English word or of one in Devanagari, as they sound: both "energy" and "एनर्जी" are "nrj". Vowels are left out, as
 * English writes them in too many ways. null: the word has too few consonants to be known by.
 */
export function consonantsOf(word: string): string | null {
  const latin = latinOf(word);
  const folds = [...(latin === word ? ENGLISH : HINDI), ...BOTH];
  const consonants = folds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), latin);
  return consonants.length < CONSONANTS_FROM ? null : consonants;
}

type Folds = readonly (readonly [RegExp, string])[];

/** "ch" is written as one letter that no word has, until c is told apart. */
const CH = "\u0001";

const ENGLISH: Folds = [
  [/t?ch/g, CH],
  [/t(?=ion)/g, "s"],
  [/gh(?=[ti]|$)/g, ""],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/g(?=[eiy])/g, "j"],
  [/x/g, "ks"],
];

const HINDI: Folds = [[/ch?/g, CH]];

const BOTH: Folds = [
  [/ph/g, "f"],
  [/z/g, "j"],
  [/w/g, "v"],
  [/(?<=.)h/g, ""],
  [/m(?=[bcdfgjkpqstv])/g, "n"],
  [/[aeiouy]/g, ""],
  [/(.)\1+/g, "$1"],
];
