import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { ListQuizzes } from "#core/quizzes/attempts/list-quizzes.use-case.ts";
import { ShowQuiz } from "#core/quizzes/attempts/show-quiz.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** All quizzes, one, or null: there is none of that id. `now`: when that was read. */
export type QuizzesData =
  | { readonly kind: "all"; readonly quizzes: readonly ShownQuiz[]; readonly now: number }
  | { readonly kind: "one"; readonly quiz: ShownQuiz; readonly now: number }
  | { readonly kind: "unknown" };

const ID = /^[\w-]{1,60}$/;

/** What an address of quizzes shows; without an id, all of them. */
export async function quizzesData(id: string | undefined, dependencies: Dependencies): Promise<QuizzesData> {
  const now = dependencies.get(Clock)();
  if (id === undefined) return { kind: "all", quizzes: await dependencies.get(ListQuizzes)(), now };
  const shown = ID.test(id) ? await dependencies.get(ShowQuiz)(quizId(id)) : null;
  return shown?.kind === "ok" ? { kind: "one", quiz: shown.value, now } : { kind: "unknown" };
}
