import type { Collection, CollectionKind, SortOrder } from "#core/catalogue/collection.ts";

/** Where the shop's pages are. Source: specification/catalogue.md, Addresses. */
export const shopAddress = {
  home: "/",
  shop: "/shop",
  cart: "/shop/cart",
  checkout: "/shop/checkout",
  /** With cash chosen, where it can be had. */
  checkoutInCash: "/shop/checkout?pay=cash",
  thanks: (order: string): string => `/shop/thankyou/${encodeURIComponent(order)}`,
  products: "/shop/products",
  category: (slug: string): string => `/shop/product-category/${encodeURIComponent(slug)}`,
  /** Every brand by its letter. */
  brands: "/shop/product-brands",
  wishlist: "/shop/wishlist",
  subCategory: (slug: string): string => `/shop/product-subcategory/${encodeURIComponent(slug)}`,
  /** A brand's part of an address is its name as it is. */
  brand: (name: string): string => `/shop/product-brands/${encodeURIComponent(name)}`,
  tag: (slug: string): string => `/shop/product-tag/${encodeURIComponent(slug)}`,
  concern: (title: string): string => `/shop/products?concern=${encodeURIComponent(title)}`,
  /** A whole collection as links name it: a brand and a concern as they are written, others in lower case. */
  collection: (kind: CollectionKind, { slug, title }: Pick<Collection, "slug" | "title">): string => {
    switch (kind) {
      case "category":
        return shopAddress.category(slug);
      case "sub-category":
        return shopAddress.subCategory(slug);
      case "tag":
        return shopAddress.tag(slug);
      case "brand":
        return shopAddress.brand(title);
      case "concern":
        return shopAddress.concern(title);
    }
  },
  search: (words: string): string => `/shop/products?title=${encodeURIComponent(words)}`,
  /**
   * For which words products are looked for at an address of the shop; "": for none. Practitioners and tests have a search of their own.
   */
  sought: (path: string, search: string): string => (/^\/shop\//i.test(path) ? (new URLSearchParams(search).get("title") ?? "") : ""),
  product: (slug: string): string => `/shop/product/${encodeURIComponent(slug)}`,
  /** Where a product is reviewed by whoever bought it. */
  review: (slug: string): string => `/shop/product/${encodeURIComponent(slug)}/review`,
};

/** All products in an order. */
export const orderedAddress = (order: SortOrder): string => `${shopAddress.products}?order=${order}`;
