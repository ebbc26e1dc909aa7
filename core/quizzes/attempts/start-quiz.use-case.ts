import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { attemptSpan } from "../quiz-times.ts";
import { timedQuiz } from "../content/scored-quiz.ts";
import { orderedOptions } from "./ordered-options.ts";
import { attemptAt, attemptOf, instantFor, newAttempt } from "./quiz-attempt.ts";
import { shownQuiz } from "./shown-quiz.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "./quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "./quiz-attempts.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Answer } from "../quiz.ts";
import type { KeylessQuestion, QuizId } from "../content/keyless-quiz.ts";
import type { QuizAttempt } from "./quiz-attempt.ts";
import type { QuizNotFound } from "./show-quiz.use-case.ts";
import type { ShownQuiz } from "./shown-quiz.ts";

/** An attempt as its player goes on with it. `at`: the server's clock at the answer, by which the page counts. */
export type BegunQuiz = {
  readonly quiz: ShownQuiz;
  readonly at: number;
  readonly seat: number;
  readonly deadline: number;
  readonly questions: readonly KeylessQuestion[];
  readonly answers: readonly Answer[];
};

export type StartRefusal =
  | QuizNotFound
  | { readonly kind: "not-open"; readonly opensAt: number }
  | { readonly kind: "closed"; readonly closedAt: number }
  /** There is one attempt, and it is over. */
  | { readonly kind: "taken"; readonly finishedAt: number };

/** Begins the one attempt, or goes on with it: whichever device asks last answers from then on. Source: specification/quizzes.md, Calls. */
export type StartQuiz = (customer: CustomerId, id: QuizId) => Promise<Result<BegunQuiz, StartRefusal>>;
export const StartQuiz = useCase<StartQuiz>("quizzes", "StartQuiz");

type Needs = {
  readonly quizzes: Pick<Quizzes, "counted">;
  readonly attempts: Pick<QuizAttempts, "change">;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeStartQuiz = maker(
  StartQuiz,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts, newId: NewId },
  ({ quizzes, attempts, now, newId }: Needs) =>
    async (customer, id) => {
      const called = now();
      const found = await quizzes.counted(id);
      if (found === null || found.quiz.mode.kind === "live") return refused({ kind: "not-found" });
      const { quiz } = found;
      const known = shownQuiz(found, called);
      return attempts.change<Result<BegunQuiz, StartRefusal>>(customer, id, (before) => {
        const at = before === null ? called : instantFor(before, called);
        if (before === null) {
          const begun = newAttempt(customer, id, { seed: newId(), startedAt: at });
          const span = attemptSpan(timedQuiz(quiz), attemptOf(begun));
          if (span.kind !== "within") {
            const outside =
              span.kind === "too_early"
                ? { kind: "not-open" as const, opensAt: quiz.opensAt }
                : { kind: "closed" as const, closedAt: quiz.closesAt };
            return { after: null, answer: refused(outside) };
          }
          return { after: begun, answer: ok(begunQuiz(begun, span.ends)) };
        }
        const { state, deadline, finishedAt } = attemptAt(found, before, at);
        if (state !== "attempting" || deadline === null)
          return { after: null, answer: refused({ kind: "taken", finishedAt: finishedAt ?? before.startedAt }) };
        const taken = { ...before, seat: before.seat + 1 };
        return { after: taken, answer: ok(begunQuiz(taken, deadline)) };

        function begunQuiz({ seed, seat, answers }: QuizAttempt, ends: number): BegunQuiz {
          const questions = quiz.questions.map((question) => orderedOptions(question, seed));
          return { quiz: known, at, seat, deadline: ends, questions, answers };
        }
      });
    },
);
