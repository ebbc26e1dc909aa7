import { brand } from "#brand";
import { counted } from "./phrase.ts";
import { sitePhrases as says } from "./wording/site.ts";

const shop = brand.name;

/** What stands on every page, in any language. */
export const siteWords = {
  ...says,
  name: shop,
  home: says.home({ shop }),
  searchPlaceholder: says.searchPlaceholder({ shop }),
  services: says.services({ shop }),
  cartWith: (lines: number): string => (lines === 0 ? says.cartEmpty : counted(lines, says.cartWith, { count: String(lines) })),
  wishlistWith: (products: number): string =>
    products === 0 ? says.wishlistEmpty : counted(products, says.wishlistWith, { count: String(products) }),
  titled: (title: string): string => `${title} · ${shop}`,
};
