import { sortKeyOf } from "#core/catalogue/sort-key.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A shelf of what saves about as much, as kept: by its kind and slug. */
export type SavingSet = { readonly kind: "saving-step"; readonly slug: string };

/** Of the MRP, in ten-thousandths: as much as the smallest differences that shops show. */
const WIDTH = 250;

/** The step that a product's saving lies in; what saves nothing has one of its own, also where nobody sells it. */
export function savingSetOf(product: ListedProduct): SavingSet {
  const saved = 0 - sortKeyOf("saving", product);
  return { kind: "saving-step", slug: String(saved === 0 ? NOTHING : Math.floor(saved / WIDTH)) };
}

const NOTHING = "nothing";

/** The savings of a step, by its shelf's slug, in ten-thousandths of the MRP; null where it is none. */
export function savingStepCalled(slug: string): { readonly least: number; readonly most: number } | null {
  if (slug === NOTHING) return { least: 0, most: 0 };
  const place = Number(slug);
  return Number.isInteger(place) && place >= 0 ? { least: Math.max(1, place * WIDTH), most: (place + 1) * WIDTH - 1 } : null;
}
