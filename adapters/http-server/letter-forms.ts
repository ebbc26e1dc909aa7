import type { FastifyRequest } from "fastify";
import type { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import type { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import type { Way } from "./routes.ts";

/** The plain forms of the pages that letters lead to: what they do is done, and the page tells it, with or without script. */
export const letterForms =
  (confirm: ConfirmSubscription, unsubscribe: Unsubscribe): Way =>
  (api) => {
    api.post("/forms/newsletter/confirm", async (request, reply) => {
      const { kind } = await confirm(tokenOf(request));
      return reply.redirect(`/newsletter/confirm?answer=${kind === "ok" ? "confirmed" : "useless"}`, 303);
    });
    api.post("/forms/newsletter/leave", async (request, reply) => {
      await unsubscribe(tokenOf(request));
      return reply.redirect("/newsletter/leave?answer=left", 303);
    });
  };

/** What is no token opens nothing, as any other text. */
function tokenOf({ query }: FastifyRequest): string {
  const token = query !== null && typeof query === "object" && "token" in query ? query.token : null;
  return typeof token === "string" ? token : "";
}
