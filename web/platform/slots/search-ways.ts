import type { MeantService } from "#core/search/services-meant.ts";

/** Where a feature's services are looked for by words; empty: all of them. Its file search-ways.ts is loaded with what the shop's search finds. */
export type SearchWays = { readonly [kind in MeantService["kind"]]?: (words: string) => string };
