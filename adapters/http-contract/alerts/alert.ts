import * as z from "zod/mini";
import { ANNOUNCED_AREAS } from "#core/alerts/coming-area.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { titleFields } from "#adapters/http-contract/catalogue/title-in-hindi.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { idOf, rupees } from "#adapters/http-contract/scalars.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { AlertNews, AlertProduct, AlertWish } from "#core/alerts/alert.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const productId = z.string().check(z.regex(/^[!-~]{1,100}$/, "the id of a product"));
const quiz = idOf(quizId);
const area = z.enum(ANNOUNCED_AREAS);

/** What somebody waits for. */
export const alertWish: Shape<AlertWish> = wire(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("back-in-stock"), product_id: productId }),
    z.object({ kind: z.literal("price-at-most"), product_id: productId, price: rupees }),
    z.object({ kind: z.literal("opening"), area }),
    z.object({ kind: z.literal("quiz-opens"), quiz_id: quiz }),
  ]),
  (said): AlertWish => {
    if (said.kind === "opening") return said;
    if (said.kind === "quiz-opens") return { kind: said.kind, quiz: said.quiz_id };
    const { kind, product_id: product } = said;
    return kind === "back-in-stock" ? { kind, product } : { kind, product, price: said.price };
  },
  (alert) => {
    if (alert.kind === "opening") return alert;
    if (alert.kind === "quiz-opens") return { kind: alert.kind, quiz_id: alert.quiz };
    const { kind, product: product_id } = alert;
    return kind === "back-in-stock" ? { kind, product_id } : { kind, product_id, price: alert.price };
  },
);

const product: Shape<AlertProduct> = fields({
  id: ["product_id", productId],
  ...titleFields,
  slug: z.string(),
  price: z.nullable(rupees),
});

/** What an alert is about, with the product or the quiz as it is today. */
export const alertNews: Shape<AlertNews> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("back-in-stock"), product }),
  z.object({ kind: z.literal("price-at-most"), product, price: rupees }),
  z.object({ kind: z.literal("opening"), area }),
  z.object({ kind: z.literal("quiz-opens"), quiz: fields({ id: ["quiz_id", quiz], title: bilingualText }) }),
]);
