import { RecentSearches } from "#core/search/recent-searches.port.ts";
import { recentSearchesIn } from "#adapters/browser-storage/recent-searches.ts";
import { make } from "#adapters/composition/make.ts";
import { SiteSearch } from "./site-search.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** The search box, and what it suggests. */
export const searchFeature: Feature<"search", "catalogue"> = {
  stores: (container) => make(container, RecentSearches, () => recentSearchesIn(() => globalThis.localStorage), {}),
  frame: { search: SiteSearch },
};
