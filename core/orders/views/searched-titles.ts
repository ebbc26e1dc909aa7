import type { CartLine } from "../../cart/cart-line.ts";

/**
 * What goods are called in both languages, in small letters, a title a line: where a part of a title is looked for. Source:
 * specification/orders.md, What a customer sees.
 */
export const searchedTitles = (lines: readonly Pick<CartLine, "product">[]): string =>
  lines
    .flatMap(({ product: { title, hindi } }) => [title ?? [], hindi ?? []].flat())
    .join("\n")
    .toLowerCase();
