import { ListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnQuiz } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const ownQuizzesOfNeeds = { listOwnQuizzes: ListOwnQuizzes };
export const quizResultOfNeeds = { showQuizResult: ShowQuizResult };

/** One's attempts, the last begun first. */
export const ownQuizzesOf = (useCases: NeedsOf<typeof ownQuizzesOfNeeds>, customer: CustomerId): Resource<readonly OwnQuiz[]> =>
  new Resource(() => useCases.listOwnQuizzes(customer));

/** What became of one's attempt at a quiz. */
export const quizResultOf = (
  useCases: NeedsOf<typeof quizResultOfNeeds>,
  customer: CustomerId,
  id: QuizId,
): Resource<Awaited<ReturnType<ShowQuizResult>>> => new Resource(() => useCases.showQuizResult(customer, id));
