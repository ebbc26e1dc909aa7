import { languageNamed } from "#core/shared/language.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "#core/shared/language.ts";

const KEPT = /(?:^|;\s*)language=(\w+)\s*(?=;|$)/;
const A_YEAR = 31_536_000;

/** The language that was chosen in this browser; null: none. */
export const chosenLanguage = ({ headers }: FastifyRequest): Language | null => languageNamed(KEPT.exec(headers.cookie ?? "")?.[1] ?? "");

/** The language that was chosen in this browser, or English. */
export const languageOf = (request: FastifyRequest): Language => chosenLanguage(request) ?? "en";

/** /language/hi?back=/shop stores the choice in the browser, with or without script, and leads back. */
export function addLanguageChoice(app: FastifyInstance): void {
  app.get<{ Params: { language: string }; Querystring: { back?: unknown } }>("/language/:language", async ({ params, query }, reply) => {
    const language = languageNamed(params.language);
    if (language === null) return reply.redirect("/", 303);
    return reply
      .header("cache-control", "no-store")
      .header("set-cookie", `language=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`)
      .redirect(placeOnSite(query.back), 303);
  });
}

/** A path on this site. The address of another site is never taken, however it is written. */
function placeOnSite(back: unknown): string {
  if (typeof back !== "string") return "/";
  const address = URL.parse(back, "http://site.invalid");
  return address?.origin === "http://site.invalid" ? address.pathname.replace(/^\/+/, "/") + address.search : "/";
}
