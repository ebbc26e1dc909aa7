import { languageWords } from "#web/design/wording/language.ts";

/** Something of a page with its texts in the language of the pages, as far as staff wrote them. */
export const inLanguage = <Thing extends { readonly hindi: Partial<Thing> | null }>(thing: Thing): Thing =>
  languageWords.language === "hi" && thing.hindi !== null ? { ...thing, ...thing.hindi } : thing;
