import { pageFilesIn } from "./page-files.ts";
import { addLanguageChoice, languageOf } from "./language-choice.ts";
import { PageCache, pageOf } from "./page-cache.ts";
import { PAGE_POLICY, WORKER_POLICY } from "#adapters/http-server/answers/security-headers.ts";
import { RETRY_AFTER } from "#adapters/http-server/answers/retry-after.ts";
import { send } from "#adapters/http-server/answers/send.ts";
import { ErrorLog } from "#adapters/http-server/monitoring/error-log.ts";
import type { FastifyInstance } from "fastify";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Drawing } from "#core/files/drawing.port.ts";
import type { Language } from "#core/shared/language.ts";
import type { File } from "./page-files.ts";

/** How pages are rendered, telling what was thrown on the way and what they show in its place, and the folders of the files that they load; none: something else serves those. */
export type SitePages = {
  readonly render: (request: Request, language: Language, tell: (error: unknown) => void) => Promise<Response>;
  readonly files: readonly string[];
};

export type Pages = SitePages & {
  /** Other sites over the same server, by the host that a browser asks for. */
  readonly elsewhere?: ReadonlyMap<string, SitePages>;
  /** In development the tools write into pages, and nothing is kept; everywhere else the policy holds. */
  readonly policy?: string;
  /** The tags by which a page that is none of the shell's gets its looks. */
  readonly looks?: () => Promise<string>;
  /** A product as pages show it; without: it has no picture of its own. */
  readonly drawing?: (product: ProductDetails) => Promise<Drawing>;
  readonly keptFor?: number;
};

/** A page is asked for by whatever somebody types: what can't be read is a page that can't be found. */
export const EVERY_PAGE = "/*";

const ONE_SECOND = 1_000;
const MOST_KEPT = 300;

/** Pages at every address that nothing else answers, and the files that they load. */
export function addPages(
  app: FastifyInstance,
  { policy = PAGE_POLICY, keptFor = ONE_SECOND, elsewhere = new Map(), ...main }: Pages,
): void {
  const keeping = { keptFor, most: MOST_KEPT };
  const troubles = new ErrorLog();
  const tell = (error: unknown) => troubles.tell(app.log, error);
  const siteOf = ({ render, files }: SitePages) => ({
    render,
    known: new Map<string, File>(files.flatMap((folder) => [...pageFilesIn(folder)])),
    visitors: {
      en: new PageCache(async (address) => pageOf(await render(requestAt(address), "en", tell)), keeping),
      hi: new PageCache(async (address) => pageOf(await render(requestAt(address), "hi", tell)), keeping),
    },
  });
  const mainSite = siteOf(main);
  const sites = new Map([...elsewhere].map(([host, site]) => [host, siteOf(site)]));
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
      const { known, visitors, render } = sites.get(request.hostname) ?? mainSite;
      const file = known.get(path) ?? (path.startsWith("/assets/") ? mainSite.known.get(path) : undefined); // The sandbox's pages have the main site's styles.
      if (file !== undefined) {
        reply.type(file.type).header("cache-control", file.caching);
        if (path.endsWith(".js")) reply.header("content-security-policy", WORKER_POLICY);
        return file.isPacked ? reply.send(file.body.bytes) : send(request, reply, file.body);
      }
      if (path.startsWith("/assets/")) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");

      const language = languageOf(request);
      const isSecret = holdsSecret(request.url);
      const { waits } = request;
      const page =
        isSecret || waits !== undefined
          ? await pageOf(await render(requestAt(request.url, waits), language, tell))
          : await visitors[language].at(request.url);
      if (waits !== undefined) reply.header("retry-after", waits);
      else if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
      reply.header("vary", "cookie"); // By its language.
      reply
        .code(waits === undefined ? page.status : 429)
        .headers(page.headers)
        .header("content-security-policy", policy);
      reply.header("cache-control", isSecret ? "private, no-store" : "no-cache");
      return send(request, reply, page.body);
    },
  );
}

/** What opens an account may stand in an address that a letter or another site leads to: such a page is kept nowhere. */
const holdsSecret = (address: string): boolean => /[?&](?:token|apikey|key)=/i.test(address);

/** Of a request only the address and the language go on, and how many seconds whoever asks too often has to wait: a page is the same for everybody, whatever their browser tells of them. */
const requestAt = (address: string, waits?: number): Request =>
  new Request(`http://localhost${address}`, waits === undefined ? {} : { headers: { "retry-after": String(waits) } });

declare module "fastify" {
  interface FastifyRequest {
    /** Whoever asks for this page asks too often, and has to wait so many seconds. */
    waits?: number;
  }
}
