import { areas } from "./areas.ts";
import { endpoints } from "./endpoints.ts";
import type { Container } from "inversify";
import { PictureOrigins } from "#core/catalogue/shown-pictures.ts";
import { HolderOf } from "#core/sign-in/session/holder-of.use-case.ts";
import { QuoteSeals } from "#core/orders/quote/quote-seals.port.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { ShowSiteFrame } from "#core/content/show-site-frame.use-case.ts";
import { ApiAddress } from "#core/content/api-address.ts";
import { SiteAddress } from "#core/content/site-address.ts";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";
import { reportingErrors } from "#adapters/composition/error-reporting.ts";
import { formCartCookie } from "#adapters/http-server/cart/form-cart-cookie.ts";
import { followOwnWrites } from "#adapters/http-server/requests/own-writes.ts";
import { limitSearches } from "#adapters/http-server/requests/search-limit.ts";
import { ONE_SECOND } from "#adapters/http-server/pages/pages.ts";
import { pageStylesIn } from "#adapters/http-server/pages/page-styles.ts";
import { unbuiltPage } from "#adapters/http-server/pages/unbuilt-page.ts";
import { pagePolicy } from "#adapters/http-server/answers/security-headers.ts";
import { server } from "#adapters/http-server/server.ts";
import { HumanCheckWidget } from "#adapters/composition/sign-in/human-check.ts";
import { keptFor } from "./kept-for.ts";
import { builtShell } from "./built-shell.ts";
import { formOrigins, paymentPages } from "./payments.ts";
import { productPictureRoutes } from "./pictures.ts";
import { SHELLS_BELOW } from "./shells.ts";
import { addressAt } from "./site-of.ts";
import type { Language } from "#core/shared/language.ts";
import type { BuiltShell } from "./built-shell.ts";
import type { ShellName } from "./shells.ts";
import type { Pages, SitePages } from "#adapters/http-server/pages/pages.ts";
import type { OwnWrites } from "#adapters/http-server/requests/own-writes.ts";
import type { ServerParts } from "#adapters/http-server/server.ts";
import type { FastifyInstance } from "fastify";

export type HttpServer = FastifyInstance;

export const pageStylesOfSources = pageStylesIn;

/** `render` draws a page of what the container has, which tells what goes wrong. */
export type ServerSurroundings = Pick<ServerParts, "log" | "before" | "limits" | "monitoring" | "guards"> & {
  /** The product's, which the API's document names. */
  readonly version?: string;
  /** Where a replica is read; without: none is. */
  readonly ownWrites?: OwnWrites | null;
  readonly pages:
    | (Omit<Pages, "render" | "elsewhere" | "below" | "formCart"> &
        SitePagesOver & { readonly elsewhere?: ReadonlyMap<string, SitePagesOver>; readonly below?: ReadonlyMap<string, SitePagesOver> })
    | null;
};

type SitePagesOver = Pick<SitePages, "files"> & {
  readonly render: (request: Request, language: Language, of: PageContainer) => Promise<Response>;
};

/** What pages are drawn of. */
export type PageContainer = ReturnType<typeof reportingErrors>;

export function serverOver(
  container: Container,
  { pages, version = "", ownWrites = null, guards = [], ...around }: ServerSurroundings,
): FastifyInstance {
  const milliseconds = pages?.keptFor ?? ONE_SECOND;
  return server({
    ...around,
    pages: pages && {
      ...pages,
      ...overContainer(pages, container, milliseconds),
      formCart: formCartCookie(container.get(QuoteSeals)).read,
      elsewhere: sitesOver(pages.elsewhere, (host) => atHost(host, container), milliseconds),
      below: sitesOver(pages.below, () => container, milliseconds),
    },
    endpoints,
    document: async () =>
      (await import("#adapters/http-contract/api-document.ts")).apiDocument(version, container.get(SiteAddress), endpoints),
    use: (answers) => container.get(answers),
    guards: [
      ...guards,
      ...(ownWrites === null ? [] : [followOwnWrites(ownWrites)]),
      limitSearches({ limits: container.get(Limits), now: container.get(Clock), chance: Math.random }),
    ],
    rawRoutes: areas.flatMap(({ routes }) => routes?.(container) ?? []),
    beside: [
      paymentPages(container, pages?.pageStyles ?? (async () => "")),
      ...widgetOf(container),
      ...(pages?.drawing === undefined ? [] : [productPictureRoutes(container, pages.drawing)]),
    ],
    holderOf: container.get(HolderOf),
  });
}

/** The page of an outside human check, where one is set. */
function widgetOf(container: Container): readonly ((app: FastifyInstance) => void)[] {
  const widget = container.isBound(HumanCheckWidget) ? container.get(HumanCheckWidget) : null;
  return widget === null ? [] : [widget];
}

function overContainer({ files, render }: SitePagesOver, container: PageContainer, milliseconds: number): SitePages {
  const withFrame = frameKept(container, milliseconds);
  return { files, render: (request, language, tell) => render(request, language, reportingErrors(withFrame, tell)) };
}

const sitesOver = (
  sites: ReadonlyMap<string, SitePagesOver> = new Map(),
  containerAt: (where: string) => PageContainer,
  milliseconds: number,
): ReadonlyMap<string, SitePages> =>
  new Map([...sites].map(([where, site]) => [where, overContainer(site, containerAt(where), milliseconds)]));

/** What stands around every page is read once for all that are drawn, as long as a page itself is kept. */
function frameKept(container: PageContainer, milliseconds: number): PageContainer {
  const own = new SmallContainer(container);
  own.bind(ListCategories).toConstantValue(keptFor(milliseconds, () => container.get(ListCategories)()));
  own.bind(ShowSiteFrame).toConstantValue(keptFor(milliseconds, () => container.get(ShowSiteFrame)()));
  return own;
}

/** Search engines, and people with whom a page is shared, find a site by its own host: nobody is signed in at another one. */
function atHost(host: string, container: Container): PageContainer {
  const own = new SmallContainer(container);
  own.bind(SiteAddress).toConstantValue(addressAt(host, container.get(SiteAddress)));
  return own;
}

/**
 * The server with the built pages: of one shell, of those below its addresses, and of others by the name that a browser asks for. Throws
 * CannotStart if the shell's English ones are not there. Any others may come later: until then a page says so.
 */
export async function builtServer(
  container: Container,
  { shell, shellHosts, notBuilt, isBuilding, ...around }: BuiltSurroundings,
): Promise<FastifyInstance> {
  const main = builtShell(shell);
  const english = await main.pagesIn("en");
  if (english === null) throw new CannotStart(notBuilt);
  await english.renderer(); // Most visitors ask for it first.
  const pageStyles = async (language: Language) => pageStylesIn(((await main.pagesIn(language)) ?? english).frame);
  const pagesOf = ({ files, pagesIn }: BuiltShell): SitePagesOver => ({
    files,
    render: async (request, language, of) => {
      const pages = await pagesIn(language);
      if (pages !== null) return (await pages.renderer()).render(request, of, pages.frame);
      return unbuiltPage(new URL(request.url), language, { isBuilding: isBuilding(), styles: await pageStyles(language) });
    },
  });
  const pagesOfShells = (shells: ReadonlyMap<string, ShellName>) =>
    new Map([...shells].map(([where, name]) => [where, pagesOf(builtShell(name))]));
  return serverOver(container, {
    ...around,
    pages: {
      ...pagesOf(main),
      elsewhere: pagesOfShells(shellHosts),
      below: pagesOfShells(SHELLS_BELOW[shell]),
      policy: pagePolicy({
        formsGoTo: formOrigins(container),
        picturesFrom: container.get(PictureOrigins),
        callsGoTo: container.get(ApiAddress),
      }),
      pageStyles,
      drawing: async (product) => (await english.renderer()).drawing(product),
    },
  });
}

type BuiltSurroundings = Omit<ServerSurroundings, "pages"> & {
  readonly shell: ShellName;
  readonly shellHosts: ReadonlyMap<string, ShellName>;
  /** What is said where there is nothing to serve. */
  readonly notBuilt: string;
  /** Whether pages that are not there are on their way. */
  readonly isBuilding: () => boolean;
};
