/** The languages that people read the shop in, as `lang` of a page names them. */
export type Language = "en" | "hi";

export const LANGUAGES: readonly Language[] = ["en", "hi"];

/** Null: none of ours. */
export const languageNamed = (name: string): Language | null => LANGUAGES.find((language) => language === name) ?? null;

/** A text in both languages as lists of texts write it: English, then Hindi. */
export type Words = readonly [english: string, hindi: string];

/** The same text as pages hold it. */
export const inBoth = ([english, hindi]: Words) => ({ english, hindi });

/** A text in both languages; `hindi` null: the English one stands for both. */
export type BilingualText = { readonly english: string; readonly hindi: string | null };

export const textIn = (language: Language, { english, hindi }: BilingualText): string => (language === "hi" ? (hindi ?? english) : english);
