import { token } from "../shared/token.ts";
import type { SiteSettings } from "./site-settings.ts";

/** What was chosen for the site's pages. */
export type ShowSiteSettings = () => Promise<SiteSettings>;
export const ShowSiteSettings = token<ShowSiteSettings>("ShowSiteSettings");

export const makeShowSiteSettings =
  ({ settings }: { readonly settings: SiteSettings }): ShowSiteSettings =>
  async () =>
    settings;
