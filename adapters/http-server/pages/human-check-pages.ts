import { languageOf } from "./language-choice.ts";
import type { FastifyInstance } from "fastify";
import type { Language } from "#core/shared/language.ts";

/** The page in which an outside human check works, and its script. */
export type HumanCheckPages = {
  readonly path: string;
  readonly scriptPath: string;
  readonly page: (language: Language) => string;
  readonly script: string;
  readonly policy: string;
};

/** Alone of all pages it may stand in a frame of this site, and load what a provider has. */
export const humanCheckPages =
  ({ path, scriptPath, page, script, policy }: HumanCheckPages) =>
  (app: FastifyInstance): void => {
    app.get(path, async (request, reply) =>
      reply
        .headers({ "content-security-policy": policy, "x-frame-options": "SAMEORIGIN", "cache-control": "no-store", vary: "cookie" })
        .type("text/html; charset=utf-8")
        .send(page(languageOf(request))),
    );
    app.get(scriptPath, async (_, reply) => reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(script));
  };
