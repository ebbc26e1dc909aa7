import { languageWords } from "#web/design/wording/language.ts";
import type { BothLanguages } from "#core/catalogue/information/product-information.ts";

/** In the page's language, or in English where nobody has put it into that one. */
export const spoken = ({ english, hindi }: BothLanguages): string => (languageWords.language === "hi" && hindi !== null ? hindi : english);
