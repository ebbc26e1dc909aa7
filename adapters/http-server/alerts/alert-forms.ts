import { comingAreaNamed } from "#core/alerts/coming-area.ts";
import { wishedPriceIn } from "#core/alerts/wished-price.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fieldsIn, readForms } from "#adapters/http-server/pages/form-fields.ts";
import { chosenLanguage } from "#adapters/http-server/pages/language-choice.ts";
import type { FastifyRequest } from "fastify";
import type { AlertWish } from "#core/alerts/alert.ts";
import type { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import type { ConfirmAlert } from "#core/alerts/confirm-alert.use-case.ts";
import type { LeaveAlerts } from "#core/alerts/leave-alerts.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/**
 * The plain forms of alerts, which work without script. A form does its work, and a page then shows the result. Addresses of pages never
 * contain an e-mail address.
 */
export const alertForms =
  (ask: AskForAlertByLetter, confirm: ConfirmAlert, leave: LeaveAlerts): RawRoute =>
  (api) => {
    api.register(async (filled) => {
      readForms(filled);
      filled.post("/forms/alerts/ask", async (request, reply) => {
        const fields = fieldsIn(request.body);
        const [email, alert] = [emailIn(fields["email"] ?? ""), wishIn(fields)];
        if (email === null || alert === null) return reply.redirect("/alerts/confirm?answer=invalid", 303);
        const answer = await ask({ address: request.ip, session: null, language: chosenLanguage(request) }, { email, wish: alert });
        return reply.redirect(`/alerts/confirm?answer=${answer.kind === "ok" ? "asked" : answer.refusal.kind}`, 303);
      });
    });
    api.post("/forms/alerts/confirm", async (request, reply) => {
      const { kind } = await confirm(tokenOf(request));
      return reply.redirect(`/alerts/confirm?answer=${kind === "ok" ? "confirmed" : "useless"}`, 303);
    });
    api.post("/forms/alerts/leave", async (request, reply) => {
      await leave(tokenOf(request));
      return reply.redirect("/alerts/leave?answer=left", 303);
    });
  };

/** null: the form does not come from one of our pages, or its price is no amount. */
function wishIn({ kind, product = "", area = "", price = "", quiz = "" }: Readonly<Record<string, string>>): AlertWish | null {
  const isProduct = /^[!-~]{1,100}$/.test(product);
  if (kind === "back-in-stock" && isProduct) return { kind, product };
  const wished = wishedPriceIn(price);
  if (kind === "price-at-most" && isProduct && wished !== null) return { kind, product, price: wished };
  if (kind === "quiz-opens") return QUIZ.test(quiz) ? { kind, quiz: quizId(quiz) } : null;
  const named = comingAreaNamed(area);
  return kind === "opening" && named !== null ? { kind, area: named } : null;
}

const QUIZ = /^[\w-]{1,60}$/;

/** The token in the address. A missing or wrong one opens nothing. */
const tokenOf = ({ query }: FastifyRequest): string => fieldsIn(query)["token"] ?? "";
