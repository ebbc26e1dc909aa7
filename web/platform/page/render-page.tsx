import { StrictMode } from "react";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToString } from "react-dom/server";
import { createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from "react-router-dom";
import { RENDERED_BY_SERVER } from "#web/platform/guards/guarded-routes.ts";
import { headOf, isWithHead, linkedOf } from "./head.ts";
import { headMarkup } from "./head-markup.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { PageMarkupProvider } from "./markup-once.tsx";
import { tooManyRequests, secondsToWait } from "#web/platform/requests/too-many-requests.ts";
import type { ReactNode } from "react";
import type { DataStrategyFunction, RouteObject, StaticHandler, StaticHandlerContext } from "react-router-dom";
import type { Head } from "./head.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { KeptMarkup } from "./kept-markup.ts";
import type { PageFrame } from "./page-frame.ts";

type PageParts = {
  readonly handler: StaticHandler;
  readonly keeper: Dependencies;
  readonly frame: PageFrame;
  /** Markup that is the same for every visitor and is used again on other pages. */
  readonly prints: KeptMarkup;
  /** The origin of the site. */
  readonly site: string;
  /** The origin of the API that its window calls; null: that of the site. */
  readonly api: string | null;
  /** The head of an error page. */
  readonly trouble: (status: number) => Head;
};

/** The page at a request's address as HTML. It holds the data of its loaders, from which the window hydrates it. */
export async function renderPage(request: Request, { handler, keeper, frame, prints, site, api, trouble }: PageParts): Promise<Response> {
  const context = await handler.query(request, { requestContext: RENDERED_BY_SERVER, ...refusedTo(request) });
  if (context instanceof Response) return context;
  const sheet = prints.sheet();
  const app = drawn(
    <StrictMode>
      <DependenciesProvider value={keeper}>
        <PageMarkupProvider value={sheet}>
          <StaticRouterProvider router={createStaticRouter(matchedOf(context), context)} context={context} hydrate={false} />
        </PageMarkupProvider>
      </DependenciesProvider>
    </StrictMode>,
  );
  const printed = sheet.filled(app, (element) => drawn(<DependenciesProvider value={keeper}>{element}</DependenciesProvider>));
  const matches = matchesOf(context);
  const pageHead = headOf(matches) ?? trouble(context.statusCode);
  const things = pageHead.canonical === null ? [] : await linkedOf(matches, site); // A page that search engines should not list has no structured data.
  const head = headMarkup(pageHead, things, { site, api });
  const html = frame.filled({
    head,
    file: fileOf(context),
    app: printed,
    // A page without this state is not hydrated: a window that runs script draws its own cart instead of a form's cart.
    state: request.headers.has("form-cart") ? "" : `<script type="application/json" id="state">${stateOf(context)}</script>`,
  });
  return new Response(html, {
    status: pageHead.isMissing === true ? 404 : context.statusCode,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

/**
 * A visitor who asks too often gets an error page, for which no loader of it runs. The request says after how many seconds they may ask
 * again.
 */
function refusedTo(request: Request): { readonly dataStrategy?: DataStrategyFunction } {
  const wait = request.headers.get("retry-after");
  if (wait === null) return {};
  const refuse = async () => {
    throw tooManyRequests(Number(wait));
  };
  return {
    async dataStrategy({ matches }) {
      const page = matches.at(-1);
      const results = await Promise.all(
        matches.map(async (match) => [match.route.id, await match.resolve(match === page ? refuse : undefined)]),
      );
      return Object.fromEntries(results);
    },
  };
}

/** The routes that match alone: the router goes through all that it is given. */
const matchedOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, index: false, children }], []);

/** An error page holds no data of the page that failed. */
const matchesOf = ({ matches, loaderData, errors }: StaticHandlerContext) =>
  errors === null ? matches.map(({ route }) => ({ handle: route.handle, data: loaderData[route.id] })) : [];

/** The tags that load the code and the styles of the page's screen at once. */
function fileOf({ matches }: StaticHandlerContext): string {
  const handle: unknown = matches.at(-1)?.route.handle;
  return isWithHead(handle) ? handle.file : "";
}

/** The state from which the window hydrates. Its path differs from the address if this page is shown in place of another. */
function stateOf({ loaderData, actionData, errors, location }: StaticHandlerContext): string {
  const shownErrors = errors && Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, shown(error)]));
  return JSON.stringify({ path: location.pathname, loaderData, actionData, errors: shownErrors }).replaceAll("<", "\\u003c");
}

/** MobX has this switch once for the whole process. It is on only during a synchronous call, while nothing else can run. */
function drawn(element: ReactNode): string {
  enableStaticRendering(true);
  try {
    return renderToString(element);
  } finally {
    enableStaticRendering(false);
  }
}

/** Only what an error page shows is sent to browsers. The text of a defect stays on the server. */
function shown(error: unknown): unknown {
  return isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText, data: { wait: secondsToWait(error.data) }, internal: false }
    : { status: 500 };
}
