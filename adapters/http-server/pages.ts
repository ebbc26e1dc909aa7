import { filesIn } from "./files.ts";
import { addLanguageChoice, languageOf } from "./language.ts";
import { KeptPages, pageOf } from "./kept-pages.ts";
import { PAGE_POLICY, WORKER_POLICY } from "./policy.ts";
import { RETRY_AFTER } from "./retry-after.ts";
import { send } from "./send.ts";
import type { FastifyInstance } from "fastify";
import type { Language } from "#core/shared/language.ts";
import type { File } from "./files.ts";

/** How pages are rendered, and the folders of the files that they load; none: something else serves those. */
export type Pages = {
  readonly render: (request: Request, language: Language) => Promise<Response>;
  readonly files: readonly string[];
  /** In development the tools write into pages, and nothing is kept; everywhere else the policy holds. */
  readonly policy?: string;
  /** The tags by which a page that is none of the shell's gets its looks. */
  readonly looks?: () => Promise<string>;
  readonly keptFor?: number;
};

/** A page is asked for by whatever somebody types: what can't be read is a page that can't be found. */
export const EVERY_PAGE = "/*";

const ONE_SECOND = 1_000;
const MOST_KEPT = 300;

/** Pages at every address that nothing else answers, and the files that they load. */
export function addPages(app: FastifyInstance, { render, files, policy = PAGE_POLICY, keptFor = ONE_SECOND }: Pages): void {
  const known = new Map<string, File>(files.flatMap((folder) => [...filesIn(folder)]));
  const keeping = { keptFor, most: MOST_KEPT };
  const visitors = {
    en: new KeptPages(async (address) => pageOf(await render(requestAt(address), "en")), keeping),
    hi: new KeptPages(async (address) => pageOf(await render(requestAt(address), "hi")), keeping),
  };
  addLanguageChoice(app);

  app.get(
    EVERY_PAGE,
    {
      errorHandler(error, request, reply) {
        request.log.error(error);
        return reply.code(500).type("text/plain; charset=utf-8").send("An error occurred while showing the error page");
      },
    },
    async (request, reply) => {
      const path = request.url.split("?", 1)[0] ?? "/";
      const file = known.get(path);
      if (file !== undefined) {
        reply.type(file.type).header("cache-control", file.caching);
        if (path.endsWith(".js")) reply.header("content-security-policy", WORKER_POLICY);
        return file.isPacked ? reply.send(file.body.bytes) : send(request, reply, file.body);
      }
      if (path.startsWith("/assets/")) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");

      const language = languageOf(request);
      const isSecret = holdsSecret(request.url);
      const page = isSecret ? await pageOf(await render(requestAt(request.url), language)) : await visitors[language].at(request.url);
      if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
      reply.header("vary", "cookie"); // By its language.
      reply.code(page.status).headers(page.headers).header("content-security-policy", policy);
      reply.header("cache-control", isSecret ? "private, no-store" : "no-cache");
      return send(request, reply, page.body);
    },
  );
}

/** What opens an account may stand in an address that a letter or another site leads to: such a page is kept nowhere. */
const holdsSecret = (address: string): boolean => /[?&](?:token|apikey|key)=/i.test(address);

/** Of a request only the address and the language go on: a page is the same for everybody, whatever their browser tells of them. */
const requestAt = (address: string): Request => new Request(`http://localhost${address}`);
