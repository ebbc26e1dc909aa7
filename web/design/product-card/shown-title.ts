import { shownText } from "#web/design/shown-text.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/** What a product is called where there is room for one name: in Hindi to readers of Hindi, where it has such a name. */
export const shownTitle = ({ title, hindi }: Pick<RatedProduct, "title" | "hindi">): string => shownText({ english: title, hindi });
