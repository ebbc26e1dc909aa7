import { token } from "../shared/token.ts";

/**
 * One of the sites that a server has, as its letters know it. Their links lead to `address`, an origin without a slash at its end, and they
 * are signed with `name`.
 */
export type Site = { readonly address: string; readonly name: string };

/**
 * The site that somebody is written to from. While a request is answered, it is the site at whose host that was made. Elsewhere, as in a
 * job, it is the site made for the people of their company's app. `aggregator` is the name of that app; null: they came without one, or
 * nobody knows who reads.
 */
export type SiteOf = (aggregator: string | null) => Site;
export const SiteOf = token<SiteOf>("SiteOf");
