import { shopAddress } from "#web/parts/shop-address.ts";
import { isNarrowed } from "#web/screens/shelf/asked-shelf.ts";
import { pathOf } from "#web/screens/shelf/shelf-address.ts";
import { shelfTitle } from "#web/screens/shelf/shelf-title.ts";
import { rupees } from "#web/wording/amounts.ts";
import { brandWords } from "#web/wording/brands.ts";
import { cartWords } from "#web/wording/cart.ts";
import { homeWords } from "#web/wording/home.ts";
import { productWords } from "#web/wording/product.ts";
import { shelfWords } from "#web/wording/shelf.ts";
import { siteWords } from "#web/wording/site.ts";
import { troubleWords } from "#web/wording/trouble.ts";
import type { ShelfEntry, ShelfKind } from "#core/catalogue/shelf.ts";
import type { Head } from "#web/frame/head.ts";
import type { BrandsData } from "#web/screens/brands/brands-data.ts";
import type { ProductData } from "#web/screens/product/product-data.ts";
import type { ShelfData } from "#web/screens/shelf/shelf-data.ts";

/** What the shop's pages say of themselves. */
export const homeHead = (): Head => ({ title: homeWords.title, description: homeWords.description, canonical: shopAddress.home });

export const shopHead = (): Head => ({
  title: siteWords.titled(siteWords.shop),
  description: homeWords.description,
  canonical: shopAddress.shop,
});

/** A shelf is known by the address of all of it: what is searched for, narrowed or begun further on is no page of its own. */
export function shelfHead({ asked, found }: ShelfData): Head {
  const title = shelfTitle({ asked, found });
  const isWhole = asked.after === null && asked.narrowing.words === null && !isNarrowed(asked.narrowing);
  return {
    title: siteWords.titled(title),
    description: shelfWords.description(title, found.count),
    canonical: isWhole ? knownBy(asked.on?.kind, found.shelf) : null,
  };
}

/** As links name it: a brand and a concern as they are written, others in lower case. */
function knownBy(kind: ShelfKind | undefined, shelf: ShelfEntry | null): string {
  if (kind === undefined || shelf === null) return shopAddress.products;
  return kind === "concern" ? shopAddress.concern(shelf.title) : pathOf({ kind, name: kind === "brand" ? shelf.title : shelf.slug });
}

export const brandsHead = ({ name }: BrandsData): Head => ({
  title: siteWords.titled(brandWords.title),
  description: brandWords.description,
  canonical: name === "" ? shopAddress.brands : null,
});

export function productHead({ product: { title, brand, size, slug, offer, status } }: ProductData): Head {
  const price = offer === null ? productWords.outOfStock : rupees(offer.price);
  return {
    title: siteWords.titled(title),
    description: status === "inactive" ? productWords.inactive : productWords.description(title, brand, size, price),
    canonical: shopAddress.product(slug),
  };
}

export const cartHead = (): Head => ({ title: siteWords.titled(cartWords.title), description: cartWords.emptyHint, canonical: null });

export const unknownAddressHead = (): Head => ({
  title: siteWords.titled(troubleWords.unknownAddress),
  description: troubleWords.unknownAddressText,
  canonical: null,
});

/** Of a page that stands for one that failed. */
export const troubleHead = (status: number): Head => ({
  title: siteWords.titled(troubleWords.heading(status)),
  description: troubleWords.text(status),
  canonical: null,
});
