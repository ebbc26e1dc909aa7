import { readLines } from "./lines.ts";
import { readProduct } from "./products.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** A category of the menus: its slug, title and the sub-categories of the products that stand in it first of all. `products` counts the active ones. */
export type MenuCategory = {
  readonly slug: string;
  readonly title: string;
  readonly products: number;
  readonly subCategories: readonly string[];
};

/** The products of a catalogue file, most popular first, and what is wrong with the lines that could not be taken. */
export function readCatalogue(lines: Iterable<string>): {
  readonly products: readonly ProductDetails[];
  readonly faults: readonly LineFault[];
} {
  const seen = { id: new Set<string>(), slug: new Set<string>() };
  const { values, faults } = readLines<ProductDetails>(lines, (text, line) => {
    const read = readProduct(text, line);
    if (read.kind === "refused") return read;
    const { id, slug } = read.value;
    const twice: LineFault[] = [];
    if (seen.id.has(id)) twice.push({ line, path: "_id", expected: "an id that no line before it has" });
    if (seen.slug.has(slug)) twice.push({ line, path: "slug", expected: "a slug that no line before it has" });
    seen.id.add(id);
    seen.slug.add(slug);
    return twice.length === 0 ? read : { kind: "refused", refusal: twice };
  });
  return { products: values, faults };
}

/** In the order in which the products first name them. A category is found by its title in small letters. */
export function categoriesOf(products: readonly ProductDetails[]): readonly MenuCategory[] {
  const titles = new Set(products.flatMap(({ categories }) => categories));
  return [...titles].map((title) => ({
    slug: title.toLowerCase(),
    title,
    products: products.filter(({ categories, status }) => status === "active" && categories.includes(title)).length,
    subCategories: [...new Set(products.filter(({ categories: [main] }) => main === title).map(({ subCategory }) => subCategory))],
  }));
}
