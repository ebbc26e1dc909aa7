import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { comingAreaNamed } from "#core/alerts/coming-area.ts";
import type { AlertSubject } from "#core/alerts/alert.ts";
import type { AlertRow } from "./tables.ts";

/** What an alert's row is about. Throws if its area was never announced: that is a defect. */
export function alertSubjectIn({ kind, subject }: Pick<AlertRow, "kind" | "subject">): AlertSubject {
  if (kind === "quiz-opens") return { kind, quiz: quizId(subject) };
  if (kind !== "opening") return { kind, product: subject };
  const area = comingAreaNamed(subject);
  if (area === null) throw new TypeError("an alert waits for an area that was never announced");
  return { kind, area };
}

export function nameOfSubject(subject: AlertSubject): string {
  if (subject.kind === "opening") return subject.area;
  return subject.kind === "quiz-opens" ? subject.quiz : subject.product;
}
