import type { Product } from "../catalogue/product.ts";
import type { KeylessQuiz } from "../quizzes/content/keyless-quiz.ts";
import type { Paise } from "../shared/money.ts";
import type { AlertWish } from "./alert.ts";
import type { UpcomingAreas } from "./coming-area.ts";

/** Why an alert can't be asked for. `already-so`: it has already happened. */
export type WishRefusal = { readonly kind: "unknown-product" | "unknown-quiz" | "already-so" };

type Now = {
  /** The product of the wish; null: the wish is not about a product, or the product does not exist. */
  readonly product: Product | null;
  readonly upcoming: UpcomingAreas;
  /** When the quiz of the wish is open; null: the wish is not about a quiz, or the quiz does not exist. */
  readonly quiz: Pick<KeylessQuiz, "opensAt" | "closesAt"> | null;
  /** In milliseconds since 1970. */
  readonly at: number;
};

/**
 * Whether what was wished for has happened. A price counts only if the product can be bought.
 * Source: specification/alerts.md, When one is told.
 */
export function isFulfilled(alert: AlertWish, { product, quiz, upcoming, at }: Now): boolean {
  switch (alert.kind) {
    case "back-in-stock":
      return product !== null && buyablePrice(product) !== null;
    case "price-at-most": {
      const price = product === null ? null : buyablePrice(product);
      return price !== null && price <= alert.price;
    }
    case "opening":
      return !upcoming.includes(alert.area);
    case "quiz-opens":
      return quiz !== null && quiz.opensAt <= at && at < quiz.closesAt;
  }
}

/**
 * null: the alert may be asked for. A product that is not sold at all and a quiz that is over can't be waited for.
 * Source: specification/alerts.md, What one can wait for.
 */
export function wishRefusal(alert: AlertWish, now: Now): WishRefusal | null {
  const { quiz, product, at } = now;
  if (alert.kind === "quiz-opens") {
    if (quiz === null || quiz.closesAt <= at) return { kind: "unknown-quiz" };
  } else if (alert.kind !== "opening" && product?.status !== "active") return { kind: "unknown-product" };
  return isFulfilled(alert, now) ? { kind: "already-so" } : null;
}

/** What one piece costs, GST included; null: it can't be bought now. */
export const buyablePrice = ({ status, offer }: Product): Paise | null =>
  status === "active" && offer !== null && offer.stock > 0 ? offer.price : null;
