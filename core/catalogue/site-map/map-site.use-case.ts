import { token } from "../../shared/token.ts";
import type { SiteAddresses, LinkedCollection } from "./site-addresses.port.ts";

/** As many addresses as one list for search engines names; they read up to 50,000. */
const PART = 10_000;

export type SiteMap = {
  readonly shelves: readonly LinkedCollection[];
  /** The slug that each list of products begins with. */
  readonly parts: readonly string[];
};

/** What search engines may find in the shop, save the products themselves. */
export type MapSite = () => Promise<SiteMap>;
export const MapSite = token<MapSite>("MapSite");

export const makeMapSite =
  ({ addresses }: { readonly addresses: SiteAddresses }): MapSite =>
  async () => {
    const [shelves, parts] = await Promise.all([addresses.shelves(), addresses.beginnings(PART)]);
    return { shelves, parts };
  };

/** The slugs of the products in the part that begins with `first`; none where nothing follows. */
export type MapProducts = (first: string) => Promise<readonly string[]>;
export const MapProducts = token<MapProducts>("MapProducts");

export const makeMapProducts =
  ({ addresses }: { readonly addresses: SiteAddresses }): MapProducts =>
  (first) =>
    addresses.from(first, PART);
