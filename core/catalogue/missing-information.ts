import type { ProductDetails } from "./product.ts";

/** What Indian law asks a shop to tell of a product before it is bought. */
export const DECLARATIONS = [
  "generic-name",
  "net-quantity",
  "mrp",
  "maker",
  "country-of-origin",
  "consumer-care",
  "best-before",
  "ingredients",
  "licence",
  "vegetarian-mark",
  "allergens",
] as const;
export type Declaration = (typeof DECLARATIONS)[number];

/**
 * What a product lacks of it. Goods that are used up also need ingredients, best before and a licence; food a vegetarian mark and its
 * allergens: Legal Metrology (Packaged Commodities) Rules 2011, 6(10). Source: specification/catalogue.md, What a product is.
 */
export function missingInformation({ mrp, isConsumable, information }: ProductDetails): readonly Declaration[] {
  const { genericName, netQuantity, maker, countryOfOrigin, consumerCare, bestBefore, ingredients, licence } = information;
  const isFood = licence?.kind === "fssai";
  const lacks: Readonly<Record<Declaration, boolean>> = {
    "generic-name": genericName === null,
    "net-quantity": netQuantity === null,
    mrp: mrp === null,
    maker: maker === null,
    "country-of-origin": countryOfOrigin === null,
    "consumer-care": consumerCare === null,
    "best-before": isConsumable && bestBefore === null,
    ingredients: isConsumable && ingredients.length === 0,
    licence: isConsumable && licence === null,
    "vegetarian-mark": isFood && information.vegetarianMark === null,
    allergens: isFood && information.allergens === null,
  };
  return DECLARATIONS.filter((declaration) => lacks[declaration]);
}
