import { LARGEST_QUANTITY } from "./cart-line.ts";
import { removalReasonOf } from "./removal-reason.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CartLine } from "./cart-line.ts";
import type { RemovedFromCart } from "./removal-news.port.ts";

type Line = CartLine<ListedProduct>;
type Lines = readonly Line[];

/** Lines that can be bought, and what it took to get there. */
export type BuyableLines = {
  readonly lines: Lines;
  readonly removed: readonly RemovedFromCart[];
  /** Lines whose quantity was out of range; the product as it is now. */
  readonly changed: readonly { readonly product: ListedProduct; readonly from: number; readonly to: number }[];
};

/** One piece more of a product that is in the cart; a new line starts at its minimum quantity. What can't be bought is not added. Source: specification/cart.md, Adding to a cart. */
export function withOneMore(lines: Lines, product: ListedProduct): Lines {
  if (removalReasonOf(product) !== null) return lines;
  if (!lines.some((line) => line.product.id === product.id)) return [...lines, { product, quantity: withinRange(product, 0) }];
  return lines.map((line) => (line.product.id === product.id ? { product, quantity: withinRange(product, line.quantity + 1) } : line));
}

/** As many pieces as wanted, brought into range; a product that is not in the cart is left out of it. */
export const withQuantity = (lines: Lines, productId: string, wanted: number): Lines =>
  lines.map((line) => (line.product.id === productId ? { ...line, quantity: withinRange(line.product, wanted) } : line));

export const without = (lines: Lines, productId: string): Lines => lines.filter(({ product }) => product.id !== productId);

/** Takes a line back in at its former place, unless the product has come back meanwhile. */
export const withBack = (lines: Lines, line: Line, place: number): Lines =>
  lines.some(({ product }) => product.id === line.product.id) ? lines : lines.toSpliced(place, 0, line);

/** Each line with its product as it is now. `today` gives null for a product that nobody knows any more, undefined for one that was not asked for. */
export function buyableLines(lines: Lines, today: (productId: string) => ListedProduct | null | undefined = () => undefined): BuyableLines {
  const kept: Line[] = [];
  const removed: RemovedFromCart[] = [];
  const changed: BuyableLines["changed"][number][] = [];
  for (const line of lines) {
    const known = today(line.product.id);
    const product = known ?? line.product;
    const reason = known === null ? "unknown" : removalReasonOf(product);
    if (reason !== null) {
      removed.push({ id: product.id, title: product.title, slug: product.slug, reason });
      continue;
    }
    const quantity = withinRange(product, line.quantity);
    if (quantity !== line.quantity) changed.push({ product, from: line.quantity, to: quantity });
    kept.push(product === line.product && quantity === line.quantity ? line : { product, quantity });
  }
  return { lines: kept, removed, changed };
}

/** The quantities that may be chosen; both are the stock where the minimum is above it. */
export function rangeOf(product: ListedProduct): { readonly least: number; readonly most: number } {
  return { least: withinRange(product, 0), most: withinRange(product, LARGEST_QUANTITY) };
}

/** At least the minimum quantity and one piece, and never above stock, even where the minimum is. Source: specification/cart.md, Quantities. */
function withinRange(product: ListedProduct, wanted: number): number {
  return Math.min(Math.max(Math.trunc(wanted), product.minimumQuantity, 1), product.offer?.stock ?? 0, LARGEST_QUANTITY);
}
