import { KeptBodies } from "./kept-bodies.ts";
import { pageFilesIn } from "./page-files.ts";
import { fieldsIn, readForms } from "./form-fields.ts";
import { addLanguageChoice, languageOf } from "./language-choice.ts";
import { PageCache, pageOf } from "./page-cache.ts";
import {
  CALL_PAGES,
  CALL_PERMISSIONS,
  OF_PAGES_ALONE,
  PAGE_POLICY,
  WORKER_POLICY,
} from "#adapters/http-server/answers/security-headers.ts";
import { RETRY_AFTER } from "#adapters/http-server/answers/retry-after.ts";
import { send } from "#adapters/http-server/answers/send.ts";
import { ErrorLog } from "#adapters/http-server/monitoring/error-log.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FormCart } from "#core/cart/form-cart.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Drawing } from "#core/files/drawing.port.ts";
import type { Language } from "#core/shared/language.ts";
import type { File } from "./page-files.ts";

/**
 * How pages are rendered, how errors are reported and what is shown in place of a page that failed, and the folders of the files that pages
 * load, which may become more; no folder: another server sends the files.
 */
export type SitePages = {
  readonly render: (request: Request, language: Language, tell: (error: unknown) => void) => Promise<Response>;
  readonly files: () => readonly string[];
};

export type Pages = SitePages & {
  /** Other sites on the same server, by the host that a browser asks for. */
  readonly elsewhere?: ReadonlyMap<string, SitePages>;
  /** Other sites below addresses of this one, by how theirs begin: "/desk" is that page and all below it. */
  readonly below?: ReadonlyMap<string, SitePages>;
  /** In development the tools write into pages, and nothing is kept. Everywhere else the policy applies. */
  readonly policy?: string;
  /** The tags that load the styles for a page that the shell does not draw. */
  readonly pageStyles?: (language: Language) => Promise<string>;
  /** A product as pages draw it; without: it has no picture of its own. */
  readonly drawing?: (product: ProductDetails) => Promise<Drawing>;
  readonly keptFor?: number;
  /** The cart that a guest without script keeps in a cookie; null: none. */
  readonly formCart?: (request: FastifyRequest) => FormCart | null;
};

/** People may type any address. An address that can't be read is a page that can't be found. */
export const EVERY_PAGE = "/*";

/** For how many milliseconds a page is kept where nothing else is said. */
export const ONE_SECOND = 1_000;
const MOST_KEPT = 300;
/**
 * Bytes of scripts, styles, fonts and pictures, not compressed, that stay in memory: what the pages that most people see load. All of them
 * are three times that.
 */
const MOST_OF_FILES = 3_000_000;

/** Serves pages at every address that nothing else answers, and the files that they load. */
export function addPages(
  app: FastifyInstance,
  { policy = PAGE_POLICY, keptFor = ONE_SECOND, elsewhere = new Map(), below = new Map(), formCart = () => null, ...main }: Pages,
): void {
  const cached = { keptFor, most: MOST_KEPT };
  const keptBetween = keptFor < ONE_SECOND ? "no-cache" : `public, max-age=0, s-maxage=${Math.floor(keptFor / ONE_SECOND)}`; // By what stands between, such as a CDN, and by no browser.
  const keptFiles = new KeptBodies(MOST_OF_FILES);
  const troubles = new ErrorLog();
  const tell = (error: unknown) => troubles.tell(app.log, error);
  const siteOf = ({ render, files }: SitePages) => ({
    render,
    fileAt: filesOf(files, keptFiles),
    visitors: {
      en: new PageCache(async (address) => pageOf(await render(requestAt(address), "en", tell)), cached),
      hi: new PageCache(async (address) => pageOf(await render(requestAt(address), "hi", tell)), cached),
    },
  });
  const mainSite = siteOf(main);
  const sites = new Map([...elsewhere].map(([host, site]) => [host, siteOf(site)]));
  const sitesBelow = [...below].map(([begins, site]) => ({ begins, site: siteOf(site) }));
  const siteAt = (host: string, path: string) =>
    sites.get(host) ?? sitesBelow.find(({ begins }) => path === begins || path.startsWith(`${begins}/`))?.site ?? mainSite;
  /** Code, styles and pictures have names of their own on every site of a host. The sandbox's pages use the main site's styles. */
  const fileOfAny = (path: string) =>
    [mainSite, ...sitesBelow.map(({ site }) => site)].map(({ fileAt }) => fileAt(path)).find((file) => file !== undefined);
  addLanguageChoice(app);
  addForms(app, { policy, siteAt, tell });

  app.get(
    EVERY_PAGE,
    {
      errorHandler(error, request, reply) {
        request.log.error(error);
        return reply.code(500).type("text/plain; charset=utf-8").send("An error occurred while showing the error page");
      },
    },
    async (request, reply) => {
      const path = pathOf(request);
      const { fileAt, visitors, render } = siteAt(request.hostname, path);
      const file = fileAt(path) ?? (path.startsWith("/assets/") ? fileOfAny(path) : undefined);
      if (file !== undefined) {
        reply.type(file.type).header("cache-control", file.caching);
        for (const name of OF_PAGES_ALONE) reply.removeHeader(name);
        if (path.endsWith(".js")) reply.header("content-security-policy", WORKER_POLICY);
        const body = await file.body();
        return file.isPacked ? reply.send(await body.plain()) : send(request, reply, body);
      }
      if (path.startsWith("/assets/")) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");

      const language = languageOf(request);
      const isSecret = holdsSecret(request.url);
      const { waits } = request;
      const cart = waits === undefined && path in WITH_FORM_CART ? formCart(request) : null;
      const isOnesOwn = isSecret || cart !== null;
      const page =
        isOnesOwn || waits !== undefined
          ? await pageOf(await render(cart === null ? requestAt(request.url, waits) : requestWith(request.url, cart), language, tell))
          : await visitors[language].at(request.url);
      if (waits !== undefined) reply.header("retry-after", waits);
      else if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
      reply.header("vary", "cookie"); // The page depends on the language in the cookie.
      reply
        .code(waits === undefined ? page.status : 429)
        .headers(page.headers)
        .header("content-security-policy", policy);
      if (CALL_PAGES.includes(path)) reply.header("permissions-policy", CALL_PERMISSIONS);
      const isForAll = waits === undefined && page.status < 500;
      reply.header("cache-control", isOnesOwn ? "private, no-store" : isForAll ? keptBetween : "no-cache");
      return send(request, reply, page.body);
    },
  );
}

/** The files that pages load, by their path. Each folder is listed once, when it is first there. */
function filesOf(folders: SitePages["files"], stored: KeptBodies): (path: string) => File | undefined {
  const listed = new Map<string, ReadonlyMap<string, File>>();
  return (path) => {
    for (const folder of folders()) {
      const files = listed.get(folder) ?? pageFilesIn(folder, stored);
      listed.set(folder, files);
      const file = files.get(path);
      if (file !== undefined) return file;
    }
    return undefined;
  };
}

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? "/";

/** Serves the answers of pages whose forms work without script. What was sent stands in no address, and nothing keeps the page. */
function addForms(app: FastifyInstance, { policy, siteAt, tell }: FormPages): void {
  app.register(async (forms) => {
    readForms(forms);
    forms.post(EVERY_PAGE, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
      const body = new URLSearchParams({ ...fieldsIn(request.body) });
      const sent = new Request(`http://localhost${request.url}`, { method: "POST", body });
      const page = await siteAt(request.hostname, pathOf(request)).render(sent, languageOf(request), tell);
      if (page.status === NO_FORM) return reply.callNotFound();
      reply.code(page.status).headers(Object.fromEntries(page.headers)).header("content-security-policy", policy);
      return reply
        .header("vary", "cookie")
        .header("cache-control", "private, no-store")
        .send(Buffer.from(await page.arrayBuffer()));
    });
  });
}

type FormPages = {
  readonly policy: string;
  readonly siteAt: (host: string, path: string) => Pick<SitePages, "render">;
  readonly tell: (error: unknown) => void;
};

const LARGEST_FORM = 16 * 1024;
/** What the router answers for a page that has no form. */
const NO_FORM = 405;

/** An address to which a letter or another site leads may contain a key that opens an account. Such a page is never kept. */
const holdsSecret = (address: string): boolean => /[?&](?:token|apikey|key)=/i.test(address);

/**
 * Only the address and the language of a request are passed on, and how many seconds a caller who asks too often has to wait. A page is the
 * same for everybody, whatever their browser sends.
 */
const requestAt = (address: string, waits?: number): Request =>
  new Request(`http://localhost${address}`, waits === undefined ? {} : { headers: { "retry-after": String(waits) } });

/** Pages that show the cart of a guest without script, and where that one is drawn. */
const WITH_FORM_CART: Readonly<Record<string, string>> = { "/shop/cart": "/shop/cart/form", "/shop/checkout": "/shop/checkout/form" };

/** Asks for the page that shows a form cart in the place of another one. */
function requestWith(address: string, cart: FormCart): Request {
  const { pathname, search } = new URL(address, "http://localhost");
  return new Request(`http://localhost${WITH_FORM_CART[pathname] ?? pathname}${search}`, {
    headers: { "form-cart": JSON.stringify(cart) },
  });
}

declare module "fastify" {
  interface FastifyRequest {
    /** The caller asks for this page too often and has to wait this many seconds. */
    waits?: number;
  }
}
