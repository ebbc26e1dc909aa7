import { textIn } from "#core/shared/language.ts";
import { languageWords } from "#web/design/wording/language.ts";
import type { BilingualText } from "#core/shared/language.ts";

/** A text in the language of the page; in English where nobody has put it into Hindi. */
export const shownText = (text: BilingualText): string => textIn(languageWords.language, text);
