import type { ShelfOrder } from "#core/catalogue/shelf.ts";

/** Where the shop's pages are. Source: platform section 2, Nested routes and Routes with a parameter. */
export const shopAddress = {
  home: "/",
  shop: "/shop",
  cart: "/shop/cart",
  products: "/shop/products",
  category: (slug: string): string => `/shop/product-category/${encodeURIComponent(slug)}`,
  product: (slug: string): string => `/shop/product/${encodeURIComponent(slug)}`,
};

/** The same shelf in another order, or further on. */
export function shelfAddress(path: string, order: ShelfOrder, after: string | null): string {
  const search = new URLSearchParams({ ...(order === "popular" ? {} : { order }), ...(after === null ? {} : { after }) }).toString();
  return search === "" ? path : `${path}?${search}`;
}
