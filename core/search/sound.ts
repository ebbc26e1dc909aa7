/** The sound of each letter or sign of Devanagari, one pair for each. Consonants are written without their inherent vowel. */
const SOUNDS = new Map(
  [
    "क:k ख:kh ग:g घ:gh ङ:n च:c छ:ch ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n",
    "प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h",
    "अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o",
    "\u093e:a \u093f:i \u0940:i \u0941:u \u0942:u \u0943:ri \u0947:e \u0948:ai \u0949:o \u094b:o \u094c:au \u0902:n \u0901:n",
  ]
    .join(" ")
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/**
 * The sound of a searched word, simplified so that different spellings give the same: "ashwagandha", "asvagandha" and "अश्वगंधा".
 *
 * Every a except the first letter is left out, because Hindi drops it where Sanskrit writes it (tulsi, tulasi).
 */
export function soundOf(word: string): string {
  const latin = latinOf(word);
  return folded(latin.slice(0, 1) + latin.slice(1).replaceAll("a", ""));
}

/** Up to so many letters a sound may be that of quite another word, once each a is left out. */
const SHORT = 3;

/**
 * Whether two words of the same sound are one word: short ones have all but one a in common (til and taila have not, gur and gura have).
 */
export function soundsAlike(word: string, other: string): boolean {
  if (soundOf(word).length > SHORT) return true;
  const [one, another] = [word, other].map((text) => folded(latinOf(text)).split("a").length);
  return Math.abs((one ?? 0) - (another ?? 0)) <= 1;
}

const folded = (latin: string): string => FOLDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), latin);

/** A searched word in Latin letters; one of another script than Devanagari stays as it is. */
export const latinOf = (word: string): string => (/[^a-z0-9]/.test(word) ? [...word].map(soundOfLetter).join("") : word);

const soundOfLetter = (letter: string): string => SOUNDS.get(letter) ?? (/\p{M}/u.test(letter) ? "" : letter);

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/x/g, "ksh"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/chh?/g, "c"],
  [/([bdgjkst])h/g, "$1"],
  [/m(?=[bcdfgjkpqstv])/g, "n"],
  [/(.)\1+/g, "$1"],
];
