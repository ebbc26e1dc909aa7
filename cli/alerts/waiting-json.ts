import type { AlertSubject } from "#core/alerts/alert.ts";
import type { WaitingAlerts } from "#core/alerts/alerts.port.ts";

export const waitingJson = (waiting: readonly WaitingAlerts[]) =>
  waiting.map(({ subject, title, waiting: count, due }) => ({
    kind: subject.kind,
    ...subjectJson(subject),
    title,
    waiting: count,
    due,
  }));

function subjectJson(subject: AlertSubject) {
  if (subject.kind === "opening") return { area: subject.area };
  return subject.kind === "quiz-opens" ? { quiz_id: subject.quiz } : { product_id: subject.product };
}
