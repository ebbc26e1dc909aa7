import { ok, refused } from "../../shared/result.ts";
import { quizState } from "../quiz-times.ts";
import { openedQuestions, liveStage } from "./live-stage.ts";
import type { Result } from "../../shared/result.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";

/**
 * What a host does. "open": the first question that was not asked yet, once the last one's key is told. "next": the same at once, which
 * ends the one that runs. "close": ends the one that runs. "end": closes the quiz.
 */
export const HOST_ACTS = ["open", "next", "close", "end"] as const;
export type HostAct = (typeof HOST_ACTS)[number];

export type TurnRefusal =
  | { readonly kind: "not-live" }
  /** The quiz is not open: too early, or over. */
  | { readonly kind: "not-open" }
  /** A question runs, or its key is not told yet. */
  | { readonly kind: "running"; readonly question: string }
  | { readonly kind: "none-running" }
  | { readonly kind: "all-asked" };

/**
 * The quiz after what its host did at an instant. No turn is ever older than the one before. Source: specification/quizzes.md, Live
 * questions.
 */
export function hostedTurns(hosted: TurnedQuiz, act: HostAct, now: number): Result<TurnedQuiz, TurnRefusal> {
  const { quiz, turns } = hosted;
  if (quiz.mode.kind !== "live") return refused({ kind: "not-live" });
  const last = turns.at(-1) ?? null;
  const at = last === null ? now : Math.max(now, last.at + 1);
  if (quizState(quiz, at) !== "open") return refused({ kind: "not-open" });
  const stage = liveStage(hosted, at);
  // Who joined at this very instant still belongs to it.
  if (act === "end") return ok({ turns, quiz: { ...quiz, closesAt: at + 1 } });
  if (act === "close") {
    if (stage.kind !== "question" || last === null) return refused({ kind: "none-running" });
    return ok({ quiz, turns: [...turns.slice(0, -1), { ...last, closedAt: at }] });
  }
  if (act === "open" && (stage.kind === "question" || stage.kind === "ended"))
    return refused({ kind: "running", question: stage.asked.question.id });
  const requested = new Set(openedQuestions(hosted).map(({ question }) => question.id));
  const next = quiz.questions.find(({ id }) => !requested.has(id));
  return next === undefined ? refused({ kind: "all-asked" }) : ok({ quiz, turns: [...turns, { question: next.id, at, closedAt: null }] });
}
