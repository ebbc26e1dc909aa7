import { printedUtc } from "#core/shared/printed-utc.ts";
import { amountText } from "#cli/printing/amount-text.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { AlertNews, ListedAlert } from "#core/alerts/alert.ts";

/** A customer's alerts as programs read them: amounts in rupees. */
export const customerAlertsJson = (alerts: readonly ListedAlert[]) =>
  alerts.map(({ id, askedAt, toldAt, about }) => ({
    alert_id: id,
    kind: about.kind,
    ...aboutJson(about),
    ...(about.kind === "price-at-most" ? { price: amountText(about.price) } : {}),
    state: toldAt === null ? "waiting" : "told",
    asked_at: printedUtc(askedAt),
    told_at: utcOrNull(toldAt),
  }));

function aboutJson(about: AlertNews) {
  if (about.kind === "opening") return { area: about.area };
  if (about.kind === "quiz-opens") return { quiz_id: about.quiz.id, title: about.quiz.title.english };
  return { product_id: about.product.id, title: about.product.title };
}
