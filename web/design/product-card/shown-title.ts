import { languageWords } from "#web/design/wording/language.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/** What a product is called where there is room for one name: in Hindi to readers of Hindi, where it has such a name. */
export const shownTitle = ({ title, hindi }: Pick<RatedProduct, "title" | "hindi">): string =>
  languageWords.language === "en" ? title : (hindi ?? title);
