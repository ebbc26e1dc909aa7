import type { Catalogue } from "../catalogue/catalogue.port.ts";
import type { RatedProduct } from "../catalogue/product.ts";
import type { Quizzes } from "../quizzes/attempts/quizzes.port.ts";
import type { KeylessQuiz } from "../quizzes/content/keyless-quiz.ts";
import type { AlertWish } from "./alert.ts";

/** What wishes are about. */
export type WishedThings = { readonly catalogue: Pick<Catalogue, "productsWithIds">; readonly quizzes: Pick<Quizzes, "find"> };

/** The product or the quiz that a wish is about, as it is now; null: the wish is not about one, or there is none of that id. */
export async function wishedThing(
  alert: AlertWish,
  { catalogue, quizzes }: WishedThings,
): Promise<{ readonly product: RatedProduct | null; readonly quiz: KeylessQuiz | null }> {
  if (alert.kind === "opening") return { product: null, quiz: null };
  if (alert.kind === "quiz-opens") return { product: null, quiz: (await quizzes.find(alert.quiz))?.quiz ?? null };
  const [product = null] = await catalogue.productsWithIds([alert.product]);
  return { product, quiz: null };
}
