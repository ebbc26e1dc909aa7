import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { SiteSettings } from "./site-settings.ts";

/** What was chosen for the site's pages. */
export type ShowSiteSettings = () => Promise<SiteSettings>;
export const ShowSiteSettings = useCase<ShowSiteSettings>("content", "ShowSiteSettings");

export const makeShowSiteSettings = maker(
  ShowSiteSettings,
  { settings: SiteSettings },
  ({ settings }) =>
    async () =>
      settings,
);
