import { wholeNumber } from "#web/design/figures/amounts.ts";
import type { Count } from "#core/catalogue/collection.ts";

/** 24, or 1,000+ where nobody counted further. */
export function countText({ kind, products }: Count): string {
  return kind === "exactly" ? wholeNumber(products) : `${wholeNumber(products)}+`;
}
