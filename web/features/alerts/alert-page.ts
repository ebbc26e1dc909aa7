import { comingAreaNamed, UPCOMING } from "#core/alerts/coming-area.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { ShowQuiz } from "#core/quizzes/attempts/show-quiz.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { orNotFound } from "#web/platform/page/or-not-found.ts";
import { alertAboutProduct } from "./alert-about.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { RouteRequest } from "#web/platform/page/screen.tsx";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

/**
 * What a page under /alerts shows: a customer's list, the form of an alert, or what a letter's link leads to. `answer` is what came of a
 * form; null: none was sent.
 */
export type AlertPage =
  | { readonly kind: "list" }
  | { readonly kind: "ask"; readonly about: AlertAbout }
  | { readonly kind: "confirm" | "leave"; readonly token: string; readonly answer: string | null };

/** Throws what becomes a page that could not be found. */
export async function alertPage({ params: { page }, search }: RouteRequest, dependencies: Dependencies): Promise<AlertPage> {
  if (page === "mine") return { kind: "list" };
  if (page === "confirm" || page === "leave") return { kind: page, token: search.get("token") ?? "", answer: search.get("answer") };
  return { kind: "ask", about: orNotFound(page === "new" ? await aboutIn(search, dependencies) : null) };
}

/** Null: nobody sells the product any more, or the area or the quiz is no longer to come. */
async function aboutIn(search: URLSearchParams, dependencies: Dependencies): Promise<AlertAbout | null> {
  const area = comingAreaNamed(search.get("area") ?? "");
  if (area !== null) return UPCOMING.includes(area) ? { kind: "opening", area } : null;
  const quiz = search.get("quiz") ?? "";
  if (/^[\w-]{1,60}$/.test(quiz)) return quizIn(quizId(quiz), dependencies);
  const answer = await dependencies.get(ShowProduct)(search.get("product") ?? "");
  return answer.kind === "refused" || answer.value.status === "inactive" ? null : alertAboutProduct(answer.value);
}

async function quizIn(id: QuizId, dependencies: Dependencies): Promise<AlertAbout | null> {
  const shown = await dependencies.get(ShowQuiz)(id);
  return shown.kind === "ok" && shown.value.state === "upcoming"
    ? { kind: "quiz-opens", quiz: id, title: shownText(shown.value.title) }
    : null;
}
