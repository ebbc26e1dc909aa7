import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { earned, earnedLive } from "../earned.ts";
import { openTurns } from "../open-turn.ts";
import { quizResult } from "../quiz-result.ts";
import { quizState } from "../quiz-times.ts";
import { scoredQuiz } from "../content/scored-quiz.ts";
import { marksOfAll } from "./marks-of-all.ts";
import { orderedOptions } from "./ordered-options.ts";
import { attemptAt, attemptOf } from "./quiz-attempt.ts";
import { receivedQuiz } from "./finish-quiz.use-case.ts";
import { shownQuiz } from "./shown-quiz.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "./quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "./quiz-attempts.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { AnswerKey, AnswerValue } from "../quiz.ts";
import type { KeylessQuestion, QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { ReceivedQuiz } from "./finish-quiz.use-case.ts";
import type { KeptMarks, QuizAttempt } from "./quiz-attempt.ts";
import type { QuizNotFound } from "./show-quiz.use-case.ts";
import type { ShownQuiz } from "./shown-quiz.ts";
import type { BilingualText } from "../../shared/language.ts";

/** A question once it may be told: one's own answer (null: none), the right one, what it earned in hundredths, why, and where from. */
export type SolvedQuestion = {
  readonly question: KeylessQuestion;
  readonly given: AnswerValue | null;
  readonly key: AnswerKey;
  readonly earned: number;
  readonly explanation: BilingualText;
  readonly source: string;
};

/** `score` and `max` in hundredths of a point; `percent` and `isPassed` are null in a live quiz. */
export type QuizMarks = KeptMarks & { readonly max: number; readonly percent: number | null; readonly isPassed: boolean | null };

/** `solved` null: the quiz is not over, and nobody is told anything. */
export type OwnResult = {
  readonly quiz: ShownQuiz;
  readonly received: ReceivedQuiz;
  readonly solved: { readonly marks: QuizMarks; readonly questions: readonly SolvedQuestion[] } | null;
};

export type ResultRefusal =
  | QuizNotFound
  | { readonly kind: "not-taken" }
  | { readonly kind: "attempting"; readonly deadline: number | null };

/** One's own result, from when it may be told on. Source: specification/quizzes.md, When keys are told. */
export type ShowQuizResult = (customer: CustomerId, id: QuizId) => Promise<Result<OwnResult, ResultRefusal>>;
export const ShowQuizResult = useCase<ShowQuizResult>("quizzes", "ShowQuizResult");

type Needs = {
  readonly quizzes: Pick<Quizzes, "find" | "counted" | "keys">;
  readonly attempts: Pick<QuizAttempts, "at" | "mark">;
  readonly now: Clock;
};

export const makeShowQuizResult = maker(
  ShowQuizResult,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts },
  ({ quizzes, attempts, now }: Needs) => {
    async function marked(turned: TurnedQuiz, attempt: QuizAttempt): Promise<QuizAttempt> {
      if (attempt.marks !== null) return attempt;
      const { quiz } = turned;
      const keys = await quizzes.keys(quiz.id);
      await attempts.mark(quiz.id, (all) => marksOfAll({ ...turned, keys }, all));
      return (await attempts.at(attempt.customer, quiz.id)) ?? attempt;
    }
    return async (customer, id) => {
      const at = now();
      const found = await quizzes.find(id);
      if (found === null) return refused({ kind: "not-found" });
      const { quiz } = found;
      const attempt = await attempts.at(customer, id);
      if (attempt === null) return refused({ kind: "not-taken" });
      const { state, deadline } = attemptAt(found, attempt, at);
      if (state === "attempting") return refused({ kind: "attempting", deadline });
      const received = receivedQuiz(found, attempt, at);
      if (quizState(quiz, at) !== "closed") {
        const takers = (await quizzes.counted(id))?.takers ?? 0;
        return ok({ quiz: shownQuiz({ ...found, takers }, at), received, solved: null });
      }
      const isLive = quiz.mode.kind === "live";
      if (isLive && found.turns.length === 0) return refused({ kind: "not-taken" }); // Nothing was asked.
      const { marks, answers, seed } = await marked(found, attempt);
      if (marks === null && isLive) return refused({ kind: "not-taken" }); // It was ended by a clock behind the one by which they joined.
      if (marks === null) throw new TypeError(`${id} is over and an attempt at it has no marks`);
      const keys = await quizzes.keys(id);
      const scored = scoredQuiz(quiz, keys, found.turns);
      const turns = isLive ? openTurns(quiz, found.turns) : null;
      const questions = quiz.questions.flatMap((question): readonly SolvedQuestion[] => {
        const key = keys.find((one) => one.question === question.id);
        const scoring = scored.questions.find((one) => one.id === question.id);
        const turn = turns?.get(question.id);
        if (key === undefined || scoring === undefined || (isLive && turn === undefined)) return [];
        const answer = answers.find((one) => one.question === question.id);
        const given = answer?.value ?? null;
        const { explanation, source } = key;
        return [
          {
            question: orderedOptions(question, seed),
            given,
            key: key.key,
            explanation,
            source,
            earned:
              answer === undefined || given === null
                ? 0
                : turn === undefined
                  ? earned(scoring, given)
                  : earnedLive(scoring, given, answer.at - turn.begins),
          },
        ];
      });
      const own = quizResult({ quiz: scored, attempts: [attemptOf(attempt)], at }).attempts[0]?.marks ?? null;
      if (own === null) throw new TypeError(`${id} is over and tells no marks`);
      const { max, percent, isPassed } = own;
      // Nobody begins a quiz that is over: its marks tell how many had.
      const shown = shownQuiz({ ...found, takers: marks.takers }, at);
      return ok({ quiz: shown, received, solved: { marks: { ...marks, max, percent, isPassed }, questions } });
    };
  },
);
