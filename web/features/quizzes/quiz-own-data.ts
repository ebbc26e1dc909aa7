import { ListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnQuiz } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** One's attempts, the last begun first. */
export const ownQuizzesOf = (allDependencies: AllDependencies, customer: CustomerId): Resource<readonly OwnQuiz[]> =>
  new Resource(() => lateUseCase(allDependencies, ListOwnQuizzes)(customer));

/** What became of one's attempt at a quiz. */
export const quizResultOf = (
  allDependencies: AllDependencies,
  customer: CustomerId,
  id: QuizId,
): Resource<Awaited<ReturnType<ShowQuizResult>>> => new Resource(() => lateUseCase(allDependencies, ShowQuizResult)(customer, id));
