import { withQuantity, without } from "../cart/guest-lines.ts";
import { rangeOf } from "../cart/quantity-range.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import type { CartLine } from "../cart/cart-line.ts";
import type { ListedProduct } from "../catalogue/product.ts";

/**
 * A change of a line that the server has not answered yet. Quantities are absolute, so a change that arrives late or twice adds nothing.
 * Without a quantity, a new line starts at its minimum, and a line that is already there stays as it is.
 * Source: specification/cart.md, Adding to a cart.
 */
export type PendingLine =
  | { readonly kind: "added"; readonly productId: string; readonly product: ListedProduct; readonly quantity: number | null }
  | { readonly kind: "changed"; readonly productId: string; readonly quantity: number }
  | { readonly kind: "gone"; readonly productId: string };

type Lines = readonly CartLine<ListedProduct>[];

/** The lines as they will be when the change is accepted. A window shows them until then. */
export function withPending(lines: Lines, pendingLine: PendingLine): Lines {
  switch (pendingLine.kind) {
    case "added":
      return withAdded(lines, pendingLine.product, pendingLine.quantity);
    case "changed":
      return withQuantity(lines, pendingLine.productId, pendingLine.quantity);
    case "gone":
      return without(lines, pendingLine.productId);
  }
}

/** One change that replaces two for the same product, of which the earlier was not sent yet. */
export function joinedPending(earlier: PendingLine, later: PendingLine): PendingLine {
  return earlier.kind === "added" && later.kind === "changed" ? { ...earlier, quantity: later.quantity } : later;
}

function withAdded(lines: Lines, product: ListedProduct, wanted: number | null): Lines {
  if (removalReasonOf(product) !== null) return lines;
  if (lines.some((line) => line.product.id === product.id)) return wanted === null ? lines : withQuantity(lines, product.id, wanted);
  const { least } = rangeOf(product);
  return withQuantity([...lines, { product, quantity: least }], product.id, wanted ?? least);
}
