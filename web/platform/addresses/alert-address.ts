import type { ComingArea } from "#core/alerts/coming-area.ts";
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

/** Where alerts are asked for and where a customer finds theirs. Letters lead to /alerts/confirm and /alerts/leave. */
export const alertAddress = {
  list: "/alerts/mine",
  ask: (about: AlertAbout): string => `/alerts/new?${new URLSearchParams(namedIn(about))}`,
};

function namedIn(about: AlertAbout): Readonly<Record<string, string>> {
  if (about.kind === "opening") return { area: about.area };
  return about.kind === "quiz-opens" ? { quiz: about.quiz } : { product: about.slug };
}
