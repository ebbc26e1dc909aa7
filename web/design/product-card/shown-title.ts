import { titleIn } from "#core/catalogue/product-title.ts";
import { languageWords } from "#web/design/wording/language.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductTitle } from "#core/catalogue/product-title.ts";

/** What a product is called where there is room for one name: in Hindi to readers of Hindi, where it has such a name. */
export const shownTitle = (product: ProductTitle): string => titleIn(languageWords.language, product);

/** The same as a fact of a sentence. */
export const titleFact = (product: ProductTitle): { readonly title: string } => ({ title: shownTitle(product) });

/** The same of a product of a bill, which may have no title: then its id. */
export const titleOnBill = ({ id, title, hindi = null }: Pick<Product, "id" | "title" | "hindi">): string =>
  shownTitle({ title: title ?? id, hindi });
