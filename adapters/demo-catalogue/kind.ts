/** How a brand speaks: "Giloy Churna", "Tinospora Powder" or "Guduchi Churna". */
export type Voice = "household" | "english" | "sanskrit";

/** A word as each voice says it, in Devanagari as Hindi writes it, and in the scholars' transliteration of Sanskrit. */
export type Word = { readonly [voice in Voice]: string } & { readonly hindi: string | null; readonly sanskritLetters: string | null };

/** What a product is made of or made for. `worth` multiplies the price of its kind. */
export type Subject = { readonly word: Word; readonly concerns: readonly string[]; readonly worth: number };

export type Size = { readonly text: string; readonly grams: number; readonly rupees: number };

/** What many products have in common: one of them for each subject and maker. */
export type Kind = {
  /** Stands behind the subject in the title; null: the subject is the whole name. */
  readonly noun: Word | null;
  readonly form: string;
  readonly category: string;
  readonly subCategory: string;
  /** What a brand must make to make this. */
  readonly craft: Craft;
  /** How many brands make each. */
  readonly makers: number;
  /** Percent, as since 22 September 2025. */
  readonly gst: 0 | 5 | 18 | 40;
  readonly hsn: string;
  readonly isConsumable: boolean;
  readonly sizes: readonly Size[];
  readonly subjects: readonly Subject[];
};

export type Craft =
  | "aroma"
  | "arthritis"
  | "classics"
  | "copper"
  | "diabetes"
  | "food"
  | "ghee"
  | "grain"
  | "hair"
  | "heart"
  | "honey"
  | "immunity"
  | "oils"
  | "oral"
  | "packages"
  | "resin"
  | "skin"
  | "soap"
  | "sugar-free"
  | "supplements"
  | "support"
  | "tea"
  | "unani"
  | "vegan"
  | "vitamins"
  | "women"
  | "yoga";

/** The same in every voice. */
export const word = (name: string, hindi: string | null = null, sanskritLetters: string | null = null): Word => ({
  household: name,
  english: name,
  sanskrit: name,
  hindi,
  sanskritLetters,
});

export const size = (text: string, grams: number, rupees: number): Size => ({ text, grams, rupees });

export const subject = (
  name: string,
  concern: string,
  worth = 1,
  hindi: string | null = null,
  sanskritLetters: string | null = null,
): Subject => ({ word: word(name, hindi, sanskritLetters), concerns: [concern], worth });
