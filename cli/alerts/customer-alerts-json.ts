import { amountText } from "#cli/printing/amount-text.ts";
import type { ListedAlert } from "#core/alerts/alert.ts";

/** A customer's alerts as programs read them: amounts in rupees. */
export const customerAlertsJson = (alerts: readonly ListedAlert[]) =>
  alerts.map(({ id, askedAt, toldAt, about }) => ({
    alert_id: id,
    kind: about.kind,
    ...(about.kind === "opening" ? { area: about.area } : { product_id: about.product.id, title: about.product.title }),
    ...(about.kind === "price-at-most" ? { price: amountText(about.price) } : {}),
    state: toldAt === null ? "waiting" : "told",
    asked_at: new Date(askedAt).toISOString(),
    told_at: toldAt === null ? null : new Date(toldAt).toISOString(),
  }));
