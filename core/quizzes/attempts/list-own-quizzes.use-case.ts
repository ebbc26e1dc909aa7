import { useCase } from "../../shared/token.ts";
import { resultsFrom } from "../quiz-times.ts";
import { attemptAt } from "./quiz-attempt.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "./quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { QuizAttempts } from "./quiz-attempts.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { QuizId } from "../content/keyless-quiz.ts";

/** How one's attempt at a quiz stands; `resultsAt`: from when on its result is told. */
export type OwnQuiz = {
  readonly quiz: QuizId;
  readonly isOver: boolean;
  readonly deadline: number | null;
  readonly answered: number;
  readonly resultsAt: number;
};

/** A customer's attempts, the last begun first. Source: specification/quizzes.md, The way through a quiz. */
export type ListOwnQuizzes = (customer: CustomerId) => Promise<readonly OwnQuiz[]>;
export const ListOwnQuizzes = useCase<ListOwnQuizzes>("quizzes", "ListOwnQuizzes");

type Needs = { readonly quizzes: Pick<Quizzes, "find">; readonly attempts: Pick<QuizAttempts, "of">; readonly now: Clock };

export const makeListOwnQuizzes = maker(
  ListOwnQuizzes,
  { quizzes: Quizzes, now: Clock, attempts: QuizAttempts },
  ({ quizzes, attempts, now }: Needs) =>
    async (customer) => {
      const at = now();
      const own = await Promise.all(
        (await attempts.of(customer)).map(async (attempt) => ({ attempt, found: await quizzes.find(attempt.quiz) })),
      );
      return own.flatMap(({ attempt, found }) => {
        if (found === null) return [];
        const { state, deadline, answered } = attemptAt(found, attempt, at);
        return [{ quiz: attempt.quiz, isOver: state !== "attempting", deadline, answered, resultsAt: resultsFrom(found.quiz) }];
      });
    },
);
