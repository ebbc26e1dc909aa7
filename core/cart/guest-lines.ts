import { titleOf } from "../catalogue/product-title.ts";
import { withinRange } from "./quantity-range.ts";
import { removalReasonOf } from "./removal-reason.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CartLine } from "./cart-line.ts";
import type { RemovedFromCart } from "./removal-news.port.ts";

type Line = CartLine<ListedProduct>;
type Lines = readonly Line[];

/** Lines that can be bought, and what was changed to make them so. */
export type BuyableLines = {
  readonly lines: Lines;
  readonly removed: readonly RemovedFromCart[];
  /** Lines whose quantity was out of range, with the product as it is now. */
  readonly changed: readonly { readonly product: ListedProduct; readonly from: number; readonly to: number }[];
};

/**
 * The lines with one more piece of a product. A new line starts at the product's minimum quantity. A product that can't be bought is not
 * added. Source: specification/cart.md, Adding to a cart.
 */
export function withOneMore(lines: Lines, product: ListedProduct): Lines {
  if (removalReasonOf(product) !== null) return lines;
  if (!lines.some((line) => line.product.id === product.id)) return [...lines, { product, quantity: withinRange(product, 0) }];
  return lines.map((line) => (line.product.id === product.id ? { product, quantity: withinRange(product, line.quantity + 1) } : line));
}

/** The lines with the wanted quantity of a product, limited to its range. A product that is not in the cart is not added. */
export const withQuantity = (lines: Lines, productId: string, wanted: number): Lines =>
  lines.map((line) => (line.product.id === productId ? { ...line, quantity: withinRange(line.product, wanted) } : line));

export const without = (lines: Lines, productId: string): Lines => lines.filter(({ product }) => product.id !== productId);

/** Puts a removed line back at its former place, unless the product has been added again meanwhile. */
export const withBack = (lines: Lines, line: Line, place: number): Lines =>
  lines.some(({ product }) => product.id === line.product.id) ? lines : lines.toSpliced(place, 0, line);

/**
 * Each line with its product as it is now. `today` gives null for a product that no longer exists, undefined for one that was not asked
 * for.
 */
export function buyableLines(lines: Lines, today: (productId: string) => ListedProduct | null | undefined = () => undefined): BuyableLines {
  const stored: Line[] = [];
  const removed: RemovedFromCart[] = [];
  const changed: BuyableLines["changed"][number][] = [];
  for (const line of lines) {
    const known = today(line.product.id);
    const product = known ?? line.product;
    const reason = known === null ? "unknown" : removalReasonOf(product);
    if (reason !== null) {
      removed.push({ id: product.id, ...titleOf(product), slug: product.slug, reason });
      continue;
    }
    const quantity = withinRange(product, line.quantity);
    if (quantity !== line.quantity) changed.push({ product, from: line.quantity, to: quantity });
    stored.push(product === line.product && quantity === line.quantity ? line : { product, quantity });
  }
  return { lines: stored, removed, changed };
}
