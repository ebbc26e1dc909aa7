import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

type Asked = Pick<Request, "method" | "mode" | "headers">;

/** What a device may keep for when there is no line, by what the features of a site say of their pages. */
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
    /** Whether a device may keep a page: those that anybody sees, asked for by no words of somebody. */
    isPage: (request: Pick<Asked, "mode">, { pathname, searchParams }: URL): boolean =>
      request.mode === "navigate" && !personal.test(pathname) && !tells(searchParams),
    /** Whether a device may keep what the server answered. */
    isCacheable: (request: Asked, { pathname, searchParams }: URL): boolean =>
      request.method === "GET" && !request.headers.has("authorization") && cacheable.test(pathname) && !tells(searchParams),
  };
}

const anyText = (path: string): string => path.replaceAll("*", ".+");

/** What was searched for may tell of an illness, and a token opens an account. */
const tells = (search: URLSearchParams): boolean =>
  ["title", "words", "search", "token", "apikey", "key", "invite"].some((name) => search.has(name));
