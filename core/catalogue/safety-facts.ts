import type { ProductDetails } from "./product.ts";
import type { ProductTitle } from "./product-title.ts";
import type { Ingredient, ProductInformation } from "./information/product-information.ts";

/**
 * Of a product what somebody's own health can be held against. `isConsumable`: it is of a kind that is used up, of which the law asks to
 * tell what is in it. Source: specification/catalogue.md, What a product is.
 */
export type SafetyFacts = ProductTitle &
  Pick<ProductInformation, "genericName" | "botanicalName" | "cautions" | "allergens"> & {
    readonly product: string;
    readonly isConsumable: boolean;
    readonly ingredients: readonly Pick<Ingredient, "name" | "botanicalName">[];
  };

/** What is known of a product, without amounts, directions and whatever else says nothing here. */
export const safetyFactsOf = ({
  id,
  title,
  hindi,
  isConsumable,
  information: { genericName, botanicalName, ingredients, cautions, allergens },
}: ProductForSafety): SafetyFacts => ({
  product: id,
  title,
  hindi,
  isConsumable,
  genericName,
  botanicalName,
  cautions,
  allergens,
  ingredients: ingredients.map(({ name, botanicalName: plant }) => ({ name, botanicalName: plant })),
});

type ProductForSafety = Pick<ProductDetails, "id" | "title" | "hindi" | "isConsumable"> & {
  readonly information: Pick<ProductInformation, "genericName" | "botanicalName" | "ingredients" | "cautions" | "allergens">;
};
