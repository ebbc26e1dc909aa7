import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { shownQuiz } from "./shown-quiz.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "./quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { ShownQuiz } from "./shown-quiz.ts";

export type QuizNotFound = { readonly kind: "not-found" };

/** One quiz before it is begun. Source: specification/quizzes.md, The way through a quiz. */
export type ShowQuiz = (id: QuizId) => Promise<Result<ShownQuiz, QuizNotFound>>;
export const ShowQuiz = useCase<ShowQuiz>("quizzes", "ShowQuiz");

export const makeShowQuiz = maker(
  ShowQuiz,
  { quizzes: Quizzes, now: Clock },
  ({ quizzes, now }: { readonly quizzes: Pick<Quizzes, "counted">; readonly now: Clock }) =>
    async (id) => {
      const found = await quizzes.counted(id);
      return found === null ? refused({ kind: "not-found" }) : ok(shownQuiz(found, now()));
    },
);
