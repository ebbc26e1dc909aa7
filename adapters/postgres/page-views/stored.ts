import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { PageViewTables } from "./tables.ts";

export const storedPageViews: StoredArea = {
  name: "page-views",
  places: {
    page_view: "work",
  } satisfies Places<keyof PageViewTables>,
};
