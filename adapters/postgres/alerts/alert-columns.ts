import type { AlertWish } from "#core/alerts/alert.ts";
import type { AlertRow } from "./tables.ts";

/** What somebody waits for, as a row keeps it. */
export function alertColumnsOf(alert: AlertWish): Pick<AlertRow, "kind" | "subject" | "price"> {
  switch (alert.kind) {
    case "back-in-stock":
      return { kind: alert.kind, subject: alert.product, price: null };
    case "price-at-most":
      return { kind: alert.kind, subject: alert.product, price: alert.price };
    case "opening":
      return { kind: alert.kind, subject: alert.area, price: null };
    case "quiz-opens":
      return { kind: alert.kind, subject: alert.quiz, price: null };
  }
}
