import { SiteAddresses } from "#core/catalogue/site-map/site-addresses.port.ts";
import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { PictureOrigins } from "#core/catalogue/shown-pictures.ts";
import * as useCases from "#core/catalogue/use-cases.ts";
import { postgresSiteAddresses } from "#adapters/postgres/catalogue/site-addresses.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { catalogueContract } from "#adapters/http-contract/catalogue/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const catalogueArea = {
  name: "catalogue",
  ports(container, { reading, shown, settings }) {
    container.bind(PictureOrigins).toConstantValue(settings.pictureOrigins);
    container.bind(Catalogue).toConstantValue(postgresCatalogue(reading, shown));
    container.bind(SiteAddresses).toConstantValue(postgresSiteAddresses(reading));
  },
  useCases,
  contract: catalogueContract,
} as const satisfies ServerArea;
