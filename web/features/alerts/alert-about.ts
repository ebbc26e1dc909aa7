import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ComingArea } from "#core/alerts/coming-area.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Paise } from "#core/shared/money.ts";

/** What one may wait for on a page: a product that is sold out, the price of one that is not, an area, or a quiz. */
export type AlertAbout =
  | {
      readonly kind: "back-in-stock" | "price-at-most";
      readonly id: string;
      readonly slug: string;
      readonly title: string;
      readonly price: Paise | null;
    }
  | { readonly kind: "opening"; readonly area: ComingArea }
  | { readonly kind: "quiz-opens"; readonly quiz: QuizId; readonly title: string };

export function alertAboutProduct({ id, slug, title, hindi, offer }: ProductDetails): AlertAbout {
  const isSoldOut = offer === null || offer.stock === 0;
  const shown = shownTitle({ title, hindi });
  return { kind: isSoldOut ? "back-in-stock" : "price-at-most", id, slug, title: shown, price: offer === null ? null : offer.price };
}
