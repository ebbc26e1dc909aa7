import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

type PageRequest = Pick<Request, "method" | "mode" | "headers">;

/** What the worker may store for offline use. It follows from what the features of a site declare of their pages. */
export function offlineRules(features: readonly FeaturePages[]) {
  const personal = new RegExp(
    `^(?:${features
      .flatMap((pages) => pages.personal ?? [])
      .map(anyText)
      .join("|")})(?:/|$)`,
    "i",
  );
  const cacheable = new RegExp(
    `^/api(?:${features
      .flatMap((pages) => pages.cacheable ?? [])
      .map(anyText)
      .join("|")})$`,
  );
  return {
    /** Whether a page may be stored: it is the same for everybody, and its address holds no search words. */
    isPage: (request: Pick<PageRequest, "mode">, { pathname, searchParams }: URL): boolean =>
      request.mode === "navigate" && !personal.test(pathname) && !tells(searchParams),
    /** Whether an answer of the server may be stored. */
    isCacheable: (request: PageRequest, { pathname, searchParams }: URL): boolean =>
      request.method === "GET" && !request.headers.has("authorization") && cacheable.test(pathname) && !tells(searchParams),
  };
}

const anyText = (path: string): string => path.replaceAll("*", ".+");

/** Search words may tell of an illness, and a token opens an account. */
const tells = (search: URLSearchParams): boolean =>
  ["title", "words", "search", "token", "apikey", "key", "invite"].some((name) => search.has(name));
