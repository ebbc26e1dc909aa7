/** A category of the shop as menus and pages show it. `products` counts the active ones. */
export type Category = { readonly slug: string; readonly title: string; readonly products: number };

/** A category's part of an address: its title in lower case. Source: platform section 2, Routes with a parameter. */
export const categorySlug = (title: string): string => title.trim().toLowerCase();
