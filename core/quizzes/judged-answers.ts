import { GRACE } from "./quiz-times.ts";
import type { OpenTurn } from "./open-turn.ts";
import type { Answer, Attempt } from "./quiz.ts";
import type { AttemptSpan } from "./quiz-times.ts";

export type AnswerReason = "later" | "refused" | "before" | "late" | "after_finish" | "not_open" | "counted" | "superseded" | "repeated";

/** When and how answers are judged; `turns` null: the quiz is not live. */
export type AnswerJudge = { readonly at: number; readonly span: AttemptSpan; readonly turns: ReadonlyMap<string, OpenTurn> | null };

/** A reason for each answer, in the given order, and for each question the answer that counts. */
export type JudgedAnswers = { readonly reasons: readonly AnswerReason[]; readonly counted: ReadonlyMap<string, Answer> };

/**
 * The first reason that applies. Of several answers in time, the last one counts; in a live quiz the first. If two came at the same
 * instant, their place in the list decides. Source: specification/quizzes.md, Which answers count.
 */
export function judgedAnswers(attempt: Attempt, judge: AnswerJudge): JudgedAnswers {
  const faults = attempt.answers.map((answer) => faultOf(answer, attempt, judge));
  const isLive = judge.turns !== null;
  const counted = new Map<string, Answer>();
  for (const [index, answer] of attempt.answers.entries()) {
    if (faults[index] !== null) continue;
    const before = counted.get(answer.question);
    const outdoes = before === undefined || (isLive ? answer.at < before.at : answer.at >= before.at);
    if (outdoes) counted.set(answer.question, answer);
  }
  const other = isLive ? "repeated" : "superseded";
  const reasons = attempt.answers.map((answer, index) => faults[index] ?? (counted.get(answer.question) === answer ? "counted" : other));
  return { reasons, counted };
}

/** null: the answer is in time. */
function faultOf(answer: Answer, { startedAt, handedInAt }: Attempt, { at, span, turns }: AnswerJudge): AnswerReason | null {
  if (answer.at > at) return "later";
  if (span.kind !== "within") return "refused";
  if (answer.at < startedAt) return "before";
  if (turns !== null) {
    const turn = turns.get(answer.question);
    if (turn === undefined || answer.at < turn.begins) return "not_open";
    return answer.at >= turn.ends + GRACE ? "late" : null;
  }
  if (answer.at >= span.ends + GRACE) return "late";
  return handedInAt !== null && answer.at >= handedInAt ? "after_finish" : null;
}
