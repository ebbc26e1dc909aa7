/** A category of the shop as menus and pages show it. `products` counts the active ones. */
export type Category = { readonly slug: string; readonly title: string; readonly products: number };
