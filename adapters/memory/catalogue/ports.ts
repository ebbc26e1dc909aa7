import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { SiteAddresses } from "#core/catalogue/site-map/site-addresses.port.ts";
import { memoryCatalogue } from "./catalogue.ts";
import { memorySiteAddresses } from "./site-addresses.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const catalogueInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Catalogue, memoryCatalogue(memory));
    keep(SiteAddresses, memorySiteAddresses(memory));
  },
};
