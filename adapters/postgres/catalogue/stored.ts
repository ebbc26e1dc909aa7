import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedCatalogue: StoredArea = {
  name: "catalogue",
  places: {
    shelf: "offer",
    product: "offer",
    shelf_part: "offer",
    shelf_facet: "offer",
    catalogue_state: "offer",
  },
  audited: ["catalogue"],
};
