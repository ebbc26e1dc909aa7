import { token } from "../shared/token.ts";

/** The shop's public address, as search engines and people who share a page use it: an origin, without a slash at its end. */
export type SiteAddress = string;
export const SiteAddress = token<SiteAddress>("SiteAddress");

/** The address of another site on the shop's server, which has a host of its own: bound for the pages of such a site alone. */
export type OwnSiteAddress = string;
export const OwnSiteAddress = token<OwnSiteAddress>("OwnSiteAddress");
