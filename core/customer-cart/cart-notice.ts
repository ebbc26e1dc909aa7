import { titleOf } from "../catalogue/product-title.ts";
import type { ProductTitle } from "../catalogue/product-title.ts";
import type { RemovalReason } from "../cart/removal-reason.ts";
import type { BuyableLines } from "../cart/guest-lines.ts";

/**
 * What happened to a line without an act of its customer: it was taken out, or its quantity was limited to its range.
 * Source: specification/cart.md, A customer's cart.
 */
export type CartNotice = ProductTitle & { readonly productId: string; readonly slug: string } & (
    | { readonly kind: "removed"; readonly reason: RemovalReason }
    | { readonly kind: "limited"; readonly from: number; readonly to: number }
  );

/** The stored notices and the new ones: only the latest for each product, in the order in which they came. */
export function withNewsOf(
  { removed, changed }: Pick<BuyableLines, "removed" | "changed">,
  stored: readonly CartNotice[],
): readonly CartNotice[] {
  const news: CartNotice[] = [];
  for (const { id, slug, reason, ...titles } of removed)
    if (reason !== "unknown") news.push({ kind: "removed", productId: id, ...titleOf(titles), slug, reason });
  for (const { product, from, to } of changed)
    news.push({ kind: "limited", productId: product.id, ...titleOf(product), slug: product.slug, from, to });
  return news.length === 0
    ? stored
    : [
        ...withoutNoticesOf(
          news.map(({ productId }) => productId),
          stored,
        ),
        ...news,
      ];
}

export const withoutNoticesOf = (productIds: readonly string[], stored: readonly CartNotice[]): readonly CartNotice[] =>
  stored.some(({ productId }) => productIds.includes(productId))
    ? stored.filter(({ productId }) => !productIds.includes(productId))
    : stored;
