/** A category of the shop as menus and pages show it. `products` counts the active ones. */
export type Category = { readonly slug: string; readonly title: string; readonly products: number };

/** A collection's part of an address: its title in lower case. Source: specification/catalogue.md, Categories. */
export const collectionSlug = (title: string): string => title.trim().toLowerCase();

/** A category's part of an address: its title in lower case. */
export const categorySlug = collectionSlug;
