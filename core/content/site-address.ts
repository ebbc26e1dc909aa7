import { token } from "../shared/token.ts";

/** Where the shop is in the world, as search engines and people who share a page write it: an origin, without a slash at its end. */
export type SiteAddress = string;
export const SiteAddress = token<SiteAddress>("SiteAddress");
