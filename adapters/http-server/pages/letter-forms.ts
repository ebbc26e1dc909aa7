import { fieldsIn } from "./form-fields.ts";
import type { LeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** The plain form of the page to which letters of Fitbook lead whoever wants no more of them. It works without script. */
export const letterForms =
  (leave: LeaveFitbookLetters): RawRoute =>
  (api) => {
    api.post("/forms/letters/leave", async (request, reply) => {
      await leave(fieldsIn(request.query)["token"] ?? "");
      return reply.redirect("/newsletter/leave?of=fitbook&answer=left", 303);
    });
  };
