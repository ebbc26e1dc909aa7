import { sortKeyOf } from "#core/catalogue/sort-key.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A set of the products that save about the same. It is stored by its kind and slug. */
export type SavingSet = { readonly kind: "saving-step"; readonly slug: string };

/** The width of a step in ten-thousandths of the MRP: the smallest difference that shops show. */
const WIDTH = 250;

/** The step of a product's saving. Products that save nothing have a step of their own, and so have products that nobody sells. */
export function savingSetOf(product: ListedProduct): SavingSet {
  const saved = 0 - sortKeyOf("saving", product);
  return { kind: "saving-step", slug: String(saved === 0 ? NOTHING : Math.floor(saved / WIDTH)) };
}

const NOTHING = "nothing";

/** The savings of a step, read from its set's slug, in ten-thousandths of the MRP. Null: the slug names no step. */
export function savingStepCalled(slug: string): { readonly least: number; readonly most: number } | null {
  if (slug === NOTHING) return { least: 0, most: 0 };
  const place = Number(slug);
  return Number.isInteger(place) && place >= 0 ? { least: Math.max(1, place * WIDTH), most: (place + 1) * WIDTH - 1 } : null;
}
