import type { WaitingAlerts } from "#core/alerts/alerts.port.ts";

export const waitingJson = (waiting: readonly WaitingAlerts[]) =>
  waiting.map(({ subject, title, waiting: count, due }) => ({
    kind: subject.kind,
    ...(subject.kind === "opening" ? { area: subject.area } : { product_id: subject.product }),
    title,
    waiting: count,
    due,
  }));
