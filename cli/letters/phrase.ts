// Decision: docs/decisions/phrases-stand-apart.md
import type { Language } from "#core/shared/language.ts";

/** What a phrase is told, by name and ready to be shown. */
export type Facts<Name extends string> = { readonly [name in Name]: string };

/** The phrases of an area, by the language that is written to somebody. */
export type InEachLanguage<Phrases> = Readonly<Record<Language, Phrases>>;

/** A phrase that counts. A language with more numbers than these gets them here, and is then asked for them everywhere. */
type Counted<Told> = { readonly one: (facts: Told) => string; readonly other: (facts: Told) => string };

const numbers: InEachLanguage<Intl.PluralRules> = { en: new Intl.PluralRules("en"), hi: new Intl.PluralRules("hi") };

export const counted = <Told>(language: Language, count: number, phrase: Counted<Told>, facts: Told): string =>
  phrase[numbers[language].select(count) === "one" ? "one" : "other"](facts);
