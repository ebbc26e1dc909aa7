import { shopAddress } from "#web/parts/shop-address.ts";
import { rupees } from "#web/wording/amounts.ts";
import { cartWords } from "#web/wording/cart.ts";
import { homeWords } from "#web/wording/home.ts";
import { productWords } from "#web/wording/product.ts";
import { shelfWords } from "#web/wording/shelf.ts";
import { siteWords } from "#web/wording/site.ts";
import { troubleWords } from "#web/wording/trouble.ts";
import type { Head } from "#web/frame/head.ts";
import type { ProductData } from "#web/screens/product/product-data.ts";
import type { SearchData } from "#web/screens/search/search-data.ts";
import type { ShelfData } from "#web/screens/shelf/shelf-data.ts";

/** What the shop's pages say of themselves. */
export const homeHead = (): Head => ({ title: homeWords.title, description: homeWords.description, canonical: shopAddress.home });

export const shopHead = (): Head => ({
  title: siteWords.titled(siteWords.shop),
  description: homeWords.description,
  canonical: shopAddress.shop,
});

export function shelfHead({ shelf: { category, count }, asked: { after } }: ShelfData): Head {
  const title = category?.title ?? shelfWords.all;
  const path = category === null ? shopAddress.products : shopAddress.category(category.slug);
  return { title: siteWords.titled(title), description: shelfWords.description(title, count), canonical: after === null ? path : null };
}

export const searchHead = ({ words }: SearchData): Head => {
  const title = shelfWords.searchFor(words);
  return { title: siteWords.titled(title), description: title, canonical: null };
};

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
