import { emailIn } from "#core/identity/email-address.ts";
import { chosenLanguage } from "./language-choice.ts";
import { fieldsIn, readForms } from "./form-fields.ts";
import type { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import type { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import type { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/**
 * The plain forms of the newsletter, at the foot of each page and on the pages to which letters lead. A form does its work, and a page then
 * shows the result, also without script.
 */
export const newsletterForms =
  (subscribe: Subscribe, confirm: ConfirmSubscription, unsubscribe: Unsubscribe): RawRoute =>
  (api) => {
    api.register(async (filled) => {
      readForms(filled);
      filled.post("/forms/newsletter/subscribe", async (request, reply) => {
        const email = emailIn(fieldsIn(request.body)["email"] ?? "");
        const answer =
          email === null ? null : await subscribe({ address: request.ip, session: null, language: chosenLanguage(request) }, email);
        const outcome = answer === null ? "invalid" : answer.kind === "ok" ? "asked" : answer.refusal.kind;
        return reply.redirect(`/newsletter/confirm?answer=${outcome}`, 303);
      });
    });
    api.post("/forms/newsletter/confirm", async (request, reply) => {
      const { kind } = await confirm(fieldsIn(request.query)["token"] ?? "");
      return reply.redirect(`/newsletter/confirm?answer=${kind === "ok" ? "confirmed" : "useless"}`, 303);
    });
    api.post("/forms/newsletter/leave", async (request, reply) => {
      await unsubscribe(fieldsIn(request.query)["token"] ?? "");
      return reply.redirect("/newsletter/leave?answer=left", 303);
    });
  };
