import { textIn } from "../shared/language.ts";
import type { Language } from "../shared/language.ts";

/** What a product is called; `hindi` null: it has no title in Hindi. */
export type ProductTitle = { readonly title: string; readonly hindi: string | null };

/** Both titles of a product, without what else is known of it. */
export const titleOf = ({ title, hindi }: ProductTitle): ProductTitle => ({ title, hindi });

/** What a product is called in that language; in English where it has no title in Hindi. */
export const titleIn = (language: Language, { title, hindi }: ProductTitle): string => textIn(language, { english: title, hindi });
