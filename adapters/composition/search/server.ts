import * as useCases from "#core/search/use-cases.ts";
import { reindexStock } from "#adapters/postgres/search/reindex-stock.ts";
import { searchContract } from "#adapters/http-contract/search/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const searchArea = {
  name: "search",
  hourly: [reindexStock],
  useCases,
  contract: searchContract,
} as const satisfies ServerArea;
