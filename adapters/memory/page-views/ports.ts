import { PageViews } from "#core/page-views/page-views.port.ts";
import { SitePatterns } from "#core/page-views/site-patterns.port.ts";
import { memoryPageViews } from "./page-views.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

/** Of the pages of a site two are known: nothing is built here. */
export const pageViewsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(PageViews, memoryPageViews(memory));
    keep(SitePatterns, async (route) => route === "/" || route === "/order/:id");
  },
};
