import type { RatedProduct } from "../catalogue/product.ts";
import type { Paise } from "../shared/money.ts";
import type { KeylessQuiz, QuizId } from "../quizzes/content/keyless-quiz.ts";
import type { ComingArea } from "./coming-area.ts";

declare const alertBrand: unique symbol;

export type AlertId = string & { readonly [alertBrand]: true };

/** Throws a RangeError on an empty text. */
export function alertId(text: string): AlertId {
  if (text === "") throw new RangeError("an alert id is not empty");
  return text as AlertId;
}

/**
 * What a person wants to be told of, once. `product` is the id of one variant; `price` is for one piece, GST included.
 * Source: specification/alerts.md, What one can wait for.
 */
export type AlertWish =
  | { readonly kind: "back-in-stock"; readonly product: string }
  | { readonly kind: "price-at-most"; readonly product: string; readonly price: Paise }
  | { readonly kind: "opening"; readonly area: ComingArea }
  | { readonly kind: "quiz-opens"; readonly quiz: QuizId };

/** What many may wait for together. */
export type AlertSubject =
  | { readonly kind: "back-in-stock" | "price-at-most"; readonly product: string }
  | { readonly kind: "opening"; readonly area: ComingArea }
  | { readonly kind: "quiz-opens"; readonly quiz: QuizId };

/** A product as an alert shows it; `hindi` null: it has no title in Hindi; `price` null: nobody sells it. */
export type AlertProduct = Pick<RatedProduct, "id" | "title" | "hindi" | "slug"> & { readonly price: Paise | null };

/** A quiz as an alert shows it. */
export type AlertQuiz = Pick<KeylessQuiz, "id" | "title">;

/** What has happened; for `price-at-most`, the price is the one that was wished for. */
export type AlertNews =
  | { readonly kind: "back-in-stock"; readonly product: AlertProduct }
  | { readonly kind: "price-at-most"; readonly product: AlertProduct; readonly price: Paise }
  | { readonly kind: "opening"; readonly area: ComingArea }
  | { readonly kind: "quiz-opens"; readonly quiz: AlertQuiz };

/** An alert as its customer sees it. Times in milliseconds since 1970; `toldAt` null: it still waits. */
export type ListedAlert = { readonly id: AlertId; readonly askedAt: number; readonly toldAt: number | null; readonly about: AlertNews };
