import { nullIfThrown } from "./null-if-thrown.ts";
import type { RecentSearches } from "#core/search/recent-searches.port.ts";

const KEY = "recent_searches";
const LONGEST = 80;

/** In this browser. `storageOf` is asked each time and may throw. What can't be read was not searched for. */
export function recentSearchesIn(storageOf: () => Storage): RecentSearches {
  return {
    read() {
      const stored: unknown = nullIfThrown(() => JSON.parse(storageOf().getItem(KEY) ?? "[]"));
      return Array.isArray(stored)
        ? stored.filter((one): one is string => typeof one === "string" && one !== "" && one.length <= LONGEST)
        : [];
    },
    put(searches) {
      nullIfThrown(() => (searches.length === 0 ? storageOf().removeItem(KEY) : storageOf().setItem(KEY, JSON.stringify(searches))));
    },
  };
}
