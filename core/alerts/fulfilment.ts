import type { Product } from "../catalogue/product.ts";
import type { Paise } from "../shared/money.ts";
import type { AlertWish } from "./alert.ts";
import type { UpcomingAreas } from "./coming-area.ts";

/** Why an alert can't be asked for. `already-so`: it has already happened. */
export type WishRefusal = { readonly kind: "unknown-product" | "already-so" };

type Now = {
  /** The product of the wish; null: the wish is not about a product, or the product does not exist. */
  readonly product: Product | null;
  readonly upcoming: UpcomingAreas;
};

/**
 * Whether what was wished for has happened. A price counts only if the product can be bought.
 * Source: specification/alerts.md, When one is told.
 */
export function isFulfilled(wish: AlertWish, { product, upcoming }: Now): boolean {
  switch (wish.kind) {
    case "back-in-stock":
      return product !== null && buyablePrice(product) !== null;
    case "price-at-most": {
      const price = product === null ? null : buyablePrice(product);
      return price !== null && price <= wish.price;
    }
    case "opening":
      return !upcoming.includes(wish.area);
  }
}

/**
 * null: the alert may be asked for. A product that is not sold at all can't be waited for.
 * Source: specification/alerts.md, What one can wait for.
 */
export function wishRefusal(wish: AlertWish, now: Now): WishRefusal | null {
  if (wish.kind !== "opening" && now.product?.status !== "active") return { kind: "unknown-product" };
  return isFulfilled(wish, now) ? { kind: "already-so" } : null;
}

/** What one piece costs, GST included; null: it can't be bought now. */
export const buyablePrice = ({ status, offer }: Product): Paise | null =>
  status === "active" && offer !== null && offer.stock > 0 ? offer.price : null;
