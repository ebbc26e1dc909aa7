import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { newAttempt } from "../attempts/quiz-attempt.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "../attempts/quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "../attempts/quiz-attempts.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { QuizNotFound } from "../attempts/show-quiz.use-case.ts";

/** Since when somebody plays, in milliseconds since 1970. */
export type JoinedQuiz = { readonly startedAt: number };

export type JoinRefusal = QuizNotFound | { readonly kind: "closed"; readonly closedAt: number };

/**
 * Begins the one attempt at a live quiz, also before it opens; again answers the same. Source: specification/quizzes.md, Live questions.
 */
export type JoinLiveQuiz = (customer: CustomerId, id: QuizId) => Promise<Result<JoinedQuiz, JoinRefusal>>;
export const JoinLiveQuiz = useCase<JoinLiveQuiz>("quizzes", "JoinLiveQuiz");

type Needs = {
  readonly quizzes: Pick<Quizzes, "find">;
  readonly attempts: Pick<QuizAttempts, "change">;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeJoinLiveQuiz = maker(
  JoinLiveQuiz,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts, newId: NewId },
  ({ quizzes, attempts, now, newId }: Needs) =>
    async (customer, id) => {
      const startedAt = now();
      const found = await quizzes.find(id);
      if (found === null || found.quiz.mode.kind !== "live") return refused({ kind: "not-found" });
      const { closesAt } = found.quiz;
      return attempts.change<Result<JoinedQuiz, JoinRefusal>>(customer, id, (before) => {
        if (before !== null) return { after: null, answer: ok({ startedAt: before.startedAt }) };
        if (startedAt >= closesAt) return { after: null, answer: refused({ kind: "closed", closedAt: closesAt }) };
        return { after: newAttempt(customer, id, { seed: newId(), startedAt }), answer: ok({ startedAt }) };
      });
    },
);
