import { areas } from "./areas.ts";
import { endpoints } from "./endpoints.ts";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Container } from "inversify";
import { PictureOrigins } from "#core/catalogue/shown-pictures.ts";
import { HolderOf } from "#core/sign-in/session/holder-of.use-case.ts";
import { SiteAddress } from "#core/content/site-address.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { LANGUAGES } from "#core/shared/language.ts";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { reportingErrors } from "#adapters/composition/error-reporting.ts";
import { limitSearches } from "#adapters/http-server/requests/search-limit.ts";
import { pageStylesIn } from "#adapters/http-server/pages/page-styles.ts";
import { pagePolicy } from "#adapters/http-server/answers/security-headers.ts";
import { server } from "#adapters/http-server/server.ts";
import { formOrigins, paymentPages } from "./payments.ts";
import { productPictureRoutes } from "./pictures.ts";
import type { Language } from "#core/shared/language.ts";
import type { Pages } from "#adapters/http-server/pages/pages.ts";
import type { ServerParts } from "#adapters/http-server/server.ts";
import type { FastifyInstance } from "fastify";

export type HttpServer = FastifyInstance;

export const pageStylesOfSources = pageStylesIn;

/** `render` draws a page of what the container has, which tells what goes wrong. */
export type ServerSurroundings = Pick<ServerParts, "log" | "before" | "border" | "watch"> & {
  /** The product's, which the API's document names. */
  readonly version?: string;
  readonly pages:
    | (Omit<Pages, "render"> & { readonly render: (request: Request, language: Language, of: PageContainer) => Promise<Response> })
    | null;
};

/** What pages are drawn of. */
export type PageContainer = ReturnType<typeof reportingErrors>;

export const serverOver = (container: Container, { pages, version = "", ...around }: ServerSurroundings): FastifyInstance =>
  server({
    ...around,
    pages: pages && { ...pages, render: (request, language, tell) => pages.render(request, language, reportingErrors(container, tell)) },
    endpoints,
    document: async () =>
      (await import("#adapters/http-contract/api-document.ts")).apiDocument(version, container.get(SiteAddress), endpoints),
    use: (answers) => container.get(answers),
    guards: [limitSearches({ limits: container.get(Limits), now: container.get(Clock), chance: Math.random })],
    ways: areas.flatMap(({ routes }) => routes?.(container) ?? []),
    beside: [
      paymentPages(container, pages?.looks ?? (async () => "")),
      ...(pages?.drawing === undefined ? [] : [productPictureRoutes(container, pages.drawing)]),
    ],
    holderOf: container.get(HolderOf),
  });

/** `notBuilt`: what is said where the pages are not built. */
type BuiltSurroundings = Omit<ServerSurroundings, "pages"> & { readonly notBuilt: string };

/** The server with the shop's pages as `npm run build` left them, once a language. */
export async function builtServer(container: Container, { notBuilt, ...around }: BuiltSurroundings): Promise<FastifyInstance> {
  const built = { en: await builtPages("en", notBuilt), hi: await builtPages("hi", notBuilt) };
  return serverOver(container, {
    ...around,
    pages: {
      render: (request, language, told) => built[language].render(request, told, built[language].frame),
      files: LANGUAGES.map((language) => built[language].folder),
      policy: pagePolicy({ formsGoTo: formOrigins(container), picturesFrom: container.get(PictureOrigins) }),
      looks: async () => pageStylesIn(built.en.frame),
      drawing: async (product) => built.en.drawing(product),
    },
  });
}

async function builtPages(language: Language, notBuilt: string) {
  const folder = new URL(`../../../dist/shop/${language}/`, import.meta.url);
  const frame = await readFile(new URL("index.html", folder), "utf8").catch(() => {
    throw new CannotStart(notBuilt);
  });
  const { render, drawing } = language === "en" ? await import("#pages/en") : await import("#pages/hi");
  return { folder: fileURLToPath(folder), frame, render, drawing };
}
