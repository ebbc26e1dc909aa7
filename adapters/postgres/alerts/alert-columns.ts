import type { AlertWish } from "#core/alerts/alert.ts";
import type { AlertRow } from "./tables.ts";

/** What somebody waits for, as a row keeps it. */
export function alertColumnsOf(wish: AlertWish): Pick<AlertRow, "kind" | "subject" | "price"> {
  switch (wish.kind) {
    case "back-in-stock":
      return { kind: wish.kind, subject: wish.product, price: null };
    case "price-at-most":
      return { kind: wish.kind, subject: wish.product, price: wish.price };
    case "opening":
      return { kind: wish.kind, subject: wish.area, price: null };
    case "quiz-opens":
      return { kind: wish.kind, subject: wish.quiz, price: null };
  }
}
