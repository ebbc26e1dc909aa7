import { rupees } from "#web/design/figures/amounts.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { alertWords } from "./wording/alerts.ts";
import { shownText } from "#web/design/shown-text.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { AlertNews, ListedAlert } from "#core/alerts/alert.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";
import type { AlertFormState } from "./alert-form-model.ts";

/** What is asked for, as the heading of its form. */
export const alertTitle = (about: AlertAbout): string => alertWords.titles[about.kind];

export function alertHint(about: AlertAbout): string {
  switch (about.kind) {
    case "back-in-stock":
      return alertWords.hints.back({ title: about.title });
    case "price-at-most":
      return about.price === null
        ? alertWords.hints.price({ title: about.title })
        : alertWords.hints.priceNow({ title: about.title, price: rupees(about.price) });
    case "opening":
      return alertWords.hints.opening({ area: alertWords.areas[about.area] });
    case "quiz-opens":
      return alertWords.hints.quiz({ title: about.title });
  }
}

/** What has come of a sending; null: nothing to say. */
export function alertStateText(state: AlertFormState, { kind }: AlertAbout): string | null {
  if (state === "already-so") return alertWords.alreadySo[kind];
  return state === "open" || state === "sending" ? null : alertWords.states[state];
}

/** What an alert of the list waits for. */
export function waitedFor(about: AlertNews): string {
  switch (about.kind) {
    case "back-in-stock":
      return alertWords.list.back({ title: shownTitle(about.product) });
    case "price-at-most":
      return alertWords.list.price({ title: shownTitle(about.product), price: rupees(about.price) });
    case "opening":
      return alertWords.list.opening({ area: alertWords.areas[about.area] });
    case "quiz-opens":
      return alertWords.list.opening({ area: shownText(about.quiz.title) });
  }
}

// Not as cards say it: their code would come with each page of alerts.

/** Since when it waits, or when it was told; what it costs now where that is known. */
export function alertState({ askedAt, toldAt, about }: ListedAlert): string {
  if (toldAt !== null) return alertWords.list.told({ day: dayAt(toldAt) });
  const day = dayAt(askedAt);
  return about.kind !== "price-at-most" || about.product.price === null
    ? alertWords.list.since({ day })
    : alertWords.list.sinceAt({ day, price: rupees(about.product.price) });
}
