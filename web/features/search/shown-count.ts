import { wholeNumber } from "#web/design/figures/amounts.ts";
import type { Count } from "#core/catalogue/collection.ts";

/** "68", or "200+" where there are at least so many. */
export const shownCount = ({ kind, products }: Count): string => (kind === "exactly" ? wholeNumber(products) : `${wholeNumber(products)}+`);
