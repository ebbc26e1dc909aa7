import { ownState } from "#adapters/memory/own-state.ts";
import type { PageViewCount } from "#core/page-views/page-view.ts";
import type { PageViews } from "#core/page-views/page-views.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** By day and route: what is counted, and what of it is stored. */
const pageViewsIn = ownState(() => ({ counted: new Map<string, PageViewCount>(), stored: new Map<string, PageViewCount>() }));

export function memoryPageViews(memory: Memory): PageViews {
  const { counted, stored } = pageViewsIn(memory);
  return {
    count: ({ day, route }) => addTo(counted, { day, route, views: 1 }),
    async write() {
      for (const count of counted.values()) addTo(stored, count);
      counted.clear();
    },
    between: async (from, to) =>
      [...stored]
        .filter(([, { day }]) => from <= day && day <= to)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, count]) => count),
    async forgetBefore(first) {
      for (const [key, { day }] of stored) if (day < first) stored.delete(key);
    },
  };
}

function addTo(counts: Map<string, PageViewCount>, { day, route, views }: PageViewCount): void {
  const key = `${day} ${route}`;
  counts.set(key, { day, route, views: (counts.get(key)?.views ?? 0) + views });
}
