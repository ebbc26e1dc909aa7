import type { NamedService } from "#core/search/named-services.ts";

/**
 * Where a feature's services are looked for by words; empty: all of them. Its file search-ways.ts is loaded with what the shop's search
 * finds.
 */
export type SearchWays = { readonly [kind in NamedService["kind"]]?: (words: string) => string };
