import { fieldsIn, readForms } from "./form-fields.ts";
import { languageOf } from "./language-choice.ts";
import { PAGE_POLICY } from "#adapters/http-server/answers/security-headers.ts";
import { envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Language } from "#core/shared/language.ts";

/** What the pages of the payment sandbox show and do. */
export type SandboxPages = {
  readonly path: string;
  /** The page of an order, as HTML. null: there is no such order. */
  page(order: string, language: Language): Promise<string | null>;
  /** Does what a button says, and answers the address to which the browser goes back. null: there is no such order or button. */
  act(order: string, action: string): Promise<string | null>;
  readonly sheet: string;
};

/** The pages of a provider that moves no money. They need no script. Each press leads to an address that can be loaded again. */
export const sandboxPages =
  ({ path, page, act, sheet }: SandboxPages) =>
  (app: FastifyInstance): void => {
    app.register(async (pages) => {
      readForms(pages);
      pages.addHook("onSend", (_, reply, payload, done) => {
        if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
        done(null, payload);
      });
      pages.post(path, async (request, reply) => {
        const { order = "" } = fieldsIn(request.body);
        return reply.redirect(`${path}?order=${encodeURIComponent(order)}`, 303);
      });
      pages.get(path, async (request, reply) => {
        const shown = await page(fieldsIn(request.query)["order"] ?? "", languageOf(request));
        if (shown === null) return missing(reply);
        return reply.header("content-security-policy", PAGE_POLICY).type("text/html; charset=utf-8").send(shown);
      });
      pages.post(`${path}/answer`, async (request, reply) => {
        const { order = "", deed = "" } = fieldsIn(request.body);
        const back = await act(order, deed);
        return back === null ? missing(reply) : reply.redirect(back, 303);
      });
      pages.get(`${path}.css`, async (_, reply) => reply.header("cache-control", "no-cache").type("text/css; charset=utf-8").send(sheet));
    });
  };

const missing = (reply: FastifyReply) => reply.code(404).send(envelopeOf(404, "Not found"));
