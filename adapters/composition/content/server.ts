import { ApiAddress } from "#core/content/api-address.ts";
import { Content } from "#core/content/content.port.ts";
import { LandingPages } from "#core/content/landing-pages/landing-pages.port.ts";
import { SiteAddress } from "#core/content/site-address.ts";
import { SiteSettings } from "#core/content/site-settings.ts";
import * as useCases from "#core/content/use-cases.ts";
import { postgresContent } from "#adapters/postgres/content/content.ts";
import { postgresLandingPages } from "#adapters/postgres/content/landing-pages.ts";
import { siteSettings } from "./site-settings.ts";
import { contentContract } from "#adapters/http-contract/content/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const contentArea = {
  name: "content",
  ports(container, { db, site, settings }) {
    container.bind(SiteAddress).toConstantValue(site);
    container.bind(ApiAddress).toConstantValue(settings.apiUrl);
    container.bind(Content).toConstantValue(postgresContent(db));
    container.bind(LandingPages).toConstantValue(postgresLandingPages(db));
    container.bind(SiteSettings).toConstantValue(siteSettings(settings));
  },
  useCases,
  contract: contentContract,
} as const satisfies ServerArea;
