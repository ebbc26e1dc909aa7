import { productListWords } from "./product-list-words.ts";
import { breadcrumbData } from "#web/platform/page/breadcrumb-data.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { knownBy } from "./product-list-address.ts";
import { productListTitle } from "./product-list-title.ts";
import type { LinkedData } from "#web/platform/page/head.ts";
import type { ProductListData } from "./product-list-data.ts";

/** The way to a list. */
export const linked: LinkedData<ProductListData> = ({ asked, found }, site) => [
  breadcrumbData(
    [
      { title: siteWords.homeLink, address: shopAddress.home },
      { title: siteWords.shop, address: shopAddress.shop },
      ...(asked.on?.kind === "brand" ? [{ title: productListWords.brands, address: shopAddress.brands }] : []),
      { title: productListTitle({ asked, found }), address: knownBy(asked.on, found.collection) },
    ],
    site,
  ),
];
