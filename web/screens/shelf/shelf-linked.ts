import { crumbs } from "#web/frame/crumbs.ts";
import { shopAddress } from "#web/parts/shop-address.ts";
import { siteWords } from "#web/wording/site.ts";
import { shelfAddress } from "./shelf-address.ts";
import { shelfTitle } from "./shelf-title.ts";
import type { LinkedData } from "#web/frame/head.ts";
import type { ShelfData } from "./shelf-data.ts";

/** The way to a shelf. */
export const linked: LinkedData<ShelfData> = ({ asked, found }, site) => [
  crumbs(
    [
      { title: siteWords.homeLink, address: shopAddress.home },
      { title: siteWords.shop, address: shopAddress.shop },
      { title: shelfTitle({ asked, found }), address: shelfAddress({ ...asked, order: "popular", after: null }) },
    ],
    site,
  ),
];
