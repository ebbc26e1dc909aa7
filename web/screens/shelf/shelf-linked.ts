import { crumbs } from "#web/frame/crumbs.ts";
import { shopAddress } from "#web/parts/shop-address.ts";
import { brandWords } from "#web/wording/brands.ts";
import { siteWords } from "#web/wording/site.ts";
import { knownBy } from "./shelf-address.ts";
import { shelfTitle } from "./shelf-title.ts";
import type { LinkedData } from "#web/frame/head.ts";
import type { ShelfData } from "./shelf-data.ts";

/** The way to a shelf. */
export const linked: LinkedData<ShelfData> = ({ asked, found }, site) => [
  crumbs(
    [
      { title: siteWords.homeLink, address: shopAddress.home },
      { title: siteWords.shop, address: shopAddress.shop },
      ...(asked.on?.kind === "brand" ? [{ title: brandWords.title, address: shopAddress.brands }] : []),
      { title: shelfTitle({ asked, found }), address: knownBy(asked.on, found.shelf) },
    ],
    site,
  ),
];
