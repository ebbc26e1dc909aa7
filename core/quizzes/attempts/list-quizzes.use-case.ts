import { useCase } from "../../shared/token.ts";
import { shownQuiz } from "./shown-quiz.ts";
import { maker } from "../../shared/use-case.ts";
import { Quizzes } from "./quizzes.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { ShownQuiz } from "./shown-quiz.ts";

/** Quizzes that are open, coming and over, the one that closes last first. Source: specification/quizzes.md, The way through a quiz. */
export type ListQuizzes = () => Promise<readonly ShownQuiz[]>;
export const ListQuizzes = useCase<ListQuizzes>("quizzes", "ListQuizzes");

const MOST = 60;

export const makeListQuizzes = maker(
  ListQuizzes,
  { quizzes: Quizzes, now: Clock },
  ({ quizzes, now }: { readonly quizzes: Pick<Quizzes, "list">; readonly now: Clock }) =>
    async () =>
      (await quizzes.list(MOST)).map((counted) => shownQuiz(counted, now())),
);
