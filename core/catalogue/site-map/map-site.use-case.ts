import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { SiteAddresses } from "./site-addresses.port.ts";
import type { LinkedCollection } from "./site-addresses.port.ts";

/** How many addresses a list for search engines contains; search engines read up to 50,000. */
const PART = 10_000;

export type SiteMap = {
  readonly collections: readonly LinkedCollection[];
  /** The slug that each list of products begins with. */
  readonly parts: readonly string[];
};

/** The addresses for search engines, except those of the products. */
export type MapSite = () => Promise<SiteMap>;
export const MapSite = useCase<MapSite>("catalogue", "MapSite");

export const makeMapSite = maker(MapSite, { addresses: SiteAddresses }, ({ addresses }) => async () => {
  const [collections, parts] = await Promise.all([addresses.collections(), addresses.beginnings(PART)]);
  return { collections, parts };
});

/** The slugs of the products in the part that begins with `first`; empty if no products follow. */
export type MapProducts = (first: string) => Promise<readonly string[]>;
export const MapProducts = useCase<MapProducts>("catalogue", "MapProducts");

export const makeMapProducts = maker(
  MapProducts,
  { addresses: SiteAddresses },
  ({ addresses }) =>
    (first) =>
      addresses.from(first, PART),
);
