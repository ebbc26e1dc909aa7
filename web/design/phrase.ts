// Decision: docs/decisions/phrases-stand-apart.md
import { languageWords } from "#web/design/wording/language.ts";

/** What a phrase is told, by name and ready to be shown: a twin that names another fact does not compile. */
export type Facts<Name extends string> = { readonly [name in Name]: string };

/** A phrase that counts. A language with more numbers than these gets them here, and is then asked for them everywhere. */
type Counted<Told> = { readonly one: (facts: Told) => string; readonly other: (facts: Told) => string };

const numbers = new Intl.PluralRules(languageWords.language);

export const counted = <Told>(count: number, phrase: Counted<Told>, facts: Told): string =>
  phrase[numbers.select(count) === "one" ? "one" : "other"](facts);
