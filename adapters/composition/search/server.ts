import { reindexStock } from "#adapters/postgres/search/reindex-stock.ts";
import { searchInProcess } from "./in-process.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const searchArea = {
  name: "search",
  hourly: [reindexStock],
  useCases: searchInProcess,
} as const satisfies ServerArea;
