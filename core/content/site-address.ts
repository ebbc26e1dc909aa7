import { token } from "../shared/token.ts";

/** The shop's public address, as search engines and people who share a page use it: an origin, without a slash at its end. */
export type SiteAddress = string;
export const SiteAddress = token<SiteAddress>("SiteAddress");
