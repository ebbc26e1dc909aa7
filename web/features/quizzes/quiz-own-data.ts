import { ListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnQuiz } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** One's attempts, the last begun first. */
export const ownQuizzesOf = (whole: Whole, customer: CustomerId): Resource<readonly OwnQuiz[]> =>
  new Resource(() => lateUseCase(whole, ListOwnQuizzes)(customer));

/** What became of one's attempt at a quiz. */
export const quizResultOf = (whole: Whole, customer: CustomerId, id: QuizId): Resource<Awaited<ReturnType<ShowQuizResult>>> =>
  new Resource(() => lateUseCase(whole, ShowQuizResult)(customer, id));
