import { openTurns } from "../open-turn.ts";
import { isKeyReleased, quizResult } from "../quiz-result.ts";
import { scoredQuiz } from "../content/scored-quiz.ts";
import { attemptOf } from "../attempts/quiz-attempt.ts";
import { liveStage } from "./live-stage.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { AnswerKey } from "../quiz.ts";
import type { QuestionKey } from "../content/question-key.ts";
import type { QuizText } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { QuizAttempt } from "../attempts/quiz-attempt.ts";
import type { LiveStage } from "./live-stage.ts";

/** `score` in hundredths of a point. */
export type Standing = { readonly attempt: QuizAttempt; readonly score: number; readonly rank: number };

/** Everybody who plays, the best first, by the questions whose keys may be told. Among equals the ids decide who is named first. */
export type LiveBoard = readonly Standing[];

/** The right answer of a question that is over, why, and where that is from. */
export type ReleasedKey = { readonly key: AnswerKey; readonly explanation: QuizText; readonly source: string };

/** A live quiz as it stands, the same for all who look. `key` null: none may be told of the question at hand. `board` null: nothing may be. */
export type LiveScene = {
  readonly hosted: TurnedQuiz;
  readonly stage: LiveStage;
  readonly players: number;
  readonly answered: number;
  readonly key: ReleasedKey | null;
  readonly board: LiveBoard | null;
};

/** The standing of all at an instant: `quizResult` of the stored times alone. null: no key may be told yet. */
export function liveBoard(hosted: TurnedQuiz, { keys, attempts, at }: BoardFacts): LiveBoard | null {
  const scored = scoredQuiz(hosted.quiz, keys, hosted.turns);
  const result = quizResult({ quiz: scored, attempts: attempts.map(attemptOf), at });
  if (result.keys.length === 0) return null;
  return attempts
    .flatMap((attempt, index): readonly Standing[] => {
      const marks = result.attempts[index]?.marks ?? null;
      return marks === null || marks.rank === null ? [] : [{ attempt, score: marks.score, rank: marks.rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || (a.attempt.customer < b.attempt.customer ? -1 : 1));
}

type BoardFacts = { readonly keys: readonly QuestionKey[]; readonly attempts: readonly QuizAttempt[]; readonly at: number };

/** Which questions' keys may be told, as one text: the board changes with it. "": none. */
export function releasedQuestions(hosted: TurnedQuiz, at: number): string {
  const turns = openTurns(hosted.quiz, hosted.turns);
  const told = [...turns.keys()].filter((question) => isKeyReleased({ quiz: hosted.quiz, turns, at }, question));
  return told.join(" ");
}

/** The key of the question that stands, from when it may be told on. */
export function releasedKey(hosted: TurnedQuiz, keys: readonly QuestionKey[], at: number): ReleasedKey | null {
  const stage = liveStage(hosted, at);
  if (stage.kind !== "told") return null;
  const found = keys.find(({ question }) => question === stage.asked.question.id);
  return found === undefined ? null : { key: found.key, explanation: found.explanation, source: found.source };
}

export const standingOf = (board: LiveBoard | null, customer: CustomerId): Standing | null =>
  board?.find(({ attempt }) => attempt.customer === customer) ?? null;
