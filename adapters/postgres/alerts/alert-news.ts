import { paise } from "#core/shared/money.ts";
import type { AlertNews, AlertSubject } from "#core/alerts/alert.ts";
import type { BilingualText } from "#core/shared/language.ts";

type AlertWithFacts = { readonly about: AlertSubject } & {
  /** The price that was wished for, in paise. */
  readonly wished: number | null;
  readonly title: string | null;
  readonly hindi: string | null;
  readonly slug: string | null;
  readonly price: number | null;
  readonly quiz_title: BilingualText | null;
};

/** What an alert says with today's facts. Throws if its row lacks what its kind needs: that is a defect. */
export function alertNewsIn(alertWithFacts: AlertWithFacts): AlertNews {
  const { about, title, hindi, slug, price, quiz_title } = alertWithFacts;
  if (about.kind === "opening") return about;
  if (about.kind === "quiz-opens") {
    if (quiz_title === null) throw new TypeError("an alert waits for a quiz that is gone");
    return { kind: about.kind, quiz: { id: about.quiz, title: quiz_title } };
  }
  if (title === null || slug === null) throw new TypeError("an alert waits for a product that is gone");
  const product = { id: about.product, title, hindi, slug, price: price === null ? null : paise(price) };
  return about.kind === "back-in-stock"
    ? { kind: about.kind, product }
    : { kind: about.kind, product, price: paise(alertWithFacts.wished ?? 0) };
}
