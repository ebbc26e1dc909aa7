import { crumbs } from "#web/frame/crumbs.ts";
import { shopAddress } from "#web/parts/shop-address.ts";
import { siteWords } from "#web/wording/site.ts";
import { shelfAddress } from "./shelf-address.ts";
import { shelfTitle } from "./shelf-title.ts";
import type { LinkedData } from "#web/frame/head.ts";
import type { ShelfData } from "./shelf-data.ts";

/** The way to a shelf; nothing of a search, which is no page of its own. */
export const linked: LinkedData<ShelfData> = ({ asked, found }, site) =>
  asked.narrowing.words !== null
    ? []
    : [
        crumbs(
          [
            { title: siteWords.homeLink, address: shopAddress.home },
            { title: siteWords.shop, address: shopAddress.shop },
            { title: shelfTitle({ asked, found }), address: shelfAddress({ ...asked, order: "popular", after: null }) },
          ],
          site,
        ),
      ];
