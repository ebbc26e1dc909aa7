import { openTurns } from "../open-turn.ts";
import { isKeyReleased } from "../quiz-result.ts";
import { liveStage } from "./live-stage.ts";
import type { AnswerKey } from "../quiz.ts";
import type { QuestionKey } from "../content/question-key.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { LiveBoard } from "./kept-board.ts";
import type { LiveStage } from "./live-stage.ts";
import type { BilingualText } from "../../shared/language.ts";

/** The right answer of a question that is over, why, and where that is from. */
export type ReleasedKey = { readonly key: AnswerKey; readonly explanation: BilingualText; readonly source: string };

/**
 * A live quiz as it stands, the same for all who look. `key` null: none may be told of the question at hand. `board` null: nothing may be.
 * `faces`: who the first five are and how they stand, as one text: names are asked anew when it changes.
 */
export type LiveScene = {
  readonly hosted: TurnedQuiz;
  readonly stage: LiveStage;
  readonly players: number;
  readonly answered: number;
  readonly key: ReleasedKey | null;
  readonly board: LiveBoard | null;
  readonly faces: string;
};

/** Which questions' keys may be told, as one text: the board changes with it. "": none. */
export function releasedQuestions(hosted: TurnedQuiz, at: number): string {
  const turns = openTurns(hosted.quiz, hosted.turns);
  const released = [...turns.keys()].filter((question) => isKeyReleased({ quiz: hosted.quiz, turns, at }, question));
  return released.join(" ");
}

/** The key of the question that stands, from when it may be told on. */
export function releasedKey(hosted: TurnedQuiz, keys: readonly QuestionKey[], at: number): ReleasedKey | null {
  const stage = liveStage(hosted, at);
  if (stage.kind !== "told") return null;
  const found = keys.find(({ question }) => question === stage.asked.question.id);
  return found === undefined ? null : { key: found.key, explanation: found.explanation, source: found.source };
}
