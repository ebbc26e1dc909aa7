import { entry } from "./entry.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { MenuCategories } from "./menu-categories.ts";

const categories = ["Ayurveda", "Unani", "Dietary Needs", "Chronic Disease", "Women's Health", "Accessories", "Health package"];

/** Shop by category, each heading over its sub-categories. */
export const byCategory = ({ subCategories }: MenuCategories): MenuItem =>
  entry("Shop by category", "/shop", {
    items: categories.map((category) =>
      entry(category, addressOf("category", category), { items: subCategories(category).map(subCategoryEntry) }),
    ),
  });

/** The brands themselves are listed by the catalogue. */
export const byBrand: MenuItem = entry("Shop by brand", "/shop/product-brands");

export const byConcern = ({ concerns }: MenuCategories): MenuItem =>
  entry("Shop by concern", "/shop/products", {
    items: concerns.map((concern) => entry(concern, `/shop/products?concern=${encodeURIComponent(concern)}`)),
  });

/** One category under a title of the menu's own. */
export const ofCategory = (title: string, category: string, { subCategories }: MenuCategories): MenuItem =>
  entry(title, addressOf("category", category), { items: subCategories(category).map(subCategoryEntry) });

const subCategoryEntry = (title: string): MenuItem => entry(title, addressOf("subcategory", title));

const addressOf = (kind: "category" | "subcategory", title: string): string =>
  `/shop/product-${kind}/${encodeURIComponent(title.toLowerCase())}`;
