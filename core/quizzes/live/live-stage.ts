import { openTurns } from "../open-turn.ts";
import { GRACE, resultsFrom } from "../quiz-times.ts";
import type { KeylessQuestion } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";

/** A question that was opened: the place at which it was asked, from 1, and its span in milliseconds since 1970. */
export type OpenedQuestion = {
  readonly question: KeylessQuestion;
  readonly place: number;
  readonly begins: number;
  readonly ends: number;
};

/**
 * The stage of a live quiz. "ended": the question's time is over, but last answers may still arrive, so its key stays secret. "told": the
 * key of the last question may be shown.
 */
export type LiveStage =
  | { readonly kind: "lobby" }
  | { readonly kind: "over" }
  | { readonly kind: "question" | "ended" | "told"; readonly asked: OpenedQuestion };

/** The question at hand; null: none was asked yet, or the quiz is over. */
export function openedIn(stage: LiveStage): OpenedQuestion | null {
  return stage.kind === "lobby" || stage.kind === "over" ? null : stage.asked;
}

/** The stage at an instant, from stored times alone: it needs no host who is there. Source: specification/quizzes.md, Live questions. */
export function liveStage({ quiz, turns }: TurnedQuiz, at: number): LiveStage {
  if (at >= resultsFrom(quiz)) return { kind: "over" };
  const question = openedQuestions({ quiz, turns }).findLast(({ begins }) => begins <= at);
  if (question === undefined) return { kind: "lobby" };
  if (at < question.ends) return { kind: "question", asked: question };
  return { kind: at < question.ends + GRACE ? "ended" : "told", asked: question };
}

/** The next instant at which the stage changes by itself; null: it does not. */
export function stageChangesAt({ quiz, turns }: TurnedQuiz, at: number): number | null {
  const stage = liveStage({ quiz, turns }, at);
  switch (stage.kind) {
    case "over":
      return null;
    case "question":
      return stage.asked.ends;
    case "ended":
      return stage.asked.ends + GRACE;
    case "lobby":
    case "told":
      return resultsFrom(quiz);
  }
}

/** All questions that were opened, in the order of their turns. */
export function openedQuestions({ quiz, turns }: TurnedQuiz): readonly OpenedQuestion[] {
  const spans = openTurns(quiz, turns);
  return [...spans].flatMap(([id, span], index) => {
    const question = quiz.questions.find((one) => one.id === id);
    return question === undefined ? [] : [{ question, place: index + 1, ...span }];
  });
}
